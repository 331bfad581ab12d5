import { useEffect, useRef } from "react";
import { END_OF_VISIT } from "#core/kiosk.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { hasSignedOutSince } from "#layouts/forget-after-sign-out.ts";
import type { EditorProps } from "./editor-props.ts";
import type { SavedProject } from "./kernels/autosave.ts";
import type { EditorStore, Steps } from "./kernels/editor-store.ts";
import { packSteps, unpackSteps } from "./kernels/kept-steps.ts";
import { refitBy } from "./kernels/remeasure-texts.ts";
import type { StartingPoint } from "./kernels/starting-point.ts";
import { withStandIn } from "./stand-in.ts";

/** Another build may know other steps. */
const KEY = `keepsake-editor-steps-${import.meta.env.VITE_BUILD_ID ?? ""}`;

/** Of a design that is not saved yet too. */
export function nameInTab({ article, startingPoint }: EditorProps, project: SavedProject | null): string {
	return project?.id ?? `new:${article.id}:${startingPoint}`;
}

/** What this tab did to the design when it was here before. */
export function readKeptSteps(
	props: EditorProps,
	{ project, content }: StartingPoint,
	shaper: TextShaper,
): Steps | undefined {
	try {
		const refit = refitBy((text) => measuredText(text, withStandIn(shaper)));
		return unpackSteps(sessionStorage.getItem(KEY), nameInTab(props, project), content, refit);
	} catch {
		return undefined;
	}
}

/** Undo goes on after a reload, and when this tab comes back to the design. */
export function useKeptSteps(
	store: EditorStore,
	props: EditorProps,
	project: () => SavedProject | null,
	signOut: string | null,
): void {
	const latest = useRef({ props, project });
	latest.current = { props, project };
	useEffect(() => {
		const ends = new AbortController();
		const { signal } = ends;
		function keep(): void {
			const { props, project } = latest.current;
			// Who signed out meanwhile, here or in another tab, leaves nothing to the next one.
			if (hasSignedOutSince(signOut)) return;
			try {
				sessionStorage.setItem(KEY, packSteps(nameInTab(props, project()), store.getState(), store.steps()));
			} catch {
				// Full or forbidden: undo begins anew.
			}
		}
		window.addEventListener(END_OF_VISIT, () => ends.abort(), { signal });
		window.addEventListener("pagehide", keep, { signal });
		document.addEventListener("visibilitychange", () => document.hidden && keep(), { signal });
		return () => {
			if (!signal.aborted) keep();
			ends.abort();
		};
	}, [store, signOut]);
}
