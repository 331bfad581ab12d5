import { useCallback, useEffect, useRef, useState } from "react";
import type { DesignDocument } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { PictureTones, Surroundings } from "#design/preflight/ground.ts";
import type { EditorPorts } from "./editor-ports.ts";
import { askForTones } from "./kernels/ask-for-tones.ts";

/** Finer than letters are on most photos. */
export const CELLS = 32;

const NOTHING: ReadonlyMap<string, PictureTones> = new Map();

/** The tones of every picture on the design, each read once; what can't be had is asked for again at the next change. */
export function usePictureTones(
	document: DesignDocument,
	ports: Pick<EditorPorts, "pictureTones">,
): Surroundings["tonesOf"] {
	const [known, setKnown] = useState(NOTHING);
	const asked = useRef(new Set<string>());

	useEffect(() => {
		askForTones(
			picturesOf(document),
			asked.current,
			(id) => ports.pictureTones(id, CELLS),
			(id, tones) => setKnown((before) => new Map(before).set(id, tones)),
		);
	}, [document, ports]);

	return useCallback((id) => known.get(id), [known]);
}

export function picturesOf({ sides }: Pick<DesignDocument, "sides">): readonly string[] {
	const elements = sides.flatMap((side) => flatElements(side.elements));
	return elements.flatMap((element) => (element.kind === "photo" && element.picture ? [element.picture.id] : []));
}
