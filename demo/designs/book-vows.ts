import type { DesignElement, SideFormat } from "#design/document.ts";
import { margins, pair, sample, wholePage } from "./book-parts.ts";
import { background, type Field, line, shape, text } from "./drawing.ts";
import { INK, PAPER } from "./palette.ts";
import { inset, type Sketch } from "./sketch.ts";

const GOLD = "#a8844a";
const HAIRLINE = 0.4;
const UPRIGHT = 0.74;
/** A share of the page's lesser length. */
const MARGIN = 0.12;

/** A wedding's book: names between two lines, then one upright photo in a hairline, two beside each other, one to the edge. */
export const vows: Sketch = {
	ground: () => [background(PAPER)],
	draw: (field) => {
		const { height } = field;
		const [x, width] = [field.x + field.width * 0.12, field.width * 0.76];
		const middle = field.y + height * 0.5;
		const size = height * 0.13;
		const short = { x: x + width / 2 - width * 0.12, width: width * 0.24 };
		return [
			text("Sofia", { x, y: middle - size * 1.75, width }, { font: "playfair-display", size, color: INK }),
			text("&", { x, y: middle - size * 0.46, width }, { font: "dancing-script", size: size * 0.75, color: GOLD }),
			text("Mateo", { x, y: middle + size * 0.55, width }, { font: "playfair-display", size, color: INK }),
			line({ ...short, y: middle - size * 2.3 }, GOLD, HAIRLINE),
			line({ ...short, y: middle + size * 2.25 }, GOLD, HAIRLINE),
			text(
				"12.06.2027",
				{ x, y: middle + size * 2.55, width },
				{ font: "lora", size: height * 0.04, color: GOLD, tracking: 0.12 },
			),
		];
	},
	page: (side, page) => {
		const layouts = [upright, toTheEdges, beside, across];
		return [background(PAPER), ...layouts[(page - 1) % layouts.length]!(side, page)];
	},
};

function hairline(box: Field): DesignElement {
	return shape("rectangle", box, { stroke: { color: GOLD, width: HAIRLINE }, locked: true });
}

function upright(side: SideFormat, page: number): DesignElement[] {
	const { y, height } = margins(side, MARGIN);
	const width = height * UPRIGHT;
	const frame = { x: (side.width - width) / 2, y, width, height };
	return [hairline(frame), sample(page, inset(frame, 0.03))];
}

function toTheEdges(side: SideFormat, page: number): DesignElement[] {
	return [wholePage(side, page)];
}

function beside(side: SideFormat, page: number): DesignElement[] {
	return pair(side, page, MARGIN);
}

function across(side: SideFormat, page: number): DesignElement[] {
	const { x, y, width, height } = margins(side, MARGIN);
	const high = Math.min(height, width * 0.62);
	const frame = { x, y: y + (height - high) / 2, width, height: high };
	return [hairline(frame), sample(page, inset(frame, 0.03))];
}
