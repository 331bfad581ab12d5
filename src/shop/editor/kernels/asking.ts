/** The shop is asked for what is saved and sent meanwhile too. */
const AT_ONCE = 3;

/** Asks about each picture once, of few at a time; what could not be had of one may be asked for again. */
export function createAsking<Known>(
	load: (id: string) => Promise<Known | undefined>,
	onKnown: (id: string, known: Known) => void,
): (ids: readonly string[]) => void {
	const asked = new Set<string>();
	const waiting: string[] = [];
	let running = 0;

	function askNext(): void {
		while (running < AT_ONCE && waiting.length > 0) void ask(waiting.shift()!);
	}

	async function ask(id: string): Promise<void> {
		running++;
		const known = await load(id).catch(() => undefined);
		running--;
		if (known !== undefined) onKnown(id, known);
		else asked.delete(id);
		askNext();
	}

	return (ids) => {
		for (const id of ids) {
			if (asked.has(id)) continue;
			asked.add(id);
			waiting.push(id);
		}
		askNext();
	};
}
