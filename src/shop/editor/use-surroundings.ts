import { useMemo } from "react";
import type { DesignDocument } from "#design/document.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { EditorPorts } from "./editor-ports.ts";
import type { EditorProps } from "./editor-props.ts";
import { usePictureTones } from "./use-picture-tones.ts";
import { usePrintedColors } from "./use-printed-colors.ts";

/** What hints and repairs judge with besides the design itself. */
export function useSurroundings(
	document: DesignDocument,
	variantId: number,
	props: Pick<EditorProps, "variants" | "press" | "usualPress">,
	ports: EditorPorts,
): Surroundings {
	const cloth = props.variants.find(({ id }) => id === variantId)?.surround ?? null;
	const tonesOf = usePictureTones(document, ports);
	const asPrinted = usePrintedColors(document, props, ports);
	return useMemo(() => ({ cloth, tonesOf, asPrinted }), [cloth, tonesOf, asPrinted]);
}
