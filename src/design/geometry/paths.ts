import type { Millimetres } from "#core/units.ts";

/** Bezier handle length that draws a quarter circle of radius 1. */
const QUARTER = 0.5522847498;

export function rectangle(x: Millimetres, y: Millimetres, width: Millimetres, height: Millimetres): string {
	return `M${mm(x)} ${mm(y)}L${mm(x + width)} ${mm(y)}L${mm(x + width)} ${mm(y + height)}L${mm(x)} ${mm(y + height)}Z`;
}

/** The radius is cut to half of the shorter side. */
export function roundedRectangle(width: Millimetres, height: Millimetres, radius: Millimetres): string {
	const r = Math.min(radius, width / 2, height / 2);
	if (r <= 0) return rectangle(0, 0, width, height);
	const handle = r * (1 - QUARTER);
	const [right, bottom] = [width - r, height - r];
	return [
		`M${mm(r)} 0L${mm(right)} 0`,
		curve(width - handle, 0, width, handle, width, r),
		`L${mm(width)} ${mm(bottom)}`,
		curve(width, height - handle, width - handle, height, right, height),
		`L${mm(r)} ${mm(height)}`,
		curve(handle, height, 0, height - handle, 0, bottom),
		`L0 ${mm(r)}`,
		curve(0, handle, handle, 0, r, 0),
		"Z",
	].join("");
}

export function ellipse(width: Millimetres, height: Millimetres): string {
	const [rx, ry] = [width / 2, height / 2];
	const [hx, hy] = [rx * QUARTER, ry * QUARTER];
	return [
		`M${mm(rx)} 0`,
		curve(rx + hx, 0, width, ry - hy, width, ry),
		curve(width, ry + hy, rx + hx, height, rx, height),
		curve(rx - hx, height, 0, ry + hy, 0, ry),
		curve(0, ry - hy, rx - hx, 0, rx, 0),
		"Z",
	].join("");
}

/** Two lobes that touch the box's top and sides; the tip stands on its lower edge. */
export function heart(width: Millimetres, height: Millimetres): string {
	const at = (x: number, y: number) => [x * width, y * height] as const;
	return [
		`M${mm(width / 2)} ${mm(height)}`,
		curve(...at(0.42, 0.86), ...at(0, 0.62), ...at(0, 0.3)),
		curve(...at(0, 0.12), ...at(0.12, 0), ...at(0.27, 0)),
		curve(...at(0.37, 0), ...at(0.455, 0.06), ...at(0.5, 0.17)),
		curve(...at(0.545, 0.06), ...at(0.63, 0), ...at(0.73, 0)),
		curve(...at(0.88, 0), ...at(1, 0.12), ...at(1, 0.3)),
		curve(...at(1, 0.62), ...at(0.58, 0.86), ...at(0.5, 1)),
		"Z",
	].join("");
}

/** Five points, stretched so that the tips touch all edges of the box. */
export function star(width: Millimetres, height: Millimetres): string {
	const inner = 0.381966;
	const tips = Array.from({ length: 10 }, (_, index) => {
		const angle = (index * Math.PI) / 5;
		const radius = index % 2 ? inner : 1;
		return [Math.sin(angle) * radius, -Math.cos(angle) * radius] as const;
	});
	const halfWidth = Math.sin((2 * Math.PI) / 5);
	const depth = 1 + Math.cos(Math.PI / 5);
	return `${tips
		.map(([x, y], index) => {
			const across = ((x / halfWidth + 1) / 2) * width;
			const down = ((y + 1) / depth) * height;
			return `${index ? "L" : "M"}${mm(across)} ${mm(down)}`;
		})
		.join("")}Z`;
}

export function horizontalLine(width: Millimetres, y: Millimetres, inset: Millimetres = 0): string {
	return `M${mm(inset)} ${mm(y)}L${mm(width - inset)} ${mm(y)}`;
}

function curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): string {
	return `C${mm(x1)} ${mm(y1)} ${mm(x2)} ${mm(y2)} ${mm(x)} ${mm(y)}`;
}

/** Thousandths: a display list is the same text in browser and server. */
export function mm(value: Millimetres): number {
	return Math.round(value * 1000) / 1000;
}
