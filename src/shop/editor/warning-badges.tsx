import { memo } from "react";
import type { SideFormat } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { useEditorState } from "./editor-tools.ts";
import { isSample } from "./kernels/asked-at-cart.ts";
import { sideOf } from "./kernels/commands.ts";
import { everyElement, leavesOf } from "./kernels/element-tree.ts";
import { boundsOfAll } from "./kernels/frame.ts";
import { rightCorners } from "./kernels/ink-box.ts";
import { toStage, type View } from "./kernels/view.ts";

const RADIUS = 11;
/** A mark's radius and a little air, so that it covers no letter. */
const BESIDE = 13;
/** What a mark beside words is taller than they are: it reaches into no other line. */
const AROUND = 4;
/** In pixels: on a page that is drawn smaller the marks are smaller too, down to the least share. */
const [USUAL_PAGE, LEAST_MARK] = [260, 0.55];

type WarningBadgesProps = { side: string; view: View; warnings: readonly Warning[]; shaper: TextShaper };

/** A mark beside each element that has a warning, by the words of a text; what is selected is explained in the panel instead. */
export const WarningBadges = memo(function WarningBadges({ side, view, warnings, shaper }: WarningBadgesProps) {
	const { document, selection } = useEditorState();
	const worst = new Map<string, Warning>();
	for (const warning of warnings) {
		if (warning.sideCode !== side || warning.elementId === selection.element) continue;
		const known = worst.get(warning.elementId);
		if (!known || weightOf(warning) > weightOf(known)) worst.set(warning.elementId, warning);
	}
	const drawn = sideOf(document, side);
	const page = drawn ? Math.min(drawn.width, drawn.height) * view.scale : USUAL_PAGE;
	const most = Math.min(1, page / USUAL_PAGE);
	const elements = new Map(everyElement(drawn?.elements ?? []).map((element) => [element.id, element]));
	return (
		<svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full max-w-none overflow-hidden">
			{[...worst.values()].map((warning) => {
				const { elementId, severity } = warning;
				const [first, ...others] = leavesOf(elements.get(elementId));
				if (!first) return null;
				const { right, top } = boundsOfAll([first, ...others]);
				const [upper, lower] = rightCorners(first, shaper);
				const isText = others.length === 0 && first.kind === "text";
				const tall = isText ? (lower[1] - upper[1]) * view.scale : USUAL_PAGE;
				const size = Math.max(LEAST_MARK, Math.min(most, (tall + AROUND) / (2 * RADIUS)));
				const corner: Point = others.length > 0 ? [right, top] : isText ? middle(upper, lower) : upper;
				const [x, y] = toStage(view, drawn ? onPage(corner, drawn) : corner);
				const place = `translate(${x + (isText ? BESIDE * size : 0)} ${y}) scale(${size})`;
				if (isSample(warning)) return <PencilMark key={elementId} id={elementId} place={place} />;
				return (
					<g key={elementId} transform={place} className={severity === "red" ? "fill-danger" : "fill-warning"}>
						<circle r={RADIUS} className="stroke-field" strokeWidth="2" />
						<path d="M0 -5.5V1.5M0 5V5.2" className="stroke-on-status" strokeWidth="2.4" strokeLinecap="round" />
					</g>
				);
			})}
		</svg>
	);
});

function middle(one: Point, other: Point): Point {
	return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

/** Beyond the bleed nothing of an element is seen, and a mark would belong to nothing. */
function onPage([x, y]: Point, side: SideFormat): Point {
	const { x: left, y: top, width, height } = sideArea(side, "bleed");
	return [Math.max(left, Math.min(left + width, x)), Math.max(top, Math.min(top + height, y))];
}

/** What waits for somebody's own words or photo is no fault of theirs: a press on its mark asks for them. */
function PencilMark({ id, place }: { id: string; place: string }) {
	return (
		<g
			transform={place}
			className="pointer-events-auto cursor-pointer fill-field stroke-ink"
			strokeWidth="1.6"
			strokeLinejoin="round"
			data-pencil={id}
		>
			<circle r={RADIUS} strokeWidth="1" />
			<path d="M-5 5L-4 1L2 -5L5 -2L-1 4ZM-0.2 -2.8L2.8 0.2" />
		</g>
	);
}

function weightOf(warning: Warning): number {
	return warning.severity === "red" ? 2 : isSample(warning) ? 0 : 1;
}
