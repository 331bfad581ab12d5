import type { Box } from "#design/document.ts";
import { type Bounds, corners } from "../kernels/boxes.ts";
import { HANDLES, type HandleName } from "../kernels/gestures.ts";
import { type GripName, gripSpan, HANDLE, handleShift } from "../kernels/grips.ts";
import type { Outline } from "../kernels/outline.ts";
import { turningPlace } from "../kernels/turning-place.ts";
import { type StageSize, toStage, type View } from "../kernels/view.ts";

const CURSORS = ["ns-resize", "nesw-resize", "ew-resize", "nwse-resize"] as const;

/** Puts outline and handles on a box by attributes alone and measures nothing: it runs at every pointer move. */
export function drawSelection(svg: SVGSVGElement, outline: Outline | null, view: View, stage: StageSize): void {
	svg.toggleAttribute("data-empty", outline === null);
	if (!outline) return;
	const { box, handles, turns } = outline;
	const [topLeft, topRight, bottomRight, bottomLeft] = corners(box).map((corner) => toStage(view, corner));
	if (!topLeft || !topRight || !bottomRight || !bottomLeft) return;
	const points = [topLeft, topRight, bottomRight, bottomLeft].map(([x, y]) => `${x},${y}`).join(" ");
	for (const outline of svg.querySelectorAll("[data-outline]")) outline.setAttribute("points", points);
	const wide = Math.hypot(topRight[0] - topLeft[0], topRight[1] - topLeft[1]);
	const high = Math.hypot(bottomLeft[0] - topLeft[0], bottomLeft[1] - topLeft[1]);
	for (const [name, [pullX, pullY]] of Object.entries(HANDLES)) {
		const handle = svg.querySelector<SVGGElement>(`[data-handle="${name}"]`);
		const isShown = handles.includes(name as HandleName);
		handle?.toggleAttribute("data-off", !isShown);
		if (!handle || !isShown) continue;
		const u = (pullX + 1) / 2;
		const v = (pullY + 1) / 2;
		const x = topLeft[0] + (topRight[0] - topLeft[0]) * u + (bottomLeft[0] - topLeft[0]) * v;
		const y = topLeft[1] + (topRight[1] - topLeft[1]) * u + (bottomLeft[1] - topLeft[1]) * v;
		handle.setAttribute("transform", `translate(${x} ${y}) rotate(${box.rotation})`);
		for (const grip of handle.querySelectorAll("[data-grip]")) {
			const name = grip.getAttribute("data-grip") as GripName;
			const across = gripSpan(name, pullX, wide);
			const down = gripSpan(name, pullY, high);
			grip.setAttribute("x", String(across.start));
			grip.setAttribute("width", String(across.size));
			grip.setAttribute("y", String(down.start));
			grip.setAttribute("height", String(down.size));
		}
		const drawn = handle.querySelector("[data-drawn]");
		drawn?.setAttribute("x", String(pullX * handleShift(wide) - HANDLE / 2));
		drawn?.setAttribute("y", String(pullY * handleShift(high) - HANDLE / 2));
		handle.style.cursor = cursorFor(pullX, pullY, box.rotation);
	}
	const rotation = svg.querySelector('[data-handle="rotate"]');
	rotation?.toggleAttribute("data-off", !turns);
	if (!turns) return;
	const [x, y] = turningPlace([topLeft, topRight, bottomRight, bottomLeft], box.rotation, stage);
	rotation?.setAttribute("transform", `translate(${x} ${y})`);
}

/** A thin line around each of several. */
export function drawMembers(svg: SVGSVGElement, boxes: readonly Box[], view: View): void {
	const lines = boxes.map(
		(box) =>
			`M${corners(box)
				.map((corner) => toStage(view, corner).join(" "))
				.join("L")}Z`,
	);
	for (const path of svg.querySelectorAll("[data-members]")) path.setAttribute("d", lines.join(""));
}

export function drawMarquee(svg: SVGSVGElement, area: Bounds | null, view: View): void {
	const marquee = svg.querySelector("[data-marquee]");
	if (!area) {
		marquee?.removeAttribute("d");
		return;
	}
	const [left, top] = toStage(view, [area.left, area.top]);
	const [right, bottom] = toStage(view, [area.right, area.bottom]);
	marquee?.setAttribute("d", `M${left} ${top}H${right}V${bottom}H${left}Z`);
}

function cursorFor(pullX: number, pullY: number, rotation: number): string {
	const direction = (Math.atan2(pullX, -pullY) * 180) / Math.PI + rotation;
	return CURSORS[((Math.round(direction / 45) % 4) + 4) % 4]!;
}
