export type TextEdit = { readonly at: number; readonly removed: string; readonly inserted: string };
/** Edits with the same number are undone together. */
export type TypingRun = {
	readonly number: number;
	readonly kind: string;
	readonly time: number;
	readonly next: number;
	readonly lastTyped: string;
};

const PAUSE = 1000;
const TYPING = "insertText";
const COMPOSING = "insertCompositionText";

/** The smallest change that makes one text from the other. */
export function editBetween(before: string, after: string): TextEdit {
	const shorter = Math.min(before.length, after.length);
	let head = 0;
	while (head < shorter && before[head] === after[head]) head++;
	let tail = 0;
	while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
	return {
		at: head,
		removed: before.slice(head, before.length - tail),
		inserted: after.slice(head, after.length - tail),
	};
}

/** Goes on with the run while edits touch, are of one kind, within a second, and start no new word; a paste stands alone. */
export function nextRun(run: TypingRun | null, edit: TextEdit, inputType: string, time: number): TypingRun {
	const typing = inputType === COMPOSING || inputType === TYPING;
	const next = typing ? edit.at + edit.inserted.length : edit.at;
	const lastTyped = edit.inserted.slice(-1);
	const joins = run !== null && time - run.time < PAUSE && continues(run, edit, inputType);
	return { number: joins ? run.number : (run?.number ?? 0) + 1, kind: inputType, time, next, lastTyped };
}

function continues(run: TypingRun, edit: TextEdit, inputType: string): boolean {
	if (inputType === COMPOSING) return run.kind === COMPOSING;
	if (inputType === TYPING && edit.removed !== "") return run.kind === COMPOSING;
	if (inputType !== run.kind) return false;
	if (inputType === TYPING) {
		const newWord = /\s/u.test(run.lastTyped) && !/\s/u.test(edit.inserted);
		return edit.at === run.next && !newWord;
	}
	if (!inputType.startsWith("delete")) return false;
	return edit.at === run.next || edit.at + edit.removed.length === run.next;
}
