import type { Warning } from "#design/preflight/warning.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { sideOf } from "./kernels/commands.ts";
import { limitsFor } from "./kernels/element-warnings.ts";
import { offeredRepair } from "./kernels/offered-repair.ts";
import { foldsOn } from "./kernels/panels.ts";
import type { Repair } from "./kernels/repair.ts";

/** What one press can do about a warning; null: only the customer knows, or must not. */
export function useOfferedRepair(): (warning: Warning) => Repair | null {
	const { props, shaper, surroundings } = useEditorTools();
	const { document } = useEditorState();
	return (warning) => {
		const side = sideOf(document, warning.sideCode);
		if (!side) return null;
		const limits = limitsFor(props.sides.find(({ code }) => code === warning.sideCode));
		const folded = { ...side, folds: foldsOn(side, props.sides) };
		return offeredRepair(warning, document, folded, shaper(), limits, surroundings());
	};
}
