import type { DesignDocument } from "#design/document.ts";
import { applyCommand, type Command, elementOf, mergeCommands, reverseCommand } from "./commands.ts";

/** Offsets in the text that is being edited; equal ones are a caret. */
export type TextRange = { readonly anchor: number; readonly focus: number };
export type Selection = { readonly side: string; readonly element: string | null; readonly range: TextRange | null };
export type EditorMode = "select" | "text" | "crop";
export type EditorState = {
	readonly document: DesignDocument;
	readonly selection: Selection;
	readonly mode: EditorMode;
	readonly canUndo: boolean;
	readonly canRedo: boolean;
};

type Step = {
	readonly command: Command;
	readonly tag: string | null;
	readonly before: Selection;
	readonly after: Selection;
};
export type RunOptions = {
	/** Steps with the same tag in a row become one. */
	readonly tag?: string;
	readonly before?: Selection;
	readonly after?: Selection;
};

export type EditorStore = ReturnType<typeof createEditorStore>;

const DEEPEST_UNDO = 1000;

export function createEditorStore(document: DesignDocument) {
	const listeners = new Set<() => void>();
	const selection: Selection = { side: document.sides[0]?.code ?? "", element: null, range: null };
	let done: readonly Step[] = [];
	let undone: readonly Step[] = [];
	let state: EditorState = { document, selection, mode: "select", canUndo: false, canRedo: false };

	function publish(change: Partial<EditorState>): void {
		const next = { ...state, ...change };
		const element = elementOf(next.document, next.selection.side, next.selection.element);
		const lost = next.selection.element !== null && !element;
		const wrongKind =
			(next.mode === "text" && element?.kind !== "text") || (next.mode === "crop" && element?.kind !== "photo");
		state = {
			...next,
			selection: lost ? { ...next.selection, element: null, range: null } : next.selection,
			mode: lost || wrongKind ? "select" : next.mode,
			canUndo: done.length > 0,
			canRedo: undone.length > 0,
		};
		for (const listener of listeners) listener();
	}

	return {
		getState: (): EditorState => state,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		run(command: Command, { tag, before = state.selection, after = before }: RunOptions = {}): void {
			const last = done.at(-1);
			const merged = tag && last?.tag === tag ? mergeCommands(last.command, command) : null;
			const step: Step =
				merged && last ? { ...last, command: merged, after } : { command, tag: tag ?? null, before, after };
			done = [...(merged ? done.slice(0, -1) : done), step].slice(-DEEPEST_UNDO);
			undone = [];
			publish({ document: applyCommand(state.document, command), selection: after });
		},
		undo(): Command | null {
			const step = done.at(-1);
			if (!step) return null;
			done = done.slice(0, -1);
			undone = [...undone, step];
			publish({ document: applyCommand(state.document, reverseCommand(step.command)), selection: step.before });
			return step.command;
		},
		redo(): Command | null {
			const step = undone.at(-1);
			if (!step) return null;
			undone = undone.slice(0, -1);
			done = [...done, step];
			publish({ document: applyCommand(state.document, step.command), selection: step.after });
			return step.command;
		},
		select(element: string | null): void {
			if (element === state.selection.element && state.mode === "select") return;
			publish({ selection: { ...state.selection, element, range: null }, mode: "select" });
		},
		showSide(side: string): void {
			if (side !== state.selection.side) publish({ selection: { side, element: null, range: null }, mode: "select" });
		},
		enter(mode: EditorMode, element: string | null = state.selection.element, range: TextRange | null = null): void {
			publish({ mode, selection: { ...state.selection, element, range } });
		},
	};
}
