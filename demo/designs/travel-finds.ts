import { art } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { BRICK, CREAM, DUSK, FOREST, HONEY, INK, PAPER, TEAL } from "./palette.ts";
import { box, disc, fill, flow, open, type Path, star, stroke } from "./pen.ts";
import { sample } from "./photo-rows.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { cells } from "./spread.ts";

/** Four stamps from four places, with your own pictures on them. */
export const fourStamps: Sketch = {
	ground: (side) => {
		const { x, y, width, height } = wholeSide(side);
		const unit = Math.min(width, height);
		const edge = unit * 0.03;
		const count = Math.ceil((width + height) / edge / 2);
		const stripes = Array.from(
			{ length: count },
			(_, index) => [x - height * 0.4 + index * edge * 3, index] as const,
		).filter(([left]) => left < x + width + edge);
		const band = (top: number) =>
			[BRICK, TEAL].map((color, turn) =>
				fill(
					color,
					...stripes
						.filter(([, index]) => index % 2 === turn)
						.map(
							([left]) =>
								`M${left} ${top + edge}L${left + edge} ${top}L${left + edge * 2.2} ${top}L${left + edge * 1.2} ${top + edge}Z`,
						),
				),
			);
		return [background("#eadfc9"), art("air mail", [...band(y), ...band(y + height - edge)])];
	},
	draw(field) {
		const area = inset(field, 0.07);
		const wide = area.width > area.height * 1.5;
		const [across, down] = wide ? [4, 1] : [2, 2];
		const size = Math.min(area.height * 0.13, area.width * 0.13);
		const places = ["ITALIA", "NORGE", "MAROC", "ÍSLAND"] as const;
		const top = { ...area, height: area.height - size * 1.35 };
		const stamps = cells(top, across, down).map((cell) => inset(cell, 0.035));
		return [
			...stamps.flatMap((stamp, index) => {
				const tooth = Math.min(stamp.width, stamp.height) * 0.034;
				const edge = Math.min(stamp.width, stamp.height) * 0.075;
				const caption = edge * 2.5;
				return [
					art("stamp", [fill(PAPER, perforated(stamp, tooth, tooth * 2.6))]),
					sample(
						index,
						{
							x: stamp.x + edge,
							y: stamp.y + edge,
							width: stamp.width - 2 * edge,
							height: stamp.height - edge * 1.3 - caption,
						},
						{ of: "travel" },
					),
					text(
						places[index]!,
						{ x: stamp.x + edge, y: stamp.y + stamp.height - caption * 1.02 - edge * 0.2, width: stamp.width * 0.56 },
						{
							font: "bebas-neue",
							size: caption * 0.66,
							color: [BRICK, DUSK, FOREST, TEAL][index]!,
							align: "left",
							tracking: 0.08,
						},
					),
					text(
						String([80, 120, 65, 95][index]),
						{
							x: stamp.x + stamp.width * 0.62,
							y: stamp.y + stamp.height - caption * 1.1 - edge * 0.2,
							width: stamp.width * 0.38 - edge,
						},
						{ font: "playfair-display", size: caption * 0.6, color: INK, align: "right" },
					),
				];
			}),
			text(
				"Smilla & Torben",
				{ x: area.x, y: area.y + area.height - size * 1.15, width: area.width },
				{ font: "caveat", size, color: DUSK },
			),
		];
	},
	other: ({ x, y, width, height }) => {
		const [u, v] = [x + width / 2, y + height / 2];
		return [
			art("postmark", [
				stroke(
					DUSK,
					height * 0.012,
					disc(u - width * 0.14, v, height * 0.26),
					disc(u - width * 0.14, v, height * 0.19),
					...[-0.14, -0.05, 0.04, 0.13].map((shift) =>
						flow([
							[u + width * 0.14, v + height * shift],
							[u + width * 0.24, v + height * (shift + 0.02)],
							[u + width * 0.34, v + height * shift],
							[u + width * 0.46, v + height * (shift + 0.02)],
						]),
					),
				),
			]),
			text(
				"2026",
				{ x: u - width * 0.29, y: v - height * 0.065, width: width * 0.3 },
				{ font: "montserrat", size: height * 0.09, color: DUSK },
			),
		];
	},
};

