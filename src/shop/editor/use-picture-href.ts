import { useMemo } from "react";
import type { PictureHref } from "#painters/svg.tsx";
import { useEditorTools } from "./editor-tools.ts";

/** Pictures wide enough for this many pixels a millimetre; not asked for anew at each small step of the zoom. */
export function usePictureHref(scale: number): PictureHref {
	const { ports } = useEditorTools();
	const sharpness = 2 ** Math.ceil(Math.log2(scale * Math.min(2, devicePixelRatio)));
	return useMemo(() => (id, drawn) => ports.pictureUrl(id, drawn.width * sharpness), [ports, sharpness]);
}
