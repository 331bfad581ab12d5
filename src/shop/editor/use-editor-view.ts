import { useEffect, useState } from "react";
import type { EditorProps } from "./editor-props.ts";

export type EditorView = "canvas" | "form";

const PARAMETER = "view";
/** As the editor's wide layout begins. */
const SMALL_SCREEN = "(max-width: 63.99rem)";

/** Drawing or form. On a small screen a ready-made design begins as a form; whoever has chosen finds their choice after a reload. */
export function useEditorView({ startingPoint }: EditorProps) {
	const [view, setView] = useState<EditorView>(() => {
		const asked = new URL(window.location.href).searchParams.get(PARAMETER);
		if (asked === "form" || asked === "canvas") return asked;
		return startingPoint.startsWith("design:") && matchMedia(SMALL_SCREEN).matches ? "form" : "canvas";
	});

	const [isChosen, setChosen] = useState(false);

	/** The address then names the project, and no design to begin with any more. */
	useEffect(() => remember(view), [view]);

	function choose(next: EditorView): void {
		setView(next);
		setChosen(true);
	}
	return { view, choose, isChosen };
}

function remember(view: EditorView): void {
	const address = new URL(window.location.href);
	if (view === "canvas" && !address.searchParams.has(PARAMETER)) return;
	address.searchParams.set(PARAMETER, view);
	window.history.replaceState(window.history.state, "", address);
}
