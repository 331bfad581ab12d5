import { arc, around, box, type Drawing, fill, flow, heart, open, oval, polygon, star, stroke } from "../pen.ts";

/** Its string ends at the bottom. */
export function balloon(color: string, gloss: string, string?: string): Drawing {
	return [
		...(string
			? [
					stroke(
						string,
						0.9,
						flow([
							[0, 12],
							[3, 24],
							[-3, 36],
							[0, 50],
						]),
					),
				]
			: []),
		fill(color, oval(0, -19, 25, 30), polygon([0, 8], [-4, 15], [4, 15])),
		stroke(gloss, 2.6, arc(0, -19, 18, -70, -25)),
	];
}

/** Three tiers of cut paper, with so many candles. */
export function cake(tiers: readonly [string, string, string], icing: string, flame: string): Drawing {
	const scallops = (x: number, y: number, width: number, count: number) =>
		Array.from({ length: count }, (_, index) => {
			const r = width / count / 2;
			return oval(x + r + index * r * 2, y, r, r * 1.15);
		});
	const candles = [-12, 0, 12];
	return [
		stroke(icing, 2.6, ...candles.map((x) => open([x, -26], [x, -38]))),
		fill(flame, ...candles.map((x) => leaf6(x, -40))),
		fill(tiers[0], box(-22, -26, 44, 24, 2)),
		fill(tiers[1], box(-34, -2, 68, 24, 2)),
		fill(tiers[2], box(-46, 22, 92, 24, 2)),
		fill(icing, box(-22, -26, 44, 6, 2), ...scallops(-22, -20, 44, 5)),
		fill(icing, box(-34, -2, 68, 6, 2), ...scallops(-34, 4, 68, 7)),
		fill(icing, box(-46, 22, 92, 6, 2), ...scallops(-46, 28, 92, 9)),
		stroke(icing, 2, open([-50, 47], [50, 47])),
	];
}

function leaf6(x: number, y: number): string {
	return `M${x} ${y}C${x + 5} ${y - 3} ${x + 2} ${y - 8} ${x} ${y - 10}C${x - 2} ${y - 8} ${x - 5} ${y - 3} ${x} ${y}Z`;
}

export function cup(color: string, band: string, steam: string): Drawing {
	return [
		stroke(color, 5, arc(30, 6, 13, 10, 170)),
		fill(color, "M-34 -14L32 -14C32 20 20 36 -1 36C-22 36 -34 20 -34 -14Z"),
		fill(band, "M-33.2 -2L31.2 -2C30.6 3 29.4 8 27.6 12L-29.6 12C-31.4 8 -32.6 3 -33.2 -2Z"),
		stroke(color, 3, open([-42, 43], [40, 43])),
		stroke(
			steam,
			2.4,
			...[-16, 0, 16].map((x) =>
				flow([
					[x, -21],
					[x + 4, -28],
					[x - 4, -37],
					[x, -46],
				]),
			),
		),
	];
}

export function apple(color: string, shade: string, green: string, stalk: string): Drawing {
	return [
		stroke(
			stalk,
			3.2,
			flow([
				[0, -22],
				[1, -32],
				[6, -42],
			]),
		),
		fill(green, `M4 -30C12 -46 28 -46 34 -42C30 -28 16 -24 4 -30Z`),
		fill(
			color,
			"M0 -22C-10 -30 -42 -30 -42 4C-42 30 -24 48 -12 48C-6 48 -4 45 0 45C4 45 6 48 12 48C24 48 42 30 42 4C42 -30 10 -30 0 -22Z",
		),
		fill(shade, "M22 -23C34 -20 42 -12 42 4C42 30 24 48 12 48C9 48 7 47 5 46C26 38 34 8 22 -23Z"),
	];
}

/** Lies level, its point at the right. */
export function pencil(color: string, shade: string, wood: string, lead: string): Drawing {
	return [
		fill(shade, box(-50, -8, 9, 16, 3)),
		fill(lead, box(-43, -8, 5, 16)),
		fill(color, box(-38, -8, 64, 16)),
		fill(shade, box(-38, 3, 64, 5)),
		fill(wood, polygon([26, -8], [50, 0], [26, 8])),
		fill(lead, polygon([42, -2.7], [50, 0], [42, 2.7])),
	];
}

