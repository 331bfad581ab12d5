import type { DesignDocument, DesignElement } from "#design/document.ts";
import type { Span } from "#design/geometry/bounds.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { withBunched } from "./bunched-steps.ts";
import {
	applyCommand,
	type Command,
	changeBetween,
	elementOf,
	mergeCommands,
	replacesAll,
	reverseCommand,
	setCommand,
	variantAfter,
} from "./commands.ts";
import { createElementNumbers, likenessOf } from "./element-numbers.ts";
import { type Excess, excessOf } from "./excess.ts";
import { boundsOfAll } from "./frame.ts";
import type { Cell } from "./free-cells.ts";
import { keepsLocked } from "./kept-by-locks.ts";
import { undoneAfter } from "./late-step.ts";
import { estimatedIn, type RefitText, remeasuredDone, remeasuredUndone } from "./remeasured-steps.ts";
import { type Selection, selectedIds, selectedPlaced, selectionOf, type TextRange } from "./selection.ts";

export type EditorMode = "select" | "text" | "crop";
export type Touched = Span & { readonly side: string };
/** What somebody was at when they asked for something that comes later. */
export type Begun = {
	readonly side: string;
	/** What was selected, as it was. */
	readonly element: DesignElement | null;
	/** The same of several. */
	readonly several?: readonly DesignElement[];
	readonly touched: Span | null;
	/** The frame that it is to fill if it still waits then. */
	readonly slot?: string | null;
	/** The part of the side that is kept for it, if it is still free then. */
	readonly cell?: Cell | undefined;
	/** Where it was dropped. */
	readonly at?: Point | null;
	/** The id of the photo that will lie there. */
	readonly photo?: string;
};
export type EditorState = {
	readonly document: DesignDocument;
	/** Colour and size of the product. */
	readonly variantId: number;
	readonly selection: Selection;
	readonly mode: EditorMode;
	/** Every tap takes an element in or out: fingers have no Shift key. */
	readonly collecting: boolean;
	/** Moved elements settle on lines and gaps; no part of the design. */
	readonly snapping: boolean;
	/** Has just been added without words of its own, which are being asked for; no part of the design. */
	readonly begun: string | null;
	/** Where something was selected last, or a file was dropped; no part of the design. */
	readonly touched: Touched | null;
	readonly canUndo: boolean;
	readonly canRedo: boolean;
};

type Step = {
	readonly command: Command;
	readonly tag: string | null;
	readonly before: Selection;
	readonly after: Selection;
	/** Puts other work in place of all: what comes later is not for what is there now. */
	readonly isOtherWork?: boolean;
};
/** Those that undo takes back, and those that redo brings; the next one is the last. */
export type Steps = { readonly done: readonly Step[]; readonly undone: readonly Step[] };
export type RunOptions = {
	/** Steps with the same tag in a row become one. */
	readonly tag?: string;
	/** It came with others, which have this tag too. */
	readonly bunched?: boolean;
	readonly before?: Selection;
	readonly after?: Selection;
	/** What is selected stays so: `before` and `after` are where undo and redo lead. */
	readonly unseen?: boolean;
	/** Into what steps that were undone take away: redo still takes it away, with what came into it. */
	readonly late?: boolean;
	readonly isOtherWork?: boolean;
};

export type EditorStore = ReturnType<typeof createEditorStore>;

const DEEPEST_UNDO = 1000;

const NO_STEPS: Steps = { done: [], undone: [] };

