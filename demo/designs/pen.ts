/** Outlines in absolute M, L, Q, C and Z, in millimetres or in a motif's own units. */
export type Path = string;
type Ink = { readonly d: Path; readonly color: string; readonly stroke?: number };
export type Drawing = readonly Ink[];
export type Spot = readonly [x: number, y: number];

export function fill(color: string, ...paths: readonly Path[]): Ink {
	return { d: paths.join(""), color };
}

/** Round at its ends and corners. */
export function stroke(color: string, width: number, ...paths: readonly Path[]): Ink {
	return { d: paths.join(""), color, stroke: width };
}

/** Of a circle's quarter, as a cubic curve. */
const QUARTER = 0.5523;

export function oval(x: number, y: number, across: number, down = across, turn = 0): Path {
	const at = (u: number, v: number) => written(turned([x + u * across, y + v * down], [x, y], turn));
	const k = QUARTER;
	return [
		`M${at(1, 0)}C${at(1, k)} ${at(k, 1)} ${at(0, 1)}C${at(-k, 1)} ${at(-1, k)} ${at(-1, 0)}`,
		`C${at(-1, -k)} ${at(-k, -1)} ${at(0, -1)}C${at(k, -1)} ${at(1, -k)} ${at(1, 0)}Z`,
	].join("");
}

/** Round enough for petals and seeds, with half the points. */
export function disc(x: number, y: number, radius: number): Path {
	const [left, right, k] = [x - radius, x + radius, radius * 1.333];
	const curve = (to: number, from: number, down: number) =>
		`C${written([from, down])} ${written([to, down])} ${written([to, y])}`;
	return `M${written([left, y])}${curve(right, left, y - k)}${curve(left, right, y + k)}Z`;
}

