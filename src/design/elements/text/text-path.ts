import type { Degrees, Millimetres } from "#core/units.ts";
import type { TextCurve } from "#design/document.ts";
import type { Matrix } from "#design/geometry/matrix.ts";

/** What bends straight lines: each line has a path of its own, and lengths along it stay true. */
export type TextPath = {
	readonly height: Millimetres;
	lengthOf(row: number): Millimetres;
	/** From a place on the line's baseline, to the right and downwards as it reads, to the element's own millimetres. */
	at(row: number, x: Millimetres): Matrix;
};

export type PathBox = {
	readonly width: Millimetres;
	/** Of all lines. */
	readonly height: Millimetres;
	/** From the first line's top. */
	baselineOf(row: number): Millimetres;
	/** What no line's circle may be smaller than. */
	readonly smallest: Millimetres;
};

const STRAIGHT: Degrees = 1;
const WAVE_STEPS = 512;

/** undefined where lines stay straight. */
export function textPath(curve: TextCurve, box: PathBox): TextPath | undefined {
	switch (curve.kind) {
		case "arc":
			return Math.abs(curve.angle) < STRAIGHT ? undefined : arcPath(curve.angle, box);
		case "circle":
			return arcPath(curve.side === "outside" ? 360 : -360, box);
		case "wave":
			return wavePath(curve.depth * box.width, curve.waves, box);
	}
}

/** Ems from the baseline to where letters come closest to the centre of their circle. */
const INK = { feet: 0.22, heads: 0.75 };
/** Of their room on the baseline, what letters have left where they come closest to the centre. */
const LEAST_ROOM = 0.6;

/** `width`: 0 where nothing is written. */
export type BentLine = Readonly<Record<"baseline" | "height" | "width" | "size", Millimetres>>;

/** How much nearer to the centre of their circle lines come than letters can stand beside each other; 0 where they have room. */
export function crowding(curve: TextCurve, width: Millimetres, lines: readonly BentLine[]): Millimetres {
	if (curve.kind === "wave") return 0;
	const angle = curve.kind === "circle" ? (curve.side === "outside" ? 360 : -360) : curve.angle;
	const written = lines.filter((line) => line.width > 0);
	if (Math.abs(angle) < STRAIGHT) return 0;
	const outer = outerRadius(angle, width);
	const inner = outer - lines.reduce((sum, { height }) => sum + height, 0);
	const lacking = written.map(({ baseline, size }) => {
		const radius = angle > 0 ? outer - baseline : inner + baseline;
		const towards = angle > 0 ? INK.feet : INK.heads;
		return (towards * size) / (1 - LEAST_ROOM) - radius;
	});
	return Math.max(0, ...lacking);
}

/** The lines' strip is as wide as the box: heads away from the centre, or towards it where the angle is negative. */
function arcPath(angle: Degrees, { width, height, baselineOf, smallest }: PathBox): TextPath {
	const whole = (Math.abs(angle) * Math.PI) / 180;
	const outer = outerRadius(angle, width);
	const inner = outer - height;
	const end = Math.cos(whole / 2);
	const outwards = angle > 0;
	const centreY = outwards ? outer : -Math.min(inner * end, outer * end);
	const lowest = outwards ? Math.max(height, outer - Math.min(inner * end, outer * end)) : centreY + outer;
	const radiusOf = (row: number): Millimetres => {
		const down = baselineOf(row);
		return Math.max(smallest, outwards ? outer - down : inner + down);
	};
	return {
		height: lowest,
		lengthOf: (row) => radiusOf(row) * whole,
		at(row, x) {
			const radius = radiusOf(row);
			const turn = x / radius - whole / 2;
			const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
			return outwards
				? [cos, sin, -sin, cos, width / 2 + radius * sin, centreY - radius * cos]
				: [cos, -sin, sin, cos, width / 2 + radius * sin, centreY + radius * cos];
		},
	};
}

function outerRadius(angle: Degrees, width: Millimetres): Millimetres {
	return width / (2 * Math.sin(Math.min(Math.abs(angle), 180) * (Math.PI / 360)));
}

/** Each line is the same wave, further down; it begins upwards. */
function wavePath(depth: Millimetres, waves: number, { width, height, baselineOf }: PathBox): TextPath {
	const speed = (2 * Math.PI * waves) / width;
	const rise = (x: number): number => -depth * Math.sin(speed * x);
	const step = width / WAVE_STEPS;
	const lengths = new Float64Array(WAVE_STEPS + 1);
	for (let at = 1; at <= WAVE_STEPS; at++) {
		lengths[at] = lengths[at - 1]! + Math.hypot(step, rise(at * step) - rise((at - 1) * step));
	}
	const whole = lengths[WAVE_STEPS]!;
	return {
		height: height + 2 * Math.abs(depth),
		lengthOf: () => whole,
		at(row, length) {
			const x = acrossAt(lengths, length) * step;
			const slope = -depth * speed * Math.cos(speed * x);
			const along = Math.hypot(1, slope);
			const [cos, sin] = [1 / along, slope / along];
			return [cos, sin, -sin, cos, x, Math.abs(depth) + baselineOf(row) + rise(x)];
		},
	};
}

/** In steps; before the wave's begin and after its end it goes on straight. */
function acrossAt(lengths: Float64Array, length: Millimetres): number {
	let low = 0;
	let high = WAVE_STEPS - 1;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if (lengths[middle]! <= length) low = middle;
		else high = middle - 1;
	}
	return low + (length - lengths[low]!) / (lengths[low + 1]! - lengths[low]!);
}
