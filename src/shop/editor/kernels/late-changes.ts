import type { DesignElement } from "#design/document.ts";
import { changeById } from "./change-element.ts";
import { changeBetween, type ElementChange } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";
import type { MeasureText } from "./resize-element.ts";
import { sameData } from "./same-data.ts";

/** What was chosen for an element, and what it waits for. */
export type LateChange<Ready> = {
	readonly id: string;
	/** Choices of the same are made in their order. */
	readonly decides: string;
	readonly ready: Promise<Ready>;
	/** Of the element as it is by then; null: nothing is left to change. */
	readonly change: (now: DesignElement, ready: Ready) => ElementChange | null;
};
export type LateChanges = {
	changeLate<Ready>(change: LateChange<Ready>): Promise<void>;
	/** When all that was chosen by now is made, or given up. */
	lateMade(): Promise<unknown>;
};

type Change = (now: DesignElement) => ElementChange | null;
type Choice = { made: Change | null; isOver: boolean };

/**
 * Changes an element once what the change waits for is there, whatever is selected or taken back meanwhile. None waits for
 * another: what was chosen later is made anew on top of what arrives later. What never arrives changes nothing, nor does what
 * was followed by a choice that somebody took back or changed otherwise.
 */
export function createLateChanges(store: EditorStore, measure: MeasureText): LateChanges {
	const choices = new Map<string, readonly Choice[]>();
	const making = new Set<Promise<void>>();

	return {
		changeLate(choice) {
			const made = make(choice).finally(() => making.delete(made));
			making.add(made);
			return made;
		},
		lateMade: () => Promise.allSettled(making),
	};

	async function make<Ready>({ id, decides, ready, change }: LateChange<Ready>): Promise<void> {
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
		const later = all.slice(all.indexOf(own) + 1).flatMap(({ made }) => made ?? []);
		if (all.every(({ isOver }) => isOver)) choices.delete(key);
		const { made } = own;
		if (!made) return;
		const changeOf = (now: DesignElement) => (inTurn(later)(now) ? null : inTurn([made, ...later])(now));
		changeById(store, id, changeOf, measure, { late: store.steps().undone !== undone });
	}
}

function inTurn(changes: readonly Change[]): Change {
	return (now) => {
		let after = now;
		for (const change of changes) after = { ...after, ...change(after) } as DesignElement;
		return sameData(now, after) ? null : changeBetween(now, after);
	};
}