/** Round petals in one outline, the first one at the top. */
export function rosette(x: number, y: number, radius: number, petals: number, turn = 0): Path {
	const half = 180 / petals;
	const valley = 0.5 * radius;
	const crown = (8 * radius - 2 * valley * Math.cos(radians(half))) / 6;
	const aside = 1.15 * radius * Math.sin(radians(half));
	const parts = Array.from({ length: petals }, (_, index) => {
		const angle = turn + index * half * 2;
		const at = (u: number, v: number) => written(turned([x + u, y - v], [x, y], angle));
		return `C${at(-aside, crown)} ${at(aside, crown)} ${written(onCircle(x, y, valley, radians(angle + half)))}`;
	});
	return `M${written(onCircle(x, y, valley, radians(turn - half)))}${parts.join("")}Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): Path {
	const [right, bottom, r] = [x + width, y + height, Math.min(radius, width / 2, height / 2)];
	if (r === 0) return polygon([x, y], [right, y], [right, bottom], [x, bottom]);
	const k = r * (1 - QUARTER);
	return [
		`M${x + r} ${y}L${right - r} ${y}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}`,
		`L${right} ${bottom - r}C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}`,
		`L${x + r} ${bottom}C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}`,
		`L${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`,
	].join("");
}

export function polygon(...spots: readonly Spot[]): Path {
	return `${open(...spots)}Z`;
}

export function open(...spots: readonly Spot[]): Path {
	return spots.map((spot, index) => `${index ? "L" : "M"}${written(spot)}`).join("");
}

/** A soft line through all spots, or around them. */
export function flow(spots: readonly Spot[], closed = false): Path {
	const count = spots.length;
	const at = (index: number) =>
		closed ? spots[(index + count) % count]! : spots[Math.max(0, Math.min(count - 1, index))]!;
	const parts = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
		const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
		const first: Spot = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
		const second: Spot = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
		return `C${written(first)} ${written(second)} ${written(to)}`;
	});
	return `M${written(at(0))}${parts.join("")}${closed ? "Z" : ""}`;
}

/** Around the spots, which it does not reach: half as many points as `flow`. */
export function ruffle(spots: readonly Spot[]): Path {
	const after = (index: number) => {
		const [[x, y], [u, v]] = [spots[index]!, spots[(index + 1) % spots.length]!];
		return written([(x + u) / 2, (y + v) / 2]);
	};
	return `M${after(spots.length - 1)}${spots.map((spot, index) => `Q${written(spot)} ${after(index)}`).join("")}Z`;
}

/** One bend on the way, towards a spot. */
export function bent(from: Spot, towards: Spot, to: Spot): Path {
	return `M${written(from)}Q${written(towards)} ${written(to)}`;
}

/** From its stalk at the spot, pointing up when `turn` is 0. */
export function leaf(x: number, y: number, length: number, width: number, turn = 0): Path {
	const at = (u: number, v: number) => written(turned([x + u, y + v], [x, y], turn));
	const half = width * 0.72;
	return [
		`M${at(0, 0)}C${at(half, -length * 0.25)} ${at(half, -length * 0.68)} ${at(0, -length)}`,
		`C${at(-half, -length * 0.68)} ${at(-half, -length * 0.25)} ${at(0, 0)}Z`,
	].join("");
}

/** As slim as a needle: a leaf with fewer points, for what is drawn a hundred times. */
export function blade(x: number, y: number, length: number, width: number, turn = 0): Path {
	const at = (u: number, v: number) => written(turned([x + u, y + v], [x, y], turn));
	const [root, tip] = [at(0, 0), at(0, -length)];
	return `M${root}Q${at(width * 1.08, -length * 0.46)} ${tip}Q${at(-width * 1.08, -length * 0.46)} ${root}Z`;
}

/** Part of a circle, degrees clockwise from the top. */
export function arc(x: number, y: number, radius: number, from: number, to: number): Path {
	const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 45));
	const step = ((to - from) / steps) * (Math.PI / 180);
	const k = (4 / 3) * Math.tan(step / 4) * radius;
	const parts = Array.from({ length: steps }, (_, index) => {
		const [a, b] = [radians(from) + index * step, radians(from) + (index + 1) * step];
		const [p, q] = [onCircle(x, y, radius, a), onCircle(x, y, radius, b)];
		const first: Spot = [p[0] + k * Math.cos(a), p[1] + k * Math.sin(a)];
		const second: Spot = [q[0] - k * Math.cos(b), q[1] - k * Math.sin(b)];
		return `${index ? "" : `M${written(p)}`}C${written(first)} ${written(second)} ${written(q)}`;
	});
	return parts.join("");
}

export function star(x: number, y: number, outer: number, inner: number, points = 5, turn = 0): Path {
	const spots = Array.from({ length: points * 2 }, (_, index) =>
		onCircle(x, y, index % 2 ? inner : outer, radians(turn) + (index * Math.PI) / points),
	);
	return polygon(...spots);
}

/** As wide as `size`, about its middle. */
export function heart(x: number, y: number, size: number, turn = 0): Path {
	const at = (u: number, v: number) => written(turned([x + u * size, y + v * size], [x, y], turn));
	return [
		`M${at(0, 0.45)}C${at(-0.18, 0.28)} ${at(-0.5, 0.08)} ${at(-0.5, -0.18)}`,
		`C${at(-0.5, -0.36)} ${at(-0.37, -0.45)} ${at(-0.25, -0.45)}C${at(-0.12, -0.45)} ${at(-0.04, -0.37)} ${at(0, -0.26)}`,
		`C${at(0.04, -0.37)} ${at(0.12, -0.45)} ${at(0.25, -0.45)}C${at(0.37, -0.45)} ${at(0.5, -0.36)} ${at(0.5, -0.18)}`,
		`C${at(0.5, 0.08)} ${at(0.18, 0.28)} ${at(0, 0.45)}Z`,
	].join("");
}

/** So many spots on a circle, the first one at the top. */
export function around(x: number, y: number, radius: number, count: number, turn = 0): readonly Spot[] {
	return Array.from({ length: count }, (_, index) =>
		onCircle(x, y, radius, radians(turn) + (index * 2 * Math.PI) / count),
	);
}

export function turned([x, y]: Spot, [aboutX, aboutY]: Spot, degrees: number): Spot {
	const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
	const [u, v] = [x - aboutX, y - aboutY];
	return [aboutX + u * cos - v * sin, aboutY + u * sin + v * cos];
}

function onCircle(x: number, y: number, radius: number, angle: number): Spot {
	return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}

function written([x, y]: Spot): string {
	return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
	return Math.round(value * 1000) / 1000;
}
