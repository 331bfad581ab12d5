import { art, ornament, placed } from "./art.ts";
import { background, type Field, sky, text } from "./drawing.ts";
import { greetingIn, onBack, signed } from "./greeting-parts.ts";
import { partsOf, roomIn, viewsOf } from "./greeting-places.ts";
import { olives } from "./motifs/herbarium.ts";
import { sleepingMoon } from "./motifs/lullaby.ts";
import { papercut, songbird } from "./motifs/papercut.ts";
import { cloud } from "./motifs/places.ts";
import { BRICK, COCOA, CREAM, DUSK, FOREST, HONEY, PAPER, PINK, SLATE } from "./palette.ts";
import { type Drawing, fill, flow, leaf, open, oval, type Spot, star, stroke } from "./pen.ts";
import { inset, type Sketch } from "./sketch.ts";
import { arts } from "./spread.ts";

const SCISSORED = "#f7e1d8";

/** A heart cut out of red paper, with birds, lace and two names. */
export const paperHeart: Sketch = {
	ground: (side) => [background(SCISSORED), ...onBack(side, "birds", [twoBirds(BRICK, SCISSORED)], 0.3)],
	edged: ["Nora & Elias"],
	draw(field, garment) {
		const { words, picture } = partsOf(field, garment ? 0.03 : 0.07, 0.35);
		const size = Math.min(picture.width * 1.06, picture.height / 0.84);
		const [x, y] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
		return [
			greetingIn("loveYou", words, { font: "playfair-display", color: BRICK, overhang: 0, size: 0.402, leading: 1 }),
			art("heart", placed(papercut(BRICK, garment ? PAPER : SCISSORED), { x, y: y + size * 0.02, size })),
			text(
				"Nora & Elias",
				{ x: x - size * 0.27, y: y - size * 0.145, width: size * 0.54 },
				{ font: "dancing-script", size: size * 0.1, color: CREAM },
			),
		];
	},
	inside: (field) => signed(field, "Elias", "birds", twoBirds(BRICK, PAPER), { font: "dancing-script", color: BRICK }),
	other: (field) => [ornament("birds", twoBirds(BRICK, SCISSORED), field, 0.8)],
};

function twoBirds(paper: string, behind: string): Drawing {
	return [-1, 1].flatMap((way) => placed(songbird(behind, paper), { x: way * 25, y: 0, size: 44, flip: way < 0 }));
}

const ARCH = PAPER;

/** A door of paper under olive branches. */
export const oliveArch: Sketch = {
	ground: (side) => [background("#a9b79b"), ...onBack(side, "olives", [olives()], 0.26)],
	draw(field) {
		const area = roomIn(field, 0.06);
		const unit = Math.min(area.width, area.height);
		const frame = inset(area, 0.055);
		const { x, y, width, height } = frame;
		const inner = inset(frame, 0.04);
		const line = {
			font: "montserrat",
			size: Math.min(unit * 0.042, height * 0.05),
			color: COCOA,
			tracking: 0.24,
		} as const;
		const high = Math.min(height * 0.34, width * 0.46);
		const top = y + height * 0.575 - high;
		const name = Math.min(unit * 0.088, height * 0.085);
		return [
			art("frame", [fill(ARCH, archOf(frame)), stroke(HONEY, unit * 0.005, archOf(inner))]),
			...arts("olives", branches(frame, unit)),
			greetingIn(
				"weddingDay",
				{ x: x + width * 0.11, y: top, width: width * 0.78, height: high },
				{ font: "dancing-script", color: FOREST, overhang: 0, size: 0.211, leading: 1.05 },
			),
			text(
				"Sofia & Henrik",
				{ x: x + width * 0.12, y: y + height * 0.62, width: width * 0.76 },
				{ font: "playfair-display", size: name, color: COCOA },
			),
			art("rules", [
				stroke(
					HONEY,
					unit * 0.005,
					open([x + width * 0.42, y + height * 0.775], [x + width * 0.58, y + height * 0.775]),
				),
			]),
			text("SINTRA", { x: x + width * 0.15, y: y + height * 0.835 - line.size * 0.2, width: width * 0.7 }, line),
		];
	},
	inside: (field) => signed(field, "Marta & Jan", "olives", olives(), { font: "dancing-script", color: FOREST }),
	other: (field) => [ornament("olives", olives(), field, 0.8)],
};

function crown({ x, y, width, height }: Field): (degrees: number) => Spot {
	const [across, down] = [width / 2, Math.min(width / 2, height * 0.42)];
	return (degrees) => {
		const angle = (degrees * Math.PI) / 180;
		return [x + width / 2 + across * Math.sin(angle), y + down - down * Math.cos(angle)];
	};
}

function archOf(frame: Field): string {
	const at = crown(frame);
	const bottom = frame.y + frame.height;
	const spots = Array.from({ length: 25 }, (_, index) => at(-90 + index * 7.5));
	return `${flow(spots)}L${frame.x + frame.width} ${bottom}L${frame.x} ${bottom}Z`;
}

