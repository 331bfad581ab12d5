import type { DesignElement, FontId } from "#design/document.ts";
import { type Field, text } from "./drawing.ts";
import type { Spot } from "./pen.ts";
import { inset } from "./sketch.ts";

/** Where a composition stands: in the middle, a square or higher; all sizes are shares of its width. */
export type Stage = Field & { readonly unit: number };

type Lettering = {
	readonly font: FontId;
	readonly size: number;
	readonly color: string;
	readonly tracking?: number;
	/** Share of the stage's width. */
	readonly width?: number;
};

/** `tallest`: how many times as high as it is wide it may become on an upright side. */
export function stageIn(field: Field, margin = 0.1, tallest = 1.22): Stage {
	const area = inset(field, margin);
	const unit = Math.min(area.width, area.height);
	const height = Math.min(area.height, unit * tallest);
	const [x, y] = [area.x + (area.width - unit) / 2, area.y + (area.height - height) / 2];
	return { x, y, width: unit, height, unit };
}

/** As large as it may be where it is `tall` times as high as wide. */
export function stageOf(field: Field, margin: number, tall: number): Stage {
	const area = inset(field, margin);
	const unit = Math.min(area.width, area.height / tall);
	const height = unit * tall;
	return { x: area.x + (area.width - unit) / 2, y: area.y + (area.height - height) / 2, width: unit, height, unit };
}

/** Shares of the stage's width and height. */
export function spot({ x, y, width, height }: Stage, across: number, down: number): Spot {
	return [x + across * width, y + down * height];
}

/** Sample words about a height of the stage, in its middle or about another place. */
export function words(
	stage: Stage,
	said: string,
	down: number,
	{ font, size, color, tracking, width = 1 }: Lettering,
	across = 0.5,
): DesignElement {
	const em = size * stage.unit;
	const leading = font === "bebas-neue" ? 1 : 1.2;
	const [x, middle] = spot(stage, across, down);
	const wide = width * stage.unit;
	const lines = said.split("\n").length;
	return text(
		said,
		{ x: x - wide / 2, y: middle - (lines * leading * em) / 2, width: wide },
		{ font, size: em, color, leading, ...(tracking && { tracking }) },
	);
}
