import type { GapGuide, Guide } from "../kernels/snapping.ts";
import { toStage, type View } from "../kernels/view.ts";

const TICK = 4;

/** Lines that an element settles on, and equal gaps as spans with their width written beside them. */
export function drawGuides(
	svg: SVGSVGElement,
	guides: readonly Guide[],
	gaps: readonly GapGuide[],
	view: View,
	widthInWords: (millimetres: number) => string,
): void {
	const lines = guides.map(({ axis, at, from, to }) => {
		const start = toStage(view, axis === "x" ? [at, from] : [from, at]);
		const end = toStage(view, axis === "x" ? [at, to] : [to, at]);
		return `M${start[0]} ${start[1]}L${end[0]} ${end[1]}`;
	});
	const spans = gaps.map((gap) => spanOf(gap, view));
	const d = [...lines, ...spans].join("");
	for (const path of svg.querySelectorAll("[data-guides]")) path.setAttribute("d", d);
	const labels = svg.querySelectorAll("[data-gap]");
	for (const [index, label] of labels.entries()) {
		const gap = gaps[index];
		label.textContent = gap ? widthInWords(gap.to - gap.from) : "";
		if (!gap) continue;
		const [x, y] = middleOf(gap, view);
		label.setAttribute("x", String(gap.axis === "x" ? x : x + TICK * 2));
		label.setAttribute("y", String(gap.axis === "x" ? y - TICK * 2 : y + TICK));
		label.setAttribute("text-anchor", gap.axis === "x" ? "middle" : "start");
	}
}

function spanOf({ axis, at, from, to }: GapGuide, view: View): string {
	const [x1, y1] = toStage(view, axis === "x" ? [from, at] : [at, from]);
	const [x2, y2] = toStage(view, axis === "x" ? [to, at] : [at, to]);
	return axis === "x"
		? `M${x1} ${y1}H${x2}M${x1} ${y1 - TICK}v${2 * TICK}M${x2} ${y2 - TICK}v${2 * TICK}`
		: `M${x1} ${y1}V${y2}M${x1 - TICK} ${y1}h${2 * TICK}M${x2 - TICK} ${y2}h${2 * TICK}`;
}

function middleOf({ axis, at, from, to }: GapGuide, view: View): readonly [number, number] {
	const middle = (from + to) / 2;
	return toStage(view, axis === "x" ? [middle, at] : [at, middle]);
}
