import { useCallback, useEffect, useRef, useState } from "react";
import type { DesignDocument, PhotoElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { after } from "./dom/after.ts";
import { createAsking } from "./kernels/asking.ts";

/** Of every picture on the design what is asked for once; what can't be had is asked for again after a while, and when the network is back. */
export function useKnownOfPictures<Known>(
	document: DesignDocument,
	load: (id: string) => Promise<Known | undefined>,
	isAsked?: (photo: PhotoElement) => boolean,
): (pictureId: string) => Known | undefined {
	const [known, setKnown] = useState<ReadonlyMap<string, Known>>(() => new Map());
	const latest = useRef({ load, isAsked });
	latest.current = { load, isAsked };
	const [asking] = useState(() =>
		createAsking<Known>(
			(id) => latest.current.load(id),
			(id, found) => setKnown((before) => new Map(before).set(id, found)),
			after,
		),
	);

	useEffect(() => asking.ask(picturesOf(document, latest.current.isAsked)), [document, asking]);
	useEffect(() => {
		window.addEventListener("online", asking.askAgain);
		return () => {
			window.removeEventListener("online", asking.askAgain);
			asking.stop();
		};
	}, [asking]);

	return useCallback((id) => known.get(id), [known]);
}

export function picturesOf(
	{ sides }: Pick<DesignDocument, "sides">,
	isAsked: (photo: PhotoElement) => boolean = () => true,
): readonly string[] {
	const elements = sides.flatMap((side) => flatElements(side.elements));
	return elements.flatMap((element) =>
		element.kind === "photo" && element.picture && isAsked(element) ? [element.picture.id] : [],
	);
}
