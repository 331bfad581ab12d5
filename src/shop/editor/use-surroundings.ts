import { useMemo } from "react";
import type { DesignDocument, PhotoElement } from "#design/document.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { EditorPorts } from "./editor-ports.ts";
import type { EditorProps } from "./editor-props.ts";
import { useKnownOfPictures } from "./use-known-of-pictures.ts";
import { usePrintedColors } from "./use-printed-colors.ts";

/** Of a photo's tones, a side: finer than letters are on most photos. */
export const CELLS = 32;

/** Samples are to be replaced. */
const isOwn = ({ placeholder }: PhotoElement) => !placeholder;

/** What hints and repairs judge with besides the design itself. */
export function useSurroundings(
	document: DesignDocument,
	variantId: number,
	props: Pick<EditorProps, "variants" | "sides" | "press" | "usualPress">,
	ports: EditorPorts,
): Surroundings {
	const cloth = props.variants.find(({ id }) => id === variantId)?.surround ?? null;
	const { sides } = props;
	const tonesOf = useKnownOfPictures(document, (id) => ports.pictureTones(id, CELLS));
	const facesOf = useKnownOfPictures(document, ports.pictureFaces, isOwn);
	const asPrinted = usePrintedColors(document, props, ports);
	const cutAround = useMemo(() => new Set(sides.filter((side) => side.isCutAround).map(({ code }) => code)), [sides]);
	return useMemo(
		() => ({ cloth, cutAround, tonesOf, facesOf, asPrinted }),
		[cloth, cutAround, tonesOf, facesOf, asPrinted],
	);
}