/** A stamp's outline, from which the holes are really cut: whatever lies below shows. */
function perforated({ x, y, width, height }: Field, hole: number, step: number): Path {
	const [right, bottom] = [x + width, y + height];
	const edges = [
		{ from: [x, y], along: [1, 0], length: width },
		{ from: [right, y], along: [0, 1], length: height },
		{ from: [right, bottom], along: [-1, 0], length: width },
		{ from: [x, bottom], along: [0, -1], length: height },
	] as const;
	const parts = edges.map(({ from: [u, v], along: [across, down], length }) => {
		const at = (far: number, deep: number) => `${u + across * far - down * deep} ${v + down * far + across * deep}`;
		const count = Math.round(length / step);
		const holes = Array.from({ length: count - 1 }, (_, index) => ((index + 1) * length) / count).map(
			(middle) =>
				`L${at(middle - hole, 0)}C${at(middle - hole, hole * 1.333)} ${at(middle + hole, hole * 1.333)} ${at(middle + hole, 0)}`,
		);
		const [near, nearer] = [length - hole, length - hole * 0.5523];
		return `${holes.join("")}L${at(near, 0)}C${at(near, hole * 0.5523)} ${at(nearer, hole)} ${at(length, hole)}`;
	});
	return `M${x + hole} ${y}${parts.join("")}Z`;
}

const FLIGHTS = [
	["06:40", "LISBOA"],
	["09:15", "OSLO"],
	["11:05", "NAPOLI"],
	["15:30", "KYOTO"],
	["18:55", "LIMA"],
	["23:20", "QUITO"],
] as const;

/** A board of little flaps, with the places that one has left for. */
export const departures: Sketch = {
	ground: () => [background("#22242a")],
	draw(field, garment) {
		const area = inset(field, garment ? 0.02 : 0.06);
		const wide = field.width > field.height * 1.15;
		const tall = field.height > field.width * 1.15;
		const count = tall ? 6 : wide ? 4 : 5;
		const high = Math.min(area.height / count, area.width * 0.2);
		const top = garment ? area.y : area.y + (area.height - high * count) / 2;
		const rows = Array.from({ length: count }, (_, index) => top + index * high);
		const chosen = tall ? FLIGHTS : FLIGHTS.slice(0, count);
		const left = area.width * 0.29;
		const flap = high * 0.84;
		return [
			art("board", [
				...(garment
					? [fill("#22242a", box(area.x, top, area.width, high * count - (high - flap) + 0.001, high * 0.1))]
					: []),
				fill(
					"#383b43",
					...rows.flatMap((y) => [
						box(area.x + area.width * 0.02, y + high * 0.08, left - area.width * 0.02, flap - high * 0.08, high * 0.07),
						box(
							area.x + left + area.width * 0.02,
							y + high * 0.08,
							area.width * 0.96 - left,
							flap - high * 0.08,
							high * 0.07,
						),
					]),
				),
			]),
			...chosen.flatMap(([time, place], index) => {
				const y = rows[index]! + high * 0.04 + (flap - flap * 0.66) / 2;
				const last = index === count - 1;
				return [
					text(
						time,
						{ x: area.x + area.width * 0.035, y, width: left - area.width * 0.05 },
						{ font: "bebas-neue", size: flap * 0.66, color: HONEY, leading: 1, tracking: 0.04 },
					),
					text(
						place,
						{ x: area.x + left + area.width * 0.05, y, width: area.width * 0.9 - left },
						{
							font: "bebas-neue",
							size: flap * 0.66,
							color: last ? HONEY : CREAM,
							leading: 1,
							align: "left",
							tracking: 0.14,
						},
					),
				];
			}),
			art("hinges", [
				stroke(
					"#22242a",
					high * 0.022,
					...rows.map((y) =>
						open(
							[area.x + area.width * 0.02, y + high * 0.04 + flap / 2],
							[area.x + area.width * 0.98, y + high * 0.04 + flap / 2],
						),
					),
				),
			]),
		];
	},
	other: (field) => [
		shape(
			"ellipse",
			{
				x: field.x + field.width * 0.2,
				y: field.y + field.height * 0.2,
				width: field.width * 0.6,
				height: field.height * 0.6,
			},
			{ stroke: { color: CREAM, width: field.height * 0.03 }, locked: true },
		),
		art("clock", [
			stroke(
				HONEY,
				field.height * 0.03,
				open(
					[field.x + field.width / 2, field.y + field.height * 0.3],
					[field.x + field.width / 2, field.y + field.height / 2],
					[field.x + field.width * 0.62, field.y + field.height * 0.58],
				),
			),
			fill(
				CREAM,
				...[0.24, 0.76].map((v) =>
					star(field.x + field.width / 2, field.y + field.height * v, field.height * 0.014, field.height * 0.014, 4),
				),
			),
		]),
	],
};
