import type { DesignElement, SideFormat } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background } from "./drawing.ts";
import { stripedSun } from "./motifs/journey.ts";
import { palm } from "./motifs/palm.ts";
import { BRICK, CORAL, CREAM } from "./palette.ts";
import { box, type Drawing, fill, flow, open, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { cells } from "./spread.ts";
import { spot, stageIn, stageOf, words } from "./stage.ts";

const NIGHT = "#3a1f45";
const SUNSET = ["#f3c15a", "#efa355", "#e9854f", CORAL, BRICK] as const;

/** A sun in stripes behind two palms, as on the shirts of the eighties. */
export const sunAndPalms: Sketch = {
	ground: (side) => [
		background({
			type: "linear",
			from: [0, 0],
			to: [0, 1],
			stops: [
				{ offset: 0, color: "#43244f" },
				{ offset: 0.5, color: "#85395a" },
				{ offset: 0.8, color: "#ee9a68" },
			],
		}),
		...shore(side),
	],
	draw(field, garment) {
		const stage = garment ? stageOf(field, 0.03, 1.2) : stageIn(field, 0.09, 2.3);
		const unit = stage.unit;
		const down = (share: number) => (share * unit) / stage.height;
		if (garment) {
			const [x] = spot(stage, 0.5, 0);
			return [
				art("palms", emblem(x, stage.y + unit * 0.46, unit * 0.9)),
				words(stage, "MALIBU", down(1.06), { font: "bebas-neue", size: 0.22, color: CORAL, tracking: 0.16 }),
			];
		}
		return [
			words(stage, "MALIBU", down(0.1), { font: "bebas-neue", size: 0.22, color: CREAM, tracking: 0.16 }),
			words(stage, "34° 02′ N · 2026", down(0.238), {
				font: "montserrat",
				size: 0.05,
				color: CREAM,
				tracking: 0.18,
			}),
		];
	},
};

/** All within the sun, so that it is seen on cloth of any colour. */
function emblem(x: number, y: number, size: number): Drawing {
	const dune: readonly Spot[] = [
		[x - size * 0.352, y + size * 0.325],
		[x - size * 0.16, y + size * 0.27],
		[x + size * 0.08, y + size * 0.26],
		[x + size * 0.352, y + size * 0.325],
	];
	return [
		...placed(stripedSun(SUNSET), { x, y, size }),
		fill(NIGHT, `${flow(dune)}Z`),
		...placed(palm(NIGHT, NIGHT), { x: x - size * 0.13, y: y, size: size * 0.6 }),
		...placed(palm(NIGHT, NIGHT), { x: x + size * 0.16, y: y + size * 0.08, size: size * 0.42, flip: true }),
	];
}

function shore(side: SideFormat): DesignElement[] {
	const { x, y, width, height } = wholeSide(side);
	const unit = Math.min(width, height);
	const count = Math.max(1, Math.round(width / (unit * 1.5)));
	const tall = height > width * 1.8;
	const sea = y + height * (height > width * 1.15 && !tall ? 0.74 : 0.8);
	return cells({ x, y, width, height }, count, 1).flatMap((cell) => {
		const u = cell.x + cell.width * 0.5;
		const largest = tall ? 0.6 : height > width * 1.15 ? 0.8 : 0.47;
		const size = Math.min(cell.width * 0.8, unit * largest, (sea - y - unit * 0.38) / 0.84);
		const glints = [0, 1, 2, 3].map((row) => {
			const half = size * (0.34 - row * 0.075);
			return open([u - half, sea + unit * (0.03 + row * 0.034)], [u + half, sea + unit * (0.03 + row * 0.034)]);
		});
		const beach = (from: number, to: number, lift: number) =>
			`${flow([
				[cell.x + cell.width * from, y + height],
				[cell.x + cell.width * (from * 0.7 + to * 0.3), y + height - unit * lift],
				[cell.x + cell.width * (from * 0.3 + to * 0.7), y + height - unit * lift * 0.9],
				[cell.x + cell.width * to, y + height],
			])}Z`;
		const reach = Math.min(cell.width * (height > width * 1.15 ? 0.25 : 0.34), size * 0.62);
		const foot = y + height - unit * 0.06;
		const [great, small] = [Math.min(size * 1.1, unit * 0.7), Math.min(size * 0.78, unit * 0.5)];
		return [
			art("sun", placed(stripedSun(SUNSET), { x: u, y: sea - size * 0.36, size })),
			art("sea", [
				fill("#542f5a", box(cell.x, sea, cell.width + 0.01, y + height - sea)),
				stroke("#ee9a68", unit * 0.011, ...glints),
			]),
			art("palms", [
				fill(NIGHT, beach(0, 0.56, 0.1), beach(0.5, 1, 0.075)),
				...placed(palm(NIGHT, NIGHT), { x: u - reach * 0.86, y: foot - great * 0.48, size: great }),
				...placed(palm(NIGHT, NIGHT), { x: u + reach * 0.84, y: foot - small * 0.48, size: small, flip: true }),
			]),
		];
	});
}
