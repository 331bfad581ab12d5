/** Each picture once; what could not be had of one may be asked for again. */
export function askOfEach<Known>(
	ids: readonly string[],
	asked: Set<string>,
	load: (id: string) => Promise<Known | undefined>,
	onKnown: (id: string, known: Known) => void,
): void {
	for (const id of ids) {
		if (asked.has(id)) continue;
		asked.add(id);
		void load(id).then((known) => {
			if (known !== undefined) onKnown(id, known);
			else asked.delete(id);
		});
	}
}
