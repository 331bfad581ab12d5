import type { Guide } from "../kernels/snapping.ts";
import { toStage, type View } from "../kernels/view.ts";

export function drawGuides(svg: SVGSVGElement, guides: readonly Guide[], view: View): void {
	const lines = guides.map(({ axis, at, from, to }) => {
		const start = toStage(view, axis === "x" ? [at, from] : [from, at]);
		const end = toStage(view, axis === "x" ? [at, to] : [to, at]);
		return `M${start[0]} ${start[1]}L${end[0]} ${end[1]}`;
	});
	for (const path of svg.querySelectorAll("[data-guides]")) path.setAttribute("d", lines.join(""));
}
