/** What an entry of the history carries; those that the router did not make have no number. */
type EntryState = { readonly key?: string; readonly idx?: number } | null;
type Keeper = { readonly key: string; answer(): void };

const keepers = new Set<Keeper>();

/**
 * Entries of the history that are a page's own, laid over the router's: it hears nothing of steps between them. Called
 * before the router begins to listen: listeners hear of a step in the order of their coming, captured or not.
 */
export function keepOwnHistoryEntries(): void {
	window.addEventListener("popstate", (event) => {
		const entry: EntryState = event.state;
		const keeper = [...keepers].find(({ key }) => entry?.idx !== undefined && key === (entry.key ?? "default"));
		if (!keeper) return;
		event.stopImmediatePropagation();
		keeper.answer();
	});
}

/** `key`: the router's, of the place whose entries they are. What is returned ends it. */
export function answerStepsWithin(key: string, answer: () => void): () => void {
	const keeper = { key, answer };
	keepers.add(keeper);
	return () => void keepers.delete(keeper);
}
