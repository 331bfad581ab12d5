import type { DesignElement, TextElement } from "#design/document.ts";
import { changeById } from "./change-element.ts";
import { changeBetween, type ElementChange } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";
import { findElement } from "./element-tree.ts";
import { fittedText, type MeasureText } from "./resize-element.ts";
import { sameData } from "./same-data.ts";

/** What was chosen for an element, and what it waits for. */
export type LateChange<Ready> = {
	readonly id: string;
	/** Choices of the same are made in their order. */
	readonly decides: string;
	/** Which part of the element; nothing is left of a choice once a later one for the same part is made. */
	readonly of?: string;
	readonly ready: Promise<Ready>;
	/** Of the element as it is by then; null: nothing is left to change. */
	readonly change: (now: DesignElement, ready: Ready) => ElementChange | null;
};
export type LateChanges = {
	changeLate<Ready>(change: LateChange<Ready>): Promise<void>;
	/** When all that was chosen for what is there, and still counts, is made or given up. */
	lateMade(): Promise<void>;
	/** What comes from now on waits until the answer lets it in. */
	holdLate(): () => void;
};

type Change = (now: DesignElement) => ElementChange | null;
type Choice = {
	readonly id: string;
	/** Of what it decides about which element. */
	readonly key: string;
	readonly of: string;
	made: Change | null;
	isOver: boolean;
	/** What it changed, as that was before; null: nothing that could be seen. */
	was: ElementChange | null;
};
type Held = { readonly promise: Promise<void>; readonly resolve: () => void };

/**
 * Changes an element once what the change waits for is there, whatever is selected or taken back meanwhile. None waits for
 * another: what was chosen later is made anew on top of what arrives later, but for what was taken back. What never arrives
 * changes nothing, nor does what was followed by a choice that somebody changed otherwise.
 */
export function createLateChanges(store: EditorStore, measure: MeasureText): LateChanges {
	const choices = new Map<string, readonly Choice[]>();
	const making = new Map<Promise<void>, Choice>();
	let held: Held | null = null;

	return {
		changeLate(choice) {
			const { id, decides, of = "" } = choice;
			const own: Choice = { id, key: `${id} ${decides}`, of, made: null, isOver: false, was: null };
			const made = make(choice, own).finally(() => making.delete(made));
			making.set(made, own);
			return made;
		},
		async lateMade() {
			for (let open = stillOpen(); open.length > 0; open = stillOpen()) await Promise.race(open);
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

	function stillOpen(): readonly Promise<void>[] {
		const { sides } = store.getState().document;
		const isThere = ({ id }: Choice) => sides.some(({ elements }) => findElement(elements, id));
		return [...making].filter(([, choice]) => isThere(choice) && !isSuperseded(choice)).map(([made]) => made);
	}

	function isSuperseded(choice: Choice): boolean {
		const all = choices.get(choice.key) ?? [];
		return all.slice(all.indexOf(choice) + 1).some(({ made, was, of }) => made && was && of === choice.of);
	}

	async function make<Ready>({ id, ready, change }: LateChange<Ready>, own: Choice): Promise<void> {
		const { key } = own;
		choices.set(key, [...(choices.get(key) ?? []), own]);
		const { undone } = store.steps();
		own.made = await ready.then(
			(value) => (now) => change(now, value),
			() => null,
		);
		while (held) await held.promise;
		own.isOver = true;
		const all = choices.get(key) ?? [];
		if (all.every(({ isOver }) => isOver)) choices.delete(key);
		if (!own.made) return;
		const later = all.slice(all.indexOf(own) + 1);
		let put: ReadonlyMap<Choice, ElementChange> = new Map();
		const changeOf = (now: DesignElement): ElementChange | null => {
			const result = changedBy(own, later, now);
			put = result?.put ?? put;
			return result && changeBetween(now, result.after);
		};
		const refit = (text: TextElement) => fittedText(text, measure);
		const isRun = changeById(store, id, changeOf, measure, { late: store.steps().undone !== undone, refit });
		if (isRun) for (const [choice, was] of put) choice.was ??= was;
	}
}

/** null: one of the later ones was changed otherwise, or all is so already. */
function changedBy(own: Choice, later: readonly Choice[], now: DesignElement) {
	const standing: Choice[] = [];
	let before = now;
	for (const choice of later) {
		if (isTakenBack(choice, before)) before = inTurn([choice], before).after;
		else standing.push(choice);
	}
	const seen = standing.filter(({ was }) => was);
	if (!sameData(now, inTurn(seen, now).after)) return null;
	const result = inTurn([own, ...standing], now);
	return sameData(now, result.after) ? null : result;
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
