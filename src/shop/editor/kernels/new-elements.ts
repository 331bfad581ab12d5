import { DARK, readableColor } from "#design/contrast.ts";
import type {
	Box,
	CalendarElement,
	DesignSide,
	PhotoElement,
	PictureUse,
	ShapeElement,
	ShapeForm,
	SideFormat,
	TextElement,
} from "#design/document.ts";
import { coverCrop } from "#design/elements/photo/cover-crop.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { apply, boxMatrix } from "#design/geometry/matrix.ts";
import { type Area, sideArea } from "#design/geometry/side-area.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import { NARROWEST, type Room } from "./panels.ts";

/** As large as fits into the safe area, or that of a panel, in the picture's own proportions. */
export function newPhoto(id: string, picture: PictureUse, side: Room): PhotoElement {
	const [across, down] = insetOfRoom(side);
	const width = Math.max(1, side.width - 2 * across);
	const height = Math.max(1, side.height - 2 * down);
	const scale = Math.min(width / picture.width, height / picture.height);
	const box = centred(side, picture.width * scale, picture.height * scale);
	return { kind: "photo", id, ...box, opacity: 1, picture, crop: { x: 0, y: 0, width: 1, height: 1 }, cornerRadius: 0 };
}

/** The server takes no more. */
export const LONGEST_TEXT = 2000;

export function newText(id: string, text: string, language: string, side: Room): TextElement {
	const size = Math.min(side.height / 5, side.width / 10);
	const [across] = insetOfRoom(side);
	const box = centred(side, Math.max(1, (side.width - 2 * across) * 0.8), size * 1.25);
	return {
		kind: "text",
		id,
		...box,
		opacity: 1,
		text,
		font: "open-sans",
		size,
		leading: 1.25,
		align: "center",
		color: DARK,
		language,
	};
}

export function newShape(id: string, form: ShapeForm, color: string, side: Room): ShapeElement {
	const size = Math.min(side.width, side.height) * 0.3;
	const base = { kind: "shape", id, opacity: 1, form, cornerRadius: 0 } as const;
	if (form === "line") {
		const box = centred(side, side.width * 0.4, 1);
		return { ...base, ...box, fill: null, stroke: { color, width: Math.max(0.5, Math.round(side.height / 37.5) / 4) } };
	}
	return { ...base, ...centred(side, size, size), fill: { type: "solid", color }, stroke: null };
}

/** As a label lies behind words: `ink` is where they stand, in the text's own millimetres. What is below shows through. */
export function fieldBehind(text: TextElement | CalendarElement, ink: Bounds, id: string): ShapeElement {
	const margin = text.kind === "text" ? text.size * 0.3 : Math.min(text.width, text.height) * 0.03;
	const width = ink.right - ink.left + 2 * margin;
	const height = ink.bottom - ink.top + 2 * margin;
	const [x, y] = apply(boxMatrix(text), [(ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2]);
	const box = { x: x - width / 2, y: y - height / 2, width, height, rotation: text.rotation };
	const fill = { type: "solid", color: readableColor(text.color) } as const;
	return { kind: "shape", id, ...box, opacity: 0.8, form: "rectangle", fill, stroke: null, cornerRadius: 0 };
}

/** A new picture in an old frame. */
/** Turned by its flips it stood for the picture that it had: another one stands upright. */
export function withPicture(photo: PhotoElement, picture: PictureUse): PhotoElement {
	const { flipX, flipY, ...rest } = photo;
	const flips = flipX && flipY ? {} : { ...(flipX && { flipX }), ...(flipY && { flipY }) };
	return { ...rest, ...flips, picture, placeholder: undefined, crop: coverCrop(picture, photo) };
}

/** A band around a mug is seen in parts, and where there is no bleed the cloth is part of the picture. */
export function isFilledByPhotos({ width, height, bleed }: SideFormat): boolean {
	return bleed > 0 && Math.max(width, height) <= 2 * Math.min(width, height);
}

/** What a photo covers that fills a part of a side, or all of it: over the bleed, and to the fold. What is beyond a hinge at the edge goes with its part. */
export function fillingArea(side: SideFormat, { left = 0, width }: Room = side): Area {
	const whole = sideArea(side, "bleed");
	const from = left < NARROWEST ? whole.x : left;
	const to = side.width - left - width < NARROWEST ? whole.x + whole.width : left + width;
	return { ...whole, x: from, width: to - from };
}

export function fillingSide(photo: PhotoElement, side: SideFormat, part?: Room): PhotoElement {
	const box = { ...fillingArea(side, part), rotation: 0 };
	return { ...photo, ...box, crop: photo.picture ? coverCrop(photo.picture, box) : photo.crop };
}

/** `fill`: the part of a folded side, or a side that has no parts; `side`: all parts. */
export type PhotoFit = "fill" | "side" | "whole";

/** Which of them a photo does now; null where the customer has made it something of its own. */
export function fitOf(photo: PhotoElement, side: SideFormat, part?: Room): PhotoFit | null {
	if (isFilling(photo, fillingArea(side, part))) return "fill";
	if (isFilling(photo, fillingArea(side))) return "side";
	const near = (one: number) => Math.abs(one - 1) < 0.01;
	return near(photo.crop.width) && near(photo.crop.height) ? "whole" : null;
}

function isFilling(photo: PhotoElement, area: Area): boolean {
	const near = (one: number, other: number) => Math.abs(one - other) < 0.01;
	return (
		near(photo.x, area.x) &&
		near(photo.y, area.y) &&
		near(photo.width, area.width) &&
		near(photo.height, area.height) &&
		photo.rotation === 0
	);
}

/** Where in the order that begins which lies on the backgrounds. */
export function aboveGround({ elements }: DesignSide): number {
	return elements.findLastIndex(({ kind }) => kind === "background") + 1;
}

export function wholePicture(photo: PhotoElement, side: Room): PhotoElement {
	if (!photo.picture) return photo;
	const { width, height, x, y, crop } = newPhoto(photo.id, photo.picture, side);
	return { ...photo, width, height, x, y, crop, rotation: 0 };
}

function centred(side: Room, width: number, height: number): Box {
	return { x: (side.left ?? 0) + (side.width - width) / 2, y: (side.height - height) / 2, width, height, rotation: 0 };
}
