import { arc, around, type Drawing, disc, fill, leaf, open, oval, polygon, stroke } from "../pen.ts";

export type Breed = {
	readonly coat: string;
	readonly ear: string;
	readonly muzzle: string;
	/** Hanging, pricked, curly, folded over or long. */
	readonly ears: "hanging" | "pricked" | "curly" | "folded" | "long";
	/** A patch about one eye, spots, a blaze, a dark mask. */
	readonly mark?: "patch" | "spots" | "blaze" | "mask";
};

/** A dog's head of some breed, without a neck. */
export function dogHead({ coat, ear, muzzle, ears, mark }: Breed, dark: string, tongue: string): Drawing {
	const head = "M0 -36C22 -36 33 -22 31 0C30 22 18 40 0 40C-18 40 -30 22 -31 0C-33 -22 -22 -36 0 -36Z";
	const back = { pricked: true, long: true, hanging: false, curly: true, folded: false }[ears];
	const drawn = earsOf(ears, ear, coat);
	return [
		...(back ? drawn : []),
		fill(coat, head),
		...(mark === "blaze" ? [fill(muzzle, "M-6 -36C-3 -20 -6 -4 -12 8L12 8C6 -4 3 -20 6 -36Z")] : []),
		...(mark === "patch" ? [fill(ear, oval(14, -8, 13, 15))] : []),
		...(mark === "spots"
			? [fill(ear, disc(-10, -27, 4), disc(12, -24, 5), disc(-20, -2, 3.6), disc(22, 6, 3.4), disc(-16, 18, 3))]
			: []),
		...(mark === "mask" ? [fill(ear, oval(-14, -8, 11, 12), oval(14, -8, 11, 12))] : []),
		fill(muzzle, oval(0, 18, 19, 18)),
		...(back ? [] : drawn),
		fill(dark, disc(-13, -8, 4), disc(13, -8, 4), "M-9 7C-9 2 9 2 9 7C9 13 3 16 0 16C-3 16 -9 13 -9 7Z"),
		fill("#ffffff", disc(-11.6, -9.4, 1.2), disc(14.4, -9.4, 1.2)),
		fill(tongue, "M-5 25L5 25L5 32C5 38 -5 38 -5 32Z"),
		stroke(dark, 2, open([0, 15], [0, 20]), arc(-6.5, 19, 6.5, 95, 220), arc(6.5, 19, 6.5, 140, 265)),
	];
}

function earsOf(kind: Breed["ears"], ear: string, coat: string): Drawing {
	if (kind === "pricked")
		return [
			fill(ear, polygon([-31, 2], [-34, -50], [-6, -30]), polygon([31, 2], [34, -50], [6, -30])),
			fill(coat, polygon([-26, -8], [-29, -38], [-12, -26]), polygon([26, -8], [29, -38], [12, -26])),
		];
	if (kind === "curly")
		return [
			fill(ear, ...[-30, 30].flatMap((x) => [disc(x, -16, 13), disc(x * 1.15, -1, 13), disc(x * 1.1, 14, 11)])),
			fill(ear, ...around(0, -32, 13, 6).map(([x, y]) => disc(x, y, 10)), disc(0, -34, 14)),
		];
	if (kind === "folded")
		return [fill(ear, "M-8 -34L-34 -42L-36 -16C-30 -14 -22 -20 -8 -34Z", "M8 -34L34 -42L36 -16C30 -14 22 -20 8 -34Z")];
	if (kind === "long") return [fill(ear, leaf(-20, -32, 84, 30, 196), leaf(20, -32, 84, 30, 164))];
	return [
		fill(
			ear,
			"M-14 -34C-28 -40 -46 -28 -46 -6C-46 8 -42 18 -36 18C-28 16 -28 -8 -22 -22Z",
			"M14 -34C28 -40 46 -28 46 -6C46 8 42 18 36 18C28 16 28 -8 22 -22Z",
		),
	];
}

/** What of a cat is seen over an edge at the bottom of the square. */
export function peekingCat(
	coat: string,
	shade: string,
	eye: string,
	nose: string,
	dark: string,
	whisker: string,
): Drawing {
	return [
		fill(coat, "M-45 -2L-43 -46C-42 -50 -38 -50 -36 -48L-12 -26Z", "M45 -2L43 -46C42 -50 38 -50 36 -48L12 -26Z"),
		fill(nose, polygon([-38, -14], [-37, -37], [-21, -24]), polygon([38, -14], [37, -37], [21, -24])),
		fill(coat, "M-48 50L-48 10C-48 -20 -26 -32 0 -32C26 -32 48 -20 48 10L48 50Z"),
		stroke(shade, 4, open([0, -31], [0, -12]), open([-9, -30], [-8, -16]), open([9, -30], [8, -16])),
		stroke(
			shade,
			3.4,
			open([-46, 14], [-35, 16]),
			open([-46, 24], [-34, 24]),
			open([46, 14], [35, 16]),
			open([46, 24], [34, 24]),
		),
		fill(eye, oval(-19, 6, 11.5, 12.5), oval(19, 6, 11.5, 12.5)),
		fill(dark, oval(-18, 6, 5, 11), oval(18, 6, 5, 11)),
		fill("#ffffff", disc(-15.5, 1, 2), disc(20.5, 1, 2)),
		fill(nose, polygon([-5, 22], [5, 22], [0, 28])),
		stroke(dark, 1.8, arc(-6, 28, 6, 95, 220), arc(6, 28, 6, 140, 265)),
		stroke(
			whisker,
			1,
			open([-14, 28], [-46, 22]),
			open([-14, 31], [-46, 34]),
			open([14, 28], [46, 22]),
			open([14, 31], [46, 34]),
		),
	];
}

/** Pleats round a middle that is free, two ends below. */
export function rosette(ribbon: string, shade: string, ring: string): Drawing {
	const pleats = around(0, -12, 37, 22);
	return [
		fill(shade, polygon([-4, 0], [-26, 48], [-14, 44], [-8, 50], [6, 4])),
		fill(ribbon, polygon([4, 0], [26, 48], [14, 44], [8, 50], [-6, 4])),
		fill(shade, ...pleats.map(([x, y]) => disc(x, y, 5.6))),
		fill(ribbon, disc(0, -12, 36)),
		stroke(shade, 1, ...around(0, -12, 35, 22).map((outer, index) => open(outer, around(0, -12, 27, 22)[index]!))),
		fill(ring, disc(0, -12, 27)),
	];
}
