import type { Degrees, Millimetres } from "#core/units.ts";
import type { Paint } from "#design/display-list.ts";
import type {
	Crop,
	DesignElement,
	FontId,
	PhotoMask,
	PictureUse,
	ShapeForm,
	TextAlignment,
	TextElement,
} from "#design/document.ts";
import { emojiIn } from "#design/elements/text/emoji.ts";
import type { LockPart } from "#design/locks.ts";

export type Field = {
	readonly x: Millimetres;
	readonly y: Millimetres;
	readonly width: Millimetres;
	readonly height: Millimetres;
};

export type TextStyle = {
	readonly font: FontId;
	readonly size: Millimetres;
	readonly color: string;
	readonly align?: TextAlignment;
	readonly leading?: number;
	readonly rotation?: Degrees;
	/** Em that letters stand further apart. */
	readonly tracking?: number;
	/** Part of the design; other words are samples of a name, a date or a place. */
	readonly fixed?: boolean;
	/** More words take more lines instead of smaller letters. */
	readonly grows?: boolean;
};
type ShapeStyle = {
	readonly fill?: string;
	readonly stroke?: { readonly color: string; readonly width: Millimetres };
	readonly radius?: Millimetres;
	readonly rotation?: Degrees;
	readonly opacity?: number;
	/** An ornament that the customer is not meant to move. */
	readonly locked?: boolean;
	/** What whoever begins with the design can't change. */
	readonly locks?: readonly LockPart[];
};
type PhotoStyle = {
	readonly radius?: Millimetres;
	readonly rotation?: Degrees;
	readonly focus?: readonly [number, number];
	/** Instead of the rectangle. */
	readonly mask?: PhotoMask;
};

/** Elements get their ids when a side is put together. */
const NO_ID = "";

export function background(fill: string | Paint): DesignElement {
	return { kind: "background", id: NO_ID, opacity: 1, fill: typeof fill === "string" ? solid(fill) : fill };
}

/** From the top down, all below `end` as it ends; a share of the height. */
export function sky(top: string, bottom: string, end = 1): DesignElement {
	const stops = [
		{ offset: 0, color: top },
		{ offset: end, color: bottom },
	];
	return background({ type: "linear", from: [0, 0], to: [0, 1], stops });
}

/** Room below the last line for the descenders of every face, as a share of the size. */
const DESCENDERS = 0.2;
/** The same for samples, half of it above, so that what replaces them is set as large as they were. */
const ROOM = 0.05;
/** Where lines are set close, or a face reaches deep; a share of the size. */
export const ROOM_FOR_TAILS = 0.14;

/** Words in place of an age or a year, which other words may cross, stay as many lines. */
const NUMBER = /^\d+$/;

/** `y` is the top of the first line; the box is as wide as the field. Whatever replaces a sample is made to fit its box. */
export function text(words: string, { x, y, width }: Omit<Field, "height">, style: TextStyle): TextElement {
	const { font, size, color, align = "center", leading = 1.2, rotation = 0, tracking, fixed, grows } = style;
	const room = leading <= 1.1 || font === "pacifico" ? ROOM_FOR_TAILS : ROOM;
	const high = words.split("\n").length * leading * size;
	const box = fixed
		? rounded({ x, y, width, height: high + DESCENDERS * size })
		: rounded({ x, y: y - (room / 2) * size, width, height: high + room * size });
	const said = fixed
		? { locks: ["content"] as const }
		: { placeholder: true, ...(!grows && { fit: true, verticalAlign: "middle" as const }) };
	const lines = !fixed && NUMBER.test(words) && { keepsLines: true };
	const emoji = emojiIn(words).length > 0 && { coloredEmoji: true };
	const type = {
		text: words,
		...said,
		...lines,
		font,
		size: round(size),
		leading,
		align,
		color,
		language: "en",
		...emoji,
		...(tracking && { tracking }),
	};
	return { kind: "text", id: NO_ID, ...box, rotation, opacity: 1, ...type };
}

export function shape(form: ShapeForm, box: Field, style: ShapeStyle): DesignElement {
	const { fill, stroke, radius = 0, rotation = 0, opacity = 1, locked, locks } = style;
	return {
		...{ kind: "shape", id: NO_ID, ...rounded(box), rotation, opacity, form },
		fill: fill ? solid(fill) : null,
		stroke: stroke ? { color: stroke.color, width: round(stroke.width) } : null,
		cornerRadius: round(radius),
		...(locked && { locked }),
		...(locks && { locks }),
	};
}

/** Around a centre; an ornament. */
export function dot(
	x: Millimetres,
	y: Millimetres,
	size: Millimetres,
	fill: string,
	form: ShapeForm = "ellipse",
): DesignElement {
	return shape(form, { x: x - size / 2, y: y - size / 2, width: size, height: size }, { fill, locked: true });
}

/** Horizontal, centred on the height `y`. */
export function line({ x, y, width }: Omit<Field, "height">, color: string, thickness: Millimetres): DesignElement {
	return shape("line", { x, y: y - thickness / 2, width, height: thickness }, { stroke: { color, width: thickness } });
}

/** A sample, to be replaced. */
export function photo(
	picture: PictureUse,
	box: Field,
	{ radius = 0, rotation = 0, focus = [0.5, 0.5], mask }: PhotoStyle = {},
): DesignElement {
	const { id, width, height } = picture;
	return {
		...{ kind: "photo", id: NO_ID, ...rounded(box), rotation, opacity: 1 },
		...{
			picture: { id, width, height },
			placeholder: true,
			crop: coverCrop(width / height, box, focus),
			cornerRadius: round(radius),
			...(mask && { mask }),
		},
	};
}

/** The largest part of the picture with the box's proportions, as near to the focus as it can lie. */
function coverCrop(aspect: number, box: Field, focus: readonly [number, number]): Crop {
	const wanted = box.width / box.height;
	const width = Math.min(1, wanted / aspect);
	const height = Math.min(1, aspect / wanted);
	return { x: (1 - width) * focus[0], y: (1 - height) * focus[1], width, height };
}

function solid(color: string): Paint {
	return { type: "solid", color };
}

export function rounded({ x, y, width, height }: Field): Field {
	return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** To hundredths of a millimetre. */
export function round(value: number): number {
	return Math.round(value * 100) / 100;
}
