import type { DesignElement, TextElement } from "#design/document.ts";
import { changeById } from "./change-element.ts";
import { changeBetween, type ElementChange } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";
import { fittedText, type MeasureText } from "./resize-element.ts";
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
	/** When all that was chosen is made, or given up. */
	lateMade(): Promise<void>;
	/** What has not come yet changes nothing any more. */
	giveUpLate(): void;
};

type Change = (now: DesignElement) => ElementChange | null;
type Choice = {
	made: Change | null;
	isOver: boolean;
	/** What it changed, as that was before; null: it has changed nothing yet. */
	was: ElementChange | null;
};

/**
 * Changes an element once what the change waits for is there, whatever is selected or taken back meanwhile. None waits for
 * another: what was chosen later is made anew on top of what arrives later, but for what was taken back. What never arrives
 * changes nothing, nor does what was followed by a choice that somebody changed otherwise.
 */
export function createLateChanges(store: EditorStore, measure: MeasureText): LateChanges {
	const choices = new Map<string, readonly Choice[]>();
	const making = new Set<Promise<void>>();
	let stopped = 0;

	return {
		changeLate(choice) {
			const made = make(choice).finally(() => making.delete(made));
			making.add(made);
			return made;
		},
		async lateMade() {
			while (making.size > 0) await Promise.allSettled(making);
		},
		giveUpLate() {
			stopped++;
			making.clear();
		},
	};

	async function make<Ready>({ id, decides, ready, change }: LateChange<Ready>): Promise<void> {
		const key = `${id} ${decides}`;
		const own: Choice = { made: null, isOver: false, was: null };
		choices.set(key, [...(choices.get(key) ?? []), own]);
		const { undone } = store.steps();
		const began = stopped;
		const made = await ready.then(
			(value) => (now: DesignElement) => change(now, value),
			() => null,
		);
		own.made = stopped === began ? made : null;
		own.isOver = true;
		const all = choices.get(key) ?? [];
		if (all.every(({ isOver }) => isOver)) choices.delete(key);
		if (!own.made) return;
		const later = all.slice(all.indexOf(own) + 1).filter((each) => each.made);
		const refit = (text: TextElement) => fittedText(text, measure);
		const options = { late: store.steps().undone !== undone, refit };
		changeById(store, id, (now) => changeBy(own, later, now), measure, options);
	}
}

/** null: one of them was changed otherwise, or all is so already. */
function changeBy(own: Choice, later: readonly Choice[], now: DesignElement): ElementChange | null {
	const standing = later.filter((choice) => !isTakenBack(choice, now));
	if (standing.some(({ was, made }) => was && !sameData(now, withChange(now, made)))) return null;
	let after = now;
	for (const choice of [own, ...standing]) {
		const change = choice.made?.(after);
		if (change) choice.was ??= asBefore(after, change);
		after = { ...after, ...change } as DesignElement;
	}
	return sameData(now, after) ? null : changeBetween(now, after);
}

function isTakenBack({ was, made }: Choice, now: DesignElement): boolean {
	return !!was && sameData(now, { ...now, ...was }) && !sameData(now, withChange(now, made));
}

function withChange(now: DesignElement, made: Change | null): DesignElement {
	return { ...now, ...made?.(now) } as DesignElement;
}

function asBefore(element: DesignElement, change: ElementChange): ElementChange {
	return Object.fromEntries(
		Object.keys(change).map((key) => [key, element[key as keyof DesignElement]]),
	) as ElementChange;
}
