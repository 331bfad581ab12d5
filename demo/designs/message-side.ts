import type { DesignElement, SideFormat } from "#design/document.ts";
import { shape, text } from "./drawing.ts";
import { SLATE } from "./palette.ts";

const LINE = 0.3;
/** Where the lines of the address lie, as shares of the height: the foot stays free for the post's own marks. */
const ADDRESS = [0.47, 0.57, 0.67, 0.77] as const;
const STAMP = { width: 22, height: 26 } as const;

/** What a postcard has on its back: room for words on the left, on the right for the address and a stamp. */
export function messageSide({ width, height, safe }: SideFormat): readonly DesignElement[] {
	const margin = safe + 3;
	const middle = width / 2;
	const right = width - margin;
	const ornament = { fill: SLATE, locked: true } as const;
	return [
		shape("rectangle", { x: middle, y: margin, width: LINE, height: height - 2 * margin }, ornament),
		...ADDRESS.map((share) =>
			shape(
				"rectangle",
				{ x: middle + margin, y: height * share, width: right - middle - margin, height: LINE },
				ornament,
			),
		),
		shape(
			"rectangle",
			{ x: right - STAMP.width, y: margin, ...STAMP },
			{ stroke: { color: SLATE, width: LINE }, locked: true },
		),
		text(
			"Lisboa, 2026\nLena & Jonas",
			{ x: margin, y: margin + 4, width: middle - 2 * margin },
			{ font: "caveat", size: 7, color: SLATE, align: "left", leading: 1.3, grows: true },
		),
	];
}
