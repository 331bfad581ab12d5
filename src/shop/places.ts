type Bounds = { readonly most: number; readonly each: number };

/** Lets so much be under way or wait at once, and less of one visitor's: nobody takes all places alone. */
export function limitedPlaces({ most, each }: Bounds) {
	const taken = new Map<string, number>();
	let all = 0;

	/** What gives the place back; nothing where there is none. */
	return function takePlace(whose: string): (() => void) | undefined {
		const own = taken.get(whose) ?? 0;
		if (all >= most || own >= each) return undefined;
		all++;
		taken.set(whose, own + 1);
		return () => {
			all--;
			const left = (taken.get(whose) ?? 1) - 1;
			if (left > 0) taken.set(whose, left);
			else taken.delete(whose);
		};
	};
}
