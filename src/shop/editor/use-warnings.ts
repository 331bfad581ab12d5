import { useMemo } from "react";
import type { DesignDocument } from "#design/document.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import type { EditorSide } from "./editor-props.ts";
import { documentWarnings, limitsFor, withoutBegun } from "./kernels/element-warnings.ts";

/** `begun`: an element whose words are being asked for. */
export function useWarnings(
	document: DesignDocument,
	sides: readonly EditorSide[],
	shaper: TextShaper,
	surroundings: Surroundings,
	begun: string | null,
): readonly Warning[] {
	return useMemo(() => {
		const limitsOf = (code: string) => limitsFor(sides.find((each) => each.code === code));
		return withoutBegun(documentWarnings(document, shaper, limitsOf, surroundings), begun);
	}, [document, sides, shaper, surroundings, begun]);
}
