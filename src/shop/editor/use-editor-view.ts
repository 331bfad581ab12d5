import { useEffect, useState } from "react";
import type { DesignDocument } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { keepLastView, lastViewOf } from "./dom/last-views.ts";
import { isSmallScreen } from "./dom/small-screen.ts";
import type { EditorProps } from "./editor-props.ts";
import { laidOver } from "./use-back-closes.ts";

export type EditorView = "canvas" | "form";

const PARAMETER = "view";
const OTHER = { canvas: "form", form: "canvas" } as const satisfies Record<EditorView, EditorView>;

/**
 * Drawing or form. On a small screen a ready-made design begins as a form, and goes on as it was last worked on; whoever
 * has chosen finds their choice after a reload.
 */
export function useEditorView({ startingPoint, project, initialDocument }: EditorProps) {
	const [view, setView] = useState<EditorView>(() => {
		const asked = new URL(window.location.href).searchParams.get(PARAMETER);
		if (asked === "form" || asked === "canvas") return asked;
		if (!isSmallScreen()) return "canvas";
		const last = project ? lastViewOf(project.id) : undefined;
		return last ?? (startingPoint.startsWith("design:") || isTemplate(initialDocument) ? "form" : "canvas");
	});

	const [isChosen, setChosen] = useState(false);
	/** What the editor opened with; after a reload too. */
	const [first] = useState(laidOver().includes("view") ? OTHER[view] : view);

	/** The address then names the project, and no design to begin with any more. */
	useEffect(() => remember(view), [view]);

	function choose(next: EditorView): void {
		setView(next);
		setChosen(true);
	}
	return { view, first, choose, isChosen };
}

/** So that the design goes on in the same way when it is opened again, as from the cart. */
export function useKeptView(projectId: string | null, view: EditorView): void {
	useEffect(() => {
		if (projectId) keepLastView(projectId, view);
	}, [projectId, view]);
}

/** Bound by its designer, or with samples that are still to be replaced. */
function isTemplate({ bound, sides }: DesignDocument): boolean {
	return (
		bound === true ||
		sides.some(({ elements }) => flatElements(elements).some((each) => "placeholder" in each && each.placeholder))
	);
}

function remember(view: EditorView): void {
	const address = new URL(window.location.href);
	if (view === "canvas" && !address.searchParams.has(PARAMETER)) return;
	address.searchParams.set(PARAMETER, view);
	window.history.replaceState(window.history.state, "", address);
}