/** One up each side along the edge, to the middle of the top. */
function branches(frame: Field, unit: number): Drawing[] {
	const at = crown(frame);
	const middle = frame.x + frame.width / 2;
	const foot = frame.y + frame.height * 0.8;
	const spring = at(-90)[1];
	const legs = Math.max(0, Math.round((foot - spring) / (unit * 0.075)));
	const spine: Spot[] = [
		...Array.from(
			{ length: legs },
			(_, index): Spot => [frame.x + Math.sin(index * 1.1) * unit * 0.008, foot - ((foot - spring) * index) / legs],
		),
		...Array.from({ length: 17 }, (_, index) => at(-90 + index * 5.15)),
	];
	const grown = spine.slice(0, -1).flatMap(([u, v], index) => {
		const [next, after] = spine[index + 1]!;
		const way = (Math.atan2(next - u, v - after) * 180) / Math.PI;
		const long = unit * (0.108 - 0.03 * (index / spine.length));
		return [
			{ d: leaf(u, v, long, long * 0.27, way - 42 - (index % 3) * 7), tone: index % 2 },
			{
				d: leaf((u + next) / 2, (v + after) / 2, long * 0.92, long * 0.26, way + 40 + (index % 2) * 9),
				tone: (index + 1) % 2,
			},
		];
	});
	const fruit = spine.filter((_, index) => index % 4 === 2);
	const half: Drawing = [
		stroke("#7a6a4a", unit * 0.007, flow(spine)),
		fill("#5f7148", ...grown.filter(({ tone }) => tone).map(({ d }) => d)),
		fill("#869766", ...grown.filter(({ tone }) => !tone).map(({ d }) => d)),
		fill(
			"#4d4560",
			...fruit.map(([u, v], index) =>
				oval(u + unit * (index % 2 ? 0.022 : -0.024), v + unit * 0.012, unit * 0.0125, unit * 0.017, 14),
			),
		),
	];
	const shifted = placed(half, { x: -middle, y: 0, size: 100 });
	return [half, placed(shifted, { x: middle, y: 0, size: 100, flip: true })];
}

const DAWN = "#f3e3d3";

/** A rabbit asleep in the moon, stars on threads about it. */
export const asleepInTheMoon: Sketch = {
	ground(side) {
		const views = viewsOf(side);
		return [
			sky("#bfd5dc", DAWN, 0.85),
			...arts(
				"clouds",
				views.flatMap((view) => cloudsOf(view)),
			),
			...onBack(side, "moon", [sleeping()], 0.26),
		];
	},
	edged: [],
	draw(field, garment) {
		const area = garment ? inset(field, 0.03) : roomIn(field, 0.075);
		const { x, y, width, height } = area;
		const wide = width > height * 1.2;
		const picture = wide ? { x, y, width: width * 0.44, height } : { x, y, width, height: height * 0.48 };
		const size = Math.min(picture.width * 0.86, picture.height * 0.98);
		const middle = { x: picture.x + picture.width / 2, y: picture.y + picture.height / 2 };
		const box = wide
			? { x: x + width * 0.47, y: y + height * 0.2, width: width * 0.53, height: height * 0.4 }
			: { x, y: y + height * 0.5, width, height: Math.min(height * 0.3, width * 0.46) };
		const name = Math.min(width * 0.17, height * 0.12);
		return [
			...arts("stars", stars(picture, size)),
			art("moon", placed(sleeping(), { ...middle, size })),
			greetingIn("welcomeBaby", box, { font: "quicksand", color: DUSK, overhang: 0, size: 0.212, leading: 1.12 }),
			text(
				"Matilda",
				{ x: box.x, y: box.y + box.height + name * 0.12, width: box.width },
				{ font: "dancing-script", size: name, color: BRICK },
			),
		];
	},
	inside: (field) => signed(field, "Lola & Ben", "moon", sleeping(), { font: "dancing-script", color: DUSK }),
	other: (field) => [ornament("moon", sleeping(), field, 0.84)],
};

function sleeping(): Drawing {
	return sleepingMoon("#f0bf5c", "#e2a640", PAPER, PINK, "#d9775c", CREAM, DUSK);
}

function stars({ x, y, width }: Field, size: number): Drawing[] {
	const middle = x + width / 2;
	const hung = [
		[-0.62, 0.5, "#e2a640"],
		[-0.44, 0.26, BRICK],
		[0.2, 0.3, "#e2a640"],
		[0.42, 0.52, BRICK],
		[0.6, 0.34, "#e2a640"],
	] as const;
	return hung
		.filter(([across]) => Math.abs(across) * size < width * 0.5)
		.map(([across, long, color], index) => {
			const high = long * size;
			return [
				stroke(SLATE, size * 0.006, open([middle + across * size, y], [middle + across * size, y + high])),
				fill(
					color,
					star(middle + across * size, y + high, size * (index % 2 ? 0.045 : 0.06), size * (index % 2 ? 0.02 : 0.028)),
				),
			];
		});
}

function cloudsOf({ x, y, width, height }: Field): Drawing[] {
	const unit = Math.min(width, height);
	return [
		placed(cloud("#fbf3ea"), { x: x + width * 0.04, y: y + height * 0.97, size: unit * 0.5 }),
		placed(cloud("#fbf3ea"), { x: x + width * 0.96, y: y + height * 0.955, size: unit * 0.56, flip: true }),
		placed(cloud(PAPER), { x: x + width * 0.36, y: y + height * 1.01, size: unit * 0.46 }),
		placed(cloud(PAPER), { x: x + width * 0.68, y: y + height * 1.02, size: unit * 0.4 }),
	];
}
