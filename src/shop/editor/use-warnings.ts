import { useEffect, useMemo } from "react";
import type { DesignDocument } from "#design/document.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { areFontsLoaded } from "#painters/load-fonts.client.ts";
import type { EditorSide } from "./editor-props.ts";
import { useEditorTools } from "./editor-tools.ts";
import { documentWarnings, limitsFor, withoutBegun } from "./kernels/element-warnings.ts";
import { isMissingGlyph, WIDE_FONTS, withUnwritable } from "./kernels/writable-font.ts";

/** `shown`: not yet what is asked for just now, of the element that is `begun`. */
export function useWarnings(
	document: DesignDocument,
	sides: readonly EditorSide[],
	shaper: TextShaper,
	surroundings: Surroundings,
	begun: string | null,
): { readonly warnings: readonly Warning[]; readonly shown: readonly Warning[] } {
	const { prepareFonts } = useEditorTools();
	const warnings = useMemo(() => {
		const limitsOf = (code: string) => limitsFor(sides.find((each) => each.code === code));
		return withUnwritable(documentWarnings(document, shaper, limitsOf, surroundings), document, shaper);
	}, [document, sides, shaper, surroundings]);
	const shown = useMemo(() => withoutBegun(warnings, begun), [warnings, begun]);
	const isMissing = warnings.some(isMissingGlyph);
	useEffect(() => {
		if (isMissing && !areFontsLoaded(WIDE_FONTS)) prepareFonts(WIDE_FONTS).catch(() => {});
	}, [isMissing, prepareFonts]);
	return { warnings, shown };
}
