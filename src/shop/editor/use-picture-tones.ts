import { useCallback, useEffect, useRef, useState } from "react";
import type { DesignDocument } from "#design/document.ts";
import type { PictureTones, Surroundings } from "#design/preflight/ground.ts";
import { useEditorTools } from "./editor-tools.ts";

const NOTHING: ReadonlyMap<string, PictureTones> = new Map();

/** The tones of every picture on the design, each read once; what is still on its way is not known yet. */
export function usePictureTones(document: DesignDocument): Surroundings["tonesOf"] {
	const { ports } = useEditorTools();
	const [known, setKnown] = useState(NOTHING);
	const asked = useRef(new Set<string>());

	useEffect(() => {
		for (const id of picturesOf(document)) {
			if (asked.current.has(id)) continue;
			asked.current.add(id);
			void ports.pictureTones(id).then((tones) => tones && setKnown((before) => new Map(before).set(id, tones)));
		}
	}, [document, ports]);

	return useCallback((id) => known.get(id), [known]);
}

function picturesOf({ sides }: DesignDocument): readonly string[] {
	const elements = sides.flatMap((side) => side.elements);
	return elements.flatMap((element) => (element.kind === "photo" && element.picture ? [element.picture.id] : []));
}
