import { placed } from "../art.ts";
import { arc, box, type Drawing, disc, fill, flow, heart, leaf, open, oval, stroke } from "../pen.ts";

type TeaTones = {
	readonly cup: string;
	readonly shade: string;
	readonly band: string;
	readonly tea: string;
	readonly tag: string;
	readonly mark: string;
};

/** A wide cup on its saucer, a teabag in it; its flank is free for a name. */
export function teacup({ cup, shade, band, tea, tag, mark }: TeaTones): Drawing {
	return [
		fill(shade, oval(-2, 40, 47, 6.5)),
		fill(cup, oval(-2, 38, 47, 6)),
		stroke(cup, 5, arc(33, 2, 12, -10, 175)),
		fill(cup, "M-37 -20L33 -20C34 8 24 36 12 38L-16 38C-28 36 -38 8 -37 -20Z"),
		fill(shade, "M22 -20L33 -20C34 8 24 36 12 38L4 38C16 32 23 6 22 -20Z"),
		fill(band, oval(-2, -20, 35, 6.5)),
		fill(tea, oval(-2, -19, 31, 4.6)),
		stroke(
			tag,
			0.9,
			flow([
				[-22, -20],
				[-30, -16],
				[-40, -2],
				[-42, 10],
			]),
		),
		fill(tag, box(-48, 10, 12, 15, 1.5)),
		fill(mark, heart(-42, 17.5, 7)),
	];
}

/** Two curls that meet in a heart. */
export function heartSteam(color: string): Drawing {
	return [
		stroke(
			color,
			4,
			"M0 50C-14 38 10 28 0 16C-12 4 -30 -4 -28 -22C-26 -38 -6 -40 0 -24",
			"M0 16C12 4 30 -4 28 -22C26 -38 6 -40 0 -24",
		),
	];
}

/** In a knitted cover with a heart. */
export function hotWaterBottle(wool: string, rib: string, rubber: string, mark: string): Drawing {
	const stitches = [-22, -11, 0, 11, 22].flatMap((x) =>
		[-8, 2, 12, 22, 32].map((y) => `M${x - 2.5} ${y - 2}L${x} ${y}L${x + 2.5} ${y - 2}`),
	);
	return [
		fill(rubber, box(-8, -50, 16, 12, 3)),
		fill(
			wool,
			"M-10 -38L10 -38C10 -28 14 -26 24 -24C34 -22 36 -12 36 -2L36 36C36 46 30 50 20 50L-20 50C-30 50 -36 46 -36 36L-36 -2C-36 -12 -34 -22 -24 -24C-14 -26 -10 -28 -10 -38Z",
		),
		fill(rib, box(-13, -40, 26, 9, 3), box(-34, 40, 68, 6, 1)),
		stroke(rib, 1.2, ...stitches),
		fill(wool, disc(0, 10, 17)),
		fill(mark, heart(0, 11, 24)),
	];
}

export function plaster(color: string, pad: string, hole: string): Drawing {
	const holes = [-38, -31, 31, 38].flatMap((x) => [-5, 5].map((y) => disc(x, y, 1.5)));
	return [
		fill(color, box(-48, -15, 96, 30, 15)),
		fill(pad, box(-17, -11.5, 34, 23, 3)),
		fill(hole, ...holes),
		fill(color, heart(0, 1, 13)),
	];
}

/** Whole, beside its own half. */
export function lemon(peel: string, shade: string, green: string): Drawing {
	return placed(
		[
			fill(peel, oval(0, 0, 44, 32), oval(43, 0, 7, 6.5), oval(-43, 0, 6, 6)),
			fill(shade, "M-34 14C-14 34 26 32 40 8C28 20 -8 26 -34 14Z"),
			fill(green, leaf(-44, -4, 34, 15, 40)),
			stroke(shade, 1.2, open([-44, -4], [-30, -20])),
		],
		{ x: 0, y: 0, size: 100, turn: -14 },
	);
}