export function createEditorStore(document: DesignDocument, variantId: number, kept: Steps = NO_STEPS) {
	const listeners = new Set<() => void>();
	const onFull = new Set<(excess: Excess) => void>();
	const selection: Selection = { side: document.sides[0]?.code ?? "", element: null, range: null };
	let { done, undone } = kept;
	let forgotten = 0;
	let state: EditorState = {
		document,
		variantId,
		selection,
		mode: "select",
		collecting: false,
		snapping: true,
		begun: null,
		touched: null,
		canUndo: done.length > 0,
		canRedo: undone.length > 0,
	};

	function publish(change: Partial<EditorState>): void {
		const next = { ...state, ...change };
		const selection = known(next.document, next.selection);
		const element = elementOf(next.document, selection.side, selection.element);
		const wrongKind =
			(next.mode === "text" && element?.kind !== "text") || (next.mode === "crop" && element?.kind !== "photo");
		const isAsBefore = selection === state.selection && next.document === state.document;
		const chosen = isAsBefore ? [] : selectedPlaced(next.document, selection);
		state = {
			...next,
			selection,
			touched: chosen.length > 0 ? { ...boundsOfAll(chosen), side: selection.side } : next.touched,
			mode: wrongKind ? "select" : next.mode,
			begun: selection.element === next.begun ? next.begun : null,
			collecting: next.collecting && selectedIds(selection).length > 0,
			canUndo: done.length > 0,
			canRedo: undone.length > 0,
		};
		for (const listener of listeners) listener();
	}

	function take(command: Command, selection: Selection): void {
		const variantId = variantAfter(state.variantId, command);
		publish({ document: applyCommand(state.document, command), variantId, selection });
	}

	return {
		getState: (): EditorState => state,
		numbers: createElementNumbers(),
		alike: createElementNumbers(likenessOf),
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** Called when there was no room for a step. */
		onFull(listener: (excess: Excess) => void): () => void {
			onFull.add(listener);
			return () => onFull.delete(listener);
		},
		/**
		 * A step against a template's locks, or one for which a side has no room, is not made: the answer says so. Other
		 * documents come from the shop, which has kept both.
		 */
		run(
			command: Command,
			{
				tag,
				bunched = false,
				before = state.selection,
				after = before,
				unseen = false,
				late = false,
				isOtherWork,
			}: RunOptions = {},
		): boolean {
			const document = applyCommand(state.document, command);
			const isWhole = replacesAll(command);
			if (!isWhole && !keepsLocked(state.document, document)) return false;
			const excess = isWhole ? null : excessOf(state.document, document);
			if (excess) {
				for (const listener of onFull) listener(excess);
				return false;
			}
			const last = done.at(-1);
			const merged = tag && !bunched && last?.tag === tag ? mergeCommands(last.command, command) : null;
			const step: Step =
				merged && last
					? { ...last, command: merged, after }
					: { command, tag: tag ?? null, before, after, ...(isOtherWork && { isOtherWork }) };
			const steps = bunched ? withBunched(done, step) : [...(merged ? done.slice(0, -1) : done), step];
			done = steps.slice(-DEEPEST_UNDO);
			forgotten += steps.length - done.length;
			undone = late ? undoneAfter(undone, command) : [];
			const selection = unseen ? state.selection : after;
			publish({ document, variantId: variantAfter(state.variantId, command), selection });
			return true;
		},
		/**
		 * What texts turned out to need when their letters had come: part of the steps that wrote them, whether they are there
		 * just now or not, so none brings the estimate back.
		 */
		remeasure(refit: RefitText): void {
			for (const id of estimatedIn(state.document, done, undone)) {
				const side = state.document.sides.find(({ code }) => elementOf(state.document, code, id));
				const found = side && elementOf(state.document, side.code, id);
				const text = found?.kind === "text" ? found : undefined;
				const change = text && changeBetween(text, refit(text));
				const isChanged = side && change;
				const document = isChanged ? applyCommand(state.document, setCommand(side.code, text, change)) : state.document;
				if (!keepsLocked(state.document, document)) continue;
				done = remeasuredDone(done, id, text, refit);
				undone = remeasuredUndone(undone, id, text, refit);
				if (isChanged) publish({ document });
			}
		},
		steps: (): Steps => ({ done, undone }),
		/** How many steps stand, with those that undo does not reach any more. */
		depth: (): number => forgotten + done.length,
		lastStep: (): Command | null => done.at(-1)?.command ?? null,
		undo(): Command | null {
			const step = done.at(-1);
			if (!step) return null;
			done = done.slice(0, -1);
			undone = [...undone, step];
			take(reverseCommand(step.command), step.before);
			return step.command;
		},
		/** Takes back the last, as if it had never been made: redo does not bring it. */
		callOff(): void {
			const step = done.at(-1);
			if (!step) return;
			done = done.slice(0, -1);
			undone = [];
			take(reverseCommand(step.command), step.before);
		},
		redo(): Command | null {
			const step = undone.at(-1);
			if (!step) return null;
			undone = undone.slice(0, -1);
			done = [...done, step];
			take(step.command, step.after);
			return step.command;
		},
		select(element: string | null): void {
			const { selection, mode, collecting } = state;
			if (element === selection.element && !selection.many && mode === "select" && !collecting && !selection.range)
				return;
			publish({ selection: { side: selection.side, element, range: null }, mode: "select", collecting: false });
		},
		selectMany(ids: readonly string[], collecting = state.collecting): void {
			const next = selectionOf(state.document, state.selection.side, ids);
			publish({ selection: next, mode: "select", collecting });
		},
		snap(snapping: boolean): void {
			publish({ snapping });
		},
		touch(side: string, span: Span): void {
			publish({ touched: { ...span, side } });
		},
		begin(begun: string | null): void {
			if (begun !== state.begun) publish({ begun });
		},
		showSide(side: string): void {
			if (side === state.selection.side) return;
			publish({ selection: { side, element: null, range: null }, mode: "select", collecting: false });
		},
		enter(mode: EditorMode, element: string | null = state.selection.element, range: TextRange | null = null): void {
			publish({ mode, selection: { side: state.selection.side, element, range }, collecting: false });
		},
	};
}

function known(document: DesignDocument, selection: Selection): Selection {
	const { side, element, many } = selection;
	if (many) {
		const left = selectionOf(document, side, many);
		return left.many?.length === many.length ? selection : left;
	}
	return element === null || elementOf(document, side, element) ? selection : { side, element: null, range: null };
}
