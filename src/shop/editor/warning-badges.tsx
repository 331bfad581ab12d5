import { memo } from "react";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { useEditorState } from "./editor-tools.ts";
import { sideOf } from "./kernels/commands.ts";
import { everyElement, leavesOf } from "./kernels/element-tree.ts";
import { boundsOfAll } from "./kernels/frame.ts";
import { upperCorner } from "./kernels/ink-box.ts";
import { toStage, type View } from "./kernels/view.ts";

type WarningBadgesProps = { side: string; view: View; warnings: readonly Warning[]; shaper: TextShaper };

/** A mark beside each element that has a warning, by the words of a text; what is selected is explained in the panel instead. */
export const WarningBadges = memo(function WarningBadges({ side, view, warnings, shaper }: WarningBadgesProps) {
	const { document, selection } = useEditorState();
	const worst = new Map<string, Warning>();
	for (const warning of warnings) {
		if (warning.sideCode !== side || warning.elementId === selection.element) continue;
		if (worst.get(warning.elementId)?.severity !== "red") worst.set(warning.elementId, warning);
	}
	const elements = new Map(
		everyElement(sideOf(document, side)?.elements ?? []).map((element) => [element.id, element]),
	);
	return (
		<svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full max-w-none overflow-hidden">
			{[...worst.values()].map(({ elementId, severity }) => {
				const [first, ...others] = leavesOf(elements.get(elementId));
				if (!first) return null;
				const { right, top } = boundsOfAll([first, ...others]);
				const [x, y] = toStage(view, others.length > 0 ? [right, top] : upperCorner(first, shaper));
				return (
					<g
						key={elementId}
						transform={`translate(${x} ${y})`}
						className={severity === "red" ? "fill-danger" : "fill-warning"}
					>
						<circle r="11" className="stroke-field" strokeWidth="2" />
						<path d="M0 -5.5V1.5M0 5V5.2" className="stroke-on-status" strokeWidth="2.4" strokeLinecap="round" />
					</g>
				);
			})}
		</svg>
	);
});
