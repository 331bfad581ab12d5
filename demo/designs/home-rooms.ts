import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { type Field, sky, text } from "./drawing.ts";
import { type Fittings, furnished, telescope } from "./motifs/furniture.ts";
import { cloud, fir, house } from "./motifs/places.ts";
import { BRICK, COCOA, CREAM, DUSK, FOREST, HONEY, INK, PAPER, PLUM, TEAL } from "./palette.ts";
import { box, type Drawing, disc, fill, open, polygon, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { stageIn, words } from "./stage.ts";
import { rimmed } from "./sticker.ts";

const FITTINGS: Fittings = { main: BRICK, second: HONEY, wood: "#a9744a", light: PAPER, dark: DUSK, green: "#4f8a68" };
/** From the top left, as they stand in two columns or in three. */
const ROOMS: readonly (Partial<Fittings> & { readonly said: string; readonly wall: string; readonly kind: number })[] =
	[
		{ said: "Ida", wall: "#f0c9b4", kind: 0, main: TEAL },
		{ said: "Oskar", wall: "#cddfd2", kind: 2 },
		{ said: "Plums", wall: "#bcd9dd", kind: 1 },
		{ said: "Ella", wall: "#f3dda6", kind: 3, main: TEAL, second: BRICK },
		{ said: "Bruno", wall: "#e6cfc0", kind: 4, main: FOREST },
		{ said: "Hugo", wall: "#cfd3e2", kind: 5, main: "#c2703d", second: PLUM },
	];
const WALL = "#8e4a35";

/** A house cut open, furnished to the roof, a name in every room. */
export const openHouse: Sketch = {
	ground: (side) => [sky("#bfdcdf", "#f4ead2", 0.8), ...garden(side)],
	draw(field, garment) {
		const tall = field.height > field.width * 1.15 && !garment;
		const stage = stageIn(field, garment ? 0.03 : 0.06, tall ? 1.5 : garment ? 1.06 : 1);
		const unit = stage.unit;
		const lettering = { font: "playfair-display", size: tall ? 0.115 : 0.1, width: 0.94 } as const;
		const high = lettering.size * 1.35 * unit;
		const width = tall || garment ? unit : Math.min(field.width - unit * 0.12, unit * 1.36);
		const plan = {
			x: stage.x + (unit - width) / 2,
			y: stage.y,
			width,
			height: stage.height - high - unit * (garment ? 0.02 : 0.025),
		};
		const address = { ...stage, y: stage.y + stage.height - high, height: high };
		const said = words(address, "Birkenweg 12", 0.5, { ...lettering, color: garment ? BRICK : CREAM });
		return [...cutOpen(plan, tall ? 2 : 3, garment), garment ? rimmed(said) : said];
	},
	other({ x, y, width, height }) {
		const size = width * 0.62;
		const at = { x: x + width / 2, y: y + height * 0.765 - size * 0.46, size };
		return [art("house", placed(house(PAPER, BRICK, TEAL, HONEY), at))];
	},
};

function cutOpen({ x, y, width, height }: Field, columns: number, garment: boolean): DesignElement[] {
	const rows = ROOMS.length / columns;
	const wall = width * 0.018;
	const roof = height * (columns === 2 ? 0.24 : 0.3);
	const body = { x: x + width * 0.06, y: y + roof, width: width * 0.88, height: height - roof };
	const rooms = cells(
		{ ...body, x: body.x + wall / 2, width: body.width - wall, height: body.height - wall / 2 },
		columns,
		rows,
	).map((room) => ({
		x: room.x + wall / 2,
		y: room.y + wall / 2,
		width: room.width - wall,
		height: room.height - wall,
	}));
	const middle = x + width / 2;
	const eaves = y + roof;
	const gable = polygon([x, eaves + wall], [middle, y], [x + width, eaves + wall]);
	const cap = box(x + width * 0.725, y + roof * 0.08, width * 0.11, roof * 0.09);
	const chimney = box(x + width * 0.74, y + roof * 0.12, width * 0.08, roof * 0.6);
	const size = rooms[0]!.height * 0.17;
	return [
		art("house", [
			...(garment
				? [stroke(PAPER, width * 0.024, chimney, cap, gable, box(body.x, body.y, body.width, body.height))]
				: []),
			fill(WALL, chimney),
			fill(DUSK, cap),
			fill(WALL, box(body.x, body.y, body.width, body.height)),
			fill(BRICK, gable),
			fill(
				"#f6e3bd",
				polygon(
					[x + width * 0.13, eaves - wall * 0.4],
					[middle, y + roof * 0.17],
					[x + width * 0.87, eaves - wall * 0.4],
				),
			),
			...ROOMS.map(({ wall: color }, index) =>
				fill(color, box(rooms[index]!.x, rooms[index]!.y, rooms[index]!.width, rooms[index]!.height)),
			),
			...attic(middle, eaves - wall * 0.4, roof, width),
		]),
		...arts(
			"house",
			rooms.map((room, index) => {
				const { said: _, wall: __, kind, ...own } = ROOMS[index]!;
				const scale = Math.min(room.width * 0.92, room.height * 1.34);
				const floor = room.y + room.height;
				return [
					fill("#b98a5e", box(room.x, floor - wall * 0.7, room.width, wall * 0.7)),
					...placed(furnished(kind, { ...FITTINGS, ...own }), {
						x: room.x + room.width / 2,
						y: floor - wall * 0.7,
						size: scale,
					}),
				];
			}),
		),
		...rooms.map((room, index) =>
			text(
				ROOMS[index]!.said,
				{ x: room.x + room.width * 0.06, y: room.y + room.height * 0.055, width: room.width * 0.88 },
				{ font: "caveat", size: size * 1.08, color: INK, leading: 1.2 },
			),
		),
	];
}

function attic(middle: number, floor: number, roof: number, width: number): Drawing {
	const size = roof * 0.5;
	return [
		fill("#2c3a5c", disc(middle, floor - roof * 0.5, roof * 0.13)),
		fill(HONEY, disc(middle + roof * 0.035, floor - roof * 0.52, roof * 0.05)),
		...placed(telescope(DUSK, HONEY, COCOA), { x: middle - width * 0.13, y: floor - size * 0.49, size }),
		fill(TEAL, box(middle + width * 0.04, floor - roof * 0.16, width * 0.1, roof * 0.16, 1)),
		fill(HONEY, box(middle + width * 0.16, floor - roof * 0.11, width * 0.075, roof * 0.11, 1)),
		fill(BRICK, box(middle + width * 0.055, floor - roof * 0.25, width * 0.07, roof * 0.09, 1)),
		stroke(
			COCOA,
			width * 0.006,
			open([middle + width * 0.04, floor - roof * 0.08], [middle + width * 0.14, floor - roof * 0.08]),
		),
	];
}

function garden(side: SideFormat): DesignElement[] {
	const { x, y, width, height } = wholeSide(side);
	const unit = Math.min(width, height);
	const lawn = y + height * (height > width * 1.8 ? 0.8 : 0.74);
	const trees = Array.from({ length: Math.ceil(width / (unit * 0.2)) }, (_, index) => {
		const size = unit * (0.24 + 0.16 * ((index * 0.618) % 1));
		return placed(fir("#7fa58a", "#6a9379", COCOA), { x: x + (index + 0.5) * unit * 0.2, y: lawn - size * 0.44, size });
	});
	const count = Math.max(2, Math.round(width / (unit * 0.55)));
	const clouds = Array.from({ length: count }, (_, index) =>
		placed(cloud("#eaf2ee"), {
			x: x + ((index + 0.3) * width) / count,
			y: y + height * (0.09 + 0.08 * ((index * 0.618) % 1)),
			size: unit * 0.2,
		}),
	);
	return [
		...arts("clouds", clouds),
		...arts("firs", trees),
		art("meadow", [fill(FOREST, box(x, lawn, width, y + height - lawn))]),
	];
}
