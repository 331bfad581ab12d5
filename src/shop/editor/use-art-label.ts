import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ClipArtElement, DesignDocument, DesignElement } from "#design/document.ts";
import { everyElement } from "./kernels/element-tree.ts";

/** A name that comes a moment later is better than an editor that does. */
const WITHOUT_WAITING = { useSuspense: false } as const;

/** What a graphic shows: in the words that it was found by, or what its motif is called in the page's language. */
export function useArtLabel({ sides }: DesignDocument): (art: ClipArtElement) => string {
	const hasMotifs = useMemo(() => sides.some(({ elements }) => everyElement(elements).some(isMotif)), [sides]);
	const { i18n, ready } = useTranslation(hasMotifs ? "motifs" : "create", WITHOUT_WAITING);
	return useCallback(
		(art) => {
			if (art.label || !isMotif(art) || !ready) return art.label;
			const key = `motifs:name.${art.name}`;
			return i18n.exists(key) ? i18n.t(key) : "";
		},
		[i18n, ready],
	);
}

function isMotif(element: DesignElement): boolean {
	return element.kind === "clip-art" && element.set === "house" && !element.label;
}
