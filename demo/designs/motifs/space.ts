import { around, type Drawing, fill, oval, type Path, polygon, stroke } from "../pen.ts";

/** Its disc is half as large; words fit in. */
export function sunWithRays(color: string, glow: string): Drawing {
	const rays = around(0, 0, 1, 24).map((_, index): Path => {
		const at = (radius: number, turn: number) => around(0, 0, radius, 1, index * 15 + turn)[0]!;
		return polygon(at(34, -4.5), at(index % 2 ? 41 : 49, 0), at(34, 4.5));
	});
	return [fill(glow, ...rays), fill(color, oval(0, 0, 31))];
}

/** Two stripes of a ball, from edge to edge. */
export function zones(x: number, y: number, radius: number): Path[] {
	return [
		[-0.5, -0.22],
		[0.18, 0.55],
	].map(([from = 0, to = 0]) => {
		const [upper, lower] = [Math.sqrt(1 - from * from), Math.sqrt(1 - to * to)].map((half) => half * radius);
		const [top, bottom] = [y + from * radius, y + to * radius];
		const middle = (top + bottom) / 2;
		const bulge = Math.sqrt(1 - ((from + to) / 2) ** 2) * radius * 2 - (upper! + lower!) / 2;
		return [
			`M${x - upper!} ${top}L${x + upper!} ${top}`,
			`Q${x + bulge} ${middle} ${x + lower!} ${bottom}`,
			`L${x - lower!} ${bottom}Q${x - bulge} ${middle} ${x - upper!} ${top}Z`,
		].join("");
	});
}

/** The ring passes behind it and before it. */
export function ringedPlanet(color: string, zone: string, ring: string): Drawing {
	return [
		stroke(ring, 3.2, oval(0, 0, 47, 12, -18)),
		fill(color, oval(0, 0, 28)),
		fill(zone, ...zones(0, 0, 28)),
		stroke(ring, 3.2, "M-44.7 14.5C-40 25 -12 20 13 12C32 6 46 -6 44.7 -14.5"),
	];
}
