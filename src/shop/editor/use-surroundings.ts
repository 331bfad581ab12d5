import { useMemo } from "react";
import type { DesignDocument } from "#design/document.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { EditorPorts } from "./editor-ports.ts";
import type { EditorProps } from "./editor-props.ts";
import { usePictureTones } from "./use-picture-tones.ts";

/** What hints and repairs judge with besides the design itself. */
export function useSurroundings(
	document: DesignDocument,
	variantId: number,
	{ variants }: Pick<EditorProps, "variants">,
	ports: EditorPorts,
): Surroundings {
	const cloth = variants.find(({ id }) => id === variantId)?.surround ?? null;
	const tonesOf = usePictureTones(document, ports);
	return useMemo(() => ({ cloth, tonesOf }), [cloth, tonesOf]);
}
