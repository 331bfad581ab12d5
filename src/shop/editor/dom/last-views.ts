import type { EditorView } from "../use-editor-view.ts";

const KEY = "keepsake-editor-views";
const MOST = 50;

type LastViews = readonly (readonly [project: string, view: EditorView])[];

/** How a project was last worked on, on this device. */
export function lastViewOf(project: string): EditorView | undefined {
	return read().find(([id]) => id === project)?.[1];
}

export function keepLastView(project: string, view: EditorView): void {
	const others = read().filter(([id]) => id !== project);
	try {
		localStorage.setItem(KEY, JSON.stringify([[project, view], ...others].slice(0, MOST)));
	} catch {
		// Full or forbidden: the next visit begins as any other.
	}
}

function read(): LastViews {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
		return Array.isArray(kept) ? (kept.filter(Array.isArray) as unknown as LastViews) : [];
	} catch {
		return [];
	}
}
