import type { DesignElement } from "#design/document.ts";
import { changeById } from "./change-element.ts";
import { changeBetween, type ElementChange } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";
import type { MeasureText } from "./resize-element.ts";

/** What was chosen for an element, and what it waits for. */
export type LateChange<Ready> = {
	readonly id: string;
	/** Choices of the same are made in their order. */
	readonly decides: string;
	readonly ready: Promise<Ready>;
	/** Of the element as it is by then; null: nothing is left to change. */
	readonly change: (now: DesignElement, ready: Ready) => ElementChange | null;
};
export type ChangeLate = <Ready>(change: LateChange<Ready>) => Promise<void>;

type Change = (now: DesignElement) => ElementChange | null;
type Choice = { made: Change | null; isOver: boolean };

/**
 * Changes an element once what the change waits for is there, whatever is selected or taken back meanwhile. None waits for
 * another: what was chosen later is made anew on top of what arrives later. What never arrives changes nothing.
 */
export function createLateChanges(store: EditorStore, measure: MeasureText): ChangeLate {
	const choices = new Map<string, readonly Choice[]>();

	return async ({ id, decides, ready, change }) => {
		const key = `${id} ${decides}`;
		const own: Choice = { made: null, isOver: false };
		choices.set(key, [...(choices.get(key) ?? []), own]);
		const { undone } = store.steps();
		own.made = await ready.then(
			(value) => (now) => change(now, value),
			() => null,
		);
		own.isOver = true;
		const all = choices.get(key) ?? [];
		const since = all.slice(all.indexOf(own)).flatMap(({ made }) => made ?? []);
		if (all.every(({ isOver }) => isOver)) choices.delete(key);
		if (own.made) changeById(store, id, inTurn(since), measure, { late: store.steps().undone !== undone });
	};
}

function inTurn(changes: readonly Change[]): Change {
	return (now) => {
		let after = now;
		for (const change of changes) after = { ...after, ...change(after) } as DesignElement;
		return changeBetween(now, after);
	};
}
