const waiting: (() => void)[] = [];

/**
 * Entries of the history that are a page's own: the router hears nothing of the way back from them. Called before the
 * router begins to listen: listeners of the window hear of a step in the order of their coming, captured or not.
 */
export function keepOwnHistoryEntries(): void {
	window.addEventListener("popstate", (event) => {
		const answer = waiting.shift();
		if (!answer) return;
		event.stopImmediatePropagation();
		answer();
	});
}

/** Once, at the next step through the history and in place of the router; what is returned calls it off. */
export function answerNextStep(answer: () => void): () => void {
	waiting.push(answer);
	return () => {
		const place = waiting.indexOf(answer);
		if (place >= 0) waiting.splice(place, 1);
	};
}
