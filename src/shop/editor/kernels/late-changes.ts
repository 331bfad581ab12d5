import type { DesignElement, FontId, TextElement } from "#design/document.ts";
import { changeById } from "./change-element.ts";
import type { ComingChoice } from "./coming-steps.ts";
import { changeBetween, type ElementChange } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";
import { findElement } from "./element-tree.ts";
import { fittedText, type MeasureText } from "./resize-element.ts";
import { sameData } from "./same-data.ts";

/** What was chosen for an element, and what it waits for. */
export type LateChange<Ready> = {
	readonly id: string;
	/** In the customer's language. */
	readonly name: string;
	/** Choices of the same are made in their order. */
	readonly decides: string;
	/** Which part of the element; nothing is left of a choice once a later one for the same part is made. */
	readonly of?: string;
	readonly font?: FontId;
	readonly ready: Promise<Ready>;
	/** Of the element as it is by then; null: nothing is left to change. */
	readonly change: (now: DesignElement, ready: Ready) => ElementChange | null;
};
export type LateChanges = {
	/** Whether it changed anything in the end. */
	changeLate<Ready>(change: LateChange<Ready>): Promise<boolean>;
	/** All that was chosen for what is there, still counts and has not come. */
	coming(): readonly ComingChoice[];
	/** When nothing is coming any more. */
	lateMade(): Promise<void>;
	/** What comes from now on waits until the answer lets it in. */
	holdLate(): () => void;
};

type Change = (now: DesignElement) => ElementChange | null;
type Choice = ComingChoice & {
	/** Of what it decides about which element. */
	readonly key: string;
	made: Change | null;
	isOver: boolean;
	/** What it is for was there when it came. */
	hasMet: boolean;
	/** What it changed, as that was before; null: nothing that could be seen. */
	was: ElementChange | null;
};
type Held = { readonly promise: Promise<void>; readonly resolve: () => void };

/**
 * Changes an element once what the change waits for is there, whatever is selected meanwhile. It is a step from the start:
 * what was taken back, or whose element was, waits until that is brought again, for good if it never is. None waits for
 * another: what was chosen later is made anew on top of what arrives later, but for what was taken back. What never arrives
 * changes nothing, nor does what was followed by a choice that somebody changed otherwise.
 */
export function createLateChanges(store: EditorStore, measure: MeasureText): LateChanges {
	const choices = new Map<string, readonly Choice[]>();
	let held: Held | null = null;

	return {
		changeLate(choice) {
			const { id, name, decides, of = "", font } = choice;
			const key = `${id} ${decides}`;
			const own: Choice = {
				id,
				name,
				of,
				key,
				made: null,
				isOver: false,
				hasMet: false,
				was: null,
				...(font && { font }),
			};
			return make(choice, own).finally(() => store.settle(own));
		},
		coming,
		async lateMade() {
			while (coming().length > 0) await stepped();
		},
		holdLate() {
			const own = Promise.withResolvers<void>();
			held = own;
			return () => {
				if (held === own) held = null;
				own.resolve();
			};
		},
	};

	/** Of several for the same, the last: the others count only if that never comes. */
	function coming(): readonly ComingChoice[] {
		const due = store.due() as readonly Choice[];
		return due.filter((choice, index) => {
			const now = elementNow(choice.id);
			const isLast = !due.slice(index + 1).some(({ key, of }) => key === choice.key && of === choice.of);
			return now && isLast && !isSuperseded(choice, now);
		});
	}

	function elementNow(id: string): DesignElement | undefined {
		const { sides } = store.getState().document;
		return sides.map(({ elements }) => findElement(elements, id)).find((found) => found !== undefined);
	}

	function stepped(): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const stop = store.subscribe(resolve);
		return promise.finally(stop);
	}

	function isSuperseded(choice: Choice, now: DesignElement): boolean {
		const made = after(choice).filter(({ isOver }) => isOver);
		return standingOf(made, now).some(({ hasMet, of }) => hasMet && of === choice.of);
	}

	/** Of the same, those that were chosen after it and are neither taken back nor given up before they came. */
	function after(choice: Choice): readonly Choice[] {
		const all = choices.get(choice.key) ?? [];
		return all.slice(all.indexOf(choice) + 1).filter((each) => each.isOver || store.due().includes(each));
	}

	async function make<Ready>({ id, ready, change }: LateChange<Ready>, own: Choice): Promise<boolean> {
		const { key } = own;
		choices.set(key, [...(choices.get(key) ?? []), own]);
		const { undone } = store.steps();
		store.expect(own);
		own.made = await ready.then(
			(value) => (now) => change(now, value),
			() => null,
		);
		while (held || isTakenOut(own)) await (held?.promise ?? stepped());
		own.isOver = true;
		const later = after(own);
		const all = choices.get(key) ?? [];
		if (all.every(({ isOver }) => isOver)) choices.delete(key);
		if (!store.knows(own)) own.made = null;
		if (!own.made) return false;
		let put: ReadonlyMap<Choice, ElementChange> = new Map();
		const changeOf = (now: DesignElement): ElementChange | null => {
			own.hasMet = own.made?.(now) != null;
			const result = changedBy(own, later, now);
			put = result?.put ?? put;
			return result && changeBetween(now, result.after);
		};
		const refit = (text: TextElement) => fittedText(text, measure);
		const isRun = changeById(store, id, changeOf, measure, { late: store.steps().undone !== undone, refit });
		if (isRun) for (const [choice, was] of put) choice.was ??= was;
		return isRun;
	}

	/** It may be brought again, or what it is for. */
	function isTakenOut(own: Choice): boolean {
		return store.knows(own) && !(store.due().includes(own) && elementNow(own.id));
	}
}

/** null: one of the later ones was changed otherwise, or all is so already. */
function changedBy(own: Choice, later: readonly Choice[], now: DesignElement) {
	const standing = standingOf(later, now);
	const seen = standing.filter(({ was }) => was);
	if (!sameData(now, inTurn(seen, now).after)) return null;
	const result = inTurn([own, ...standing], now);
	return sameData(now, result.after) ? null : result;
}

/** Those that undo has not taken back. */
function standingOf(choices: readonly Choice[], now: DesignElement): readonly Choice[] {
	const standing: Choice[] = [];
	let before = now;
	for (const choice of choices) {
		if (isTakenBack(choice, before)) before = inTurn([choice], before).after;
		else standing.push(choice);
	}
	return standing;
}

function isTakenBack(choice: Choice, now: DesignElement): boolean {
	return !!choice.was && sameData(now, { ...now, ...choice.was }) && !sameData(now, inTurn([choice], now).after);
}

/** `put`: what each of them changes, as that was before. */
function inTurn(choices: readonly Choice[], now: DesignElement) {
	let after = now;
	const put = new Map<Choice, ElementChange>();
	for (const choice of choices) {
		const change = choice.made?.(after);
		if (!change) continue;
		put.set(choice, asBefore(after, change));
		after = { ...after, ...change } as DesignElement;
	}
	return { after, put };
}

function asBefore(element: DesignElement, change: ElementChange): ElementChange {
	return Object.fromEntries(
		Object.keys(change).map((key) => [key, element[key as keyof DesignElement]]),
	) as ElementChange;
}
