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
	/** Which part of the element, as those who ask what is coming for it name it. */
	readonly of?: string;
	readonly font?: FontId;
	readonly ready: Promise<Ready>;
	/** What comes decides nothing: a copy of the element can have the change before. */
	readonly isKnown?: boolean;
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
	/** What it will change, where that is known before it comes. */
	readonly known: Change | null;
	made: Change | null;
	isOver: boolean;
	/** It is a step of its own, which undo may take back. */
	isStep: boolean;
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
			const { id, name, decides, of = "", font, isKnown } = choice;
			const own: Choice = {
				...{ id, name, of, key: `${id} ${decides}`, made: null, isOver: false, isStep: false },
				known: isKnown ? (now) => choice.change(now, undefined as never) : null,
				...(font && { font }),
				...(isKnown && { asChosen: (now) => inTurn([own, ...after(own)], now) }),
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

	/** Those of which something would be left if all came. */
	function coming(): readonly ComingChoice[] {
		return (store.due() as readonly Choice[]).filter((choice) => {
			const now = elementNow(choice.id);
			return now && (!choice.known || isLeft(choice, now));
		});
	}

	function isLeft(choice: Choice, now: DesignElement): boolean {
		const later = after(choice);
		return !sameData(inTurn(later, now), inTurn([choice, ...later], now));
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

	/** Of the same, those that were chosen after it and are neither taken back nor given up. */
	function after(choice: Choice): readonly Choice[] {
		const all = choices.get(choice.key) ?? [];
		const stands = (each: Choice) => (each.isOver ? !each.isStep || store.made(each) : store.due().includes(each));
		return all.slice(all.indexOf(choice) + 1).filter(stands);
	}

	async function make<Ready>({ id, ready, change }: LateChange<Ready>, own: Choice): Promise<boolean> {
		const { key } = own;
		choices.set(key, [...(choices.get(key) ?? []), own]);
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
		const changeOf = (now: DesignElement): ElementChange | null => {
			const result = changedBy(own, later, now);
			return result && changeBetween(now, result);
		};
		const refit = (text: TextElement) => fittedText(text, measure);
		own.isStep = changeById(store, id, changeOf, measure, { late: true, refit, made: own });
		return own.isStep;
	}

	/** It may be brought again, or what it is for. */
	function isTakenOut(own: Choice): boolean {
		return store.knows(own) && !(store.due().includes(own) && elementNow(own.id));
	}
}

/** null: one of the later ones was changed otherwise, or all is so already. */
function changedBy(own: Choice, later: readonly Choice[], now: DesignElement): DesignElement | null {
	const seen = later.filter(({ isStep }) => isStep);
	if (!sameData(now, inTurn(seen, now))) return null;
	const made = later.filter(({ isOver }) => isOver);
	const result = inTurn([own, ...made], now);
	return sameData(now, result) ? null : result;
}

function inTurn(choices: readonly Choice[], now: DesignElement): DesignElement {
	let after = now;
	for (const { isOver, made, known } of choices) {
		const change = isOver ? made : (made ?? known);
		after = { ...after, ...change?.(after) } as DesignElement;
	}
	return after;
}