export function football(color: string, line: string): Drawing {
	const inner = around(0, 0, 17, 5);
	const outer = around(0, 0, 47, 5);
	const seams = inner.map((spot, index) => {
		const [x, y] = outer[index]!;
		return open(spot, [x * 0.66, y * 0.66]);
	});
	const patches = around(0, 0, 46, 5).map((_, index) => {
		const at = (radius: number, turn: number) => around(0, 0, radius, 1, index * 72 + turn)[0]!;
		return polygon(at(31, 0), at(38, 17), at(47.5, 13), at(48, 0), at(47.5, -13), at(38, -17));
	});
	const joints = around(0, 0, 1, 5).map((_, index) => {
		const at = (radius: number, turn: number) => around(0, 0, radius, 1, index * 72 + turn)[0]!;
		return open(at(38, 17), at(38, 55));
	});
	return [
		fill(color, oval(0, 0, 48)),
		stroke(line, 2, ...seams, ...joints),
		fill(line, polygon(...inner), ...patches),
		stroke(line, 2.4, oval(0, 0, 48)),
	];
}

/** A record; its label is free for words. */
export function record(vinyl: string, groove: string, label: string): Drawing {
	return [
		fill(vinyl, oval(0, 0, 49)),
		stroke(groove, 0.5, ...[45, 41, 37, 33, 29, 25].map((r) => oval(0, 0, r))),
		stroke(groove, 1.4, arc(0, 0, 43, 20, 55), arc(0, 0, 35, 18, 60), arc(0, 0, 43, 200, 235), arc(0, 0, 35, 198, 240)),
		fill(label, oval(0, 0, 19.5)),
	];
}

export function envelope(color: string, flap: string, seal: string): Drawing {
	return [
		fill(color, box(-48, -30, 96, 62, 3)),
		stroke(flap, 1.4, open([-46, 30], [-12, 2]), open([46, 30], [12, 2])),
		fill(flap, "M-48 -28C-48 -30 -47 -31 -45 -31L45 -31C47 -31 48 -30 48 -28L4 8C1.5 10 -1.5 10 -4 8Z"),
		fill(seal, heart(0, 9, 20)),
	];
}

export function bauble(color: string, pattern: string, cap: string): Drawing {
	return [
		fill(cap, box(-7, -36, 14, 9, 2)),
		stroke(cap, 1.6, oval(0, -40, 4)),
		fill(color, oval(0, 10, 38)),
		stroke(pattern, 2, open([-36, 0], [-24, 8], [-12, 0], [0, 8], [12, 0], [24, 8], [36, 0])),
		stroke(pattern, 2, open([-36, 14], [-24, 22], [-12, 14], [0, 22], [12, 14], [24, 22], [36, 14])),
	];
}

export function key(color: string, hole: string): Drawing {
	return [
		fill(color, heart(0, -28, 42), box(-4, -14, 8, 62, 3), box(2, 30, 17, 7, 1.5), box(2, 41, 12, 6, 1.5)),
		fill(hole, heart(0, -29, 20)),
	];
}

export function trophy(color: string, shade: string, mark: string): Drawing {
	return [
		stroke(color, 4.5, arc(-24, -24, 14, 190, 355), arc(24, -24, 14, 5, 170)),
		fill(color, "M-26 -44L26 -44C27 -10 18 8 4 12L4 26L-4 26L-4 12C-18 8 -27 -10 -26 -44Z"),
		fill(shade, "M14 -44L26 -44C27 -10 18 8 4 12L4 26L1 26L1 10C11 4 15 -14 14 -44Z"),
		fill(color, box(-14, 26, 28, 7, 2)),
		fill(shade, box(-22, 33, 44, 12, 2)),
		fill(mark, star(-4, -20, 11, 4.6)),
	];
}

export function bicycle(frame: string, accent: string): Drawing {
	const wheels = [-27, 27];
	return [
		stroke(frame, 2, ...wheels.map((x) => oval(x, 12, 21))),
		stroke(
			frame,
			0.4,
			...wheels.flatMap((x) =>
				[0, 45, 90, 135].map((turn) => open(around(x, 12, 20, 1, turn)[0]!, around(x, 12, 20, 1, turn + 180)[0]!)),
			),
		),
		stroke(accent, 2.4, open([-27, 12], [-3, 14], [18, -16], [-14, -14], [-27, 12]), open([-3, 14], [-16.5, -20])),
		stroke(
			frame,
			2.4,
			open([27, 12], [17, -18], [16, -25]),
			flow([
				[12, -26],
				[20, -27],
				[25, -24],
				[24, -18],
				[20, -17],
			]),
		),
		stroke(frame, 3.4, open([-22, -21], [-10, -21])),
		fill(frame, oval(-3, 14, 4.5), oval(-27, 12, 2), oval(27, 12, 2)),
		stroke(frame, 1.8, open([-3, 14], [2, 22]), open([-1, 22], [5, 22])),
	];
}
