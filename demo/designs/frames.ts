import { arc, around, type Path } from "./pen.ts";

/** Outlines that fill the unit square, for photos. */
export function scalloped(bows: number): Path {
	const inner = 0.5 / (1 + Math.sin(Math.PI / bows));
	const bow = inner * Math.sin(Math.PI / bows);
	const step = 360 / bows;
	const parts = around(0.5, 0.5, inner, bows).map(([x, y], index) => {
		const path = arc(x, y, bow, index * step - 90 - step / 2, index * step + 90 + step / 2);
		return index === 0 ? path : path.replace(/^M[^C]*/, "");
	});
	return `${parts.join("")}Z`;
}

/** A door with a round top, for a frame so many times as high as it is wide. */
export function arched(height: number): Path {
	const spring = 0.5 / height;
	const k = spring * 0.4477;
	return `M0 1L0 ${spring}C0 ${k} 0.224 0 0.5 0C0.776 0 1 ${k} 1 ${spring}L1 1Z`;
}
