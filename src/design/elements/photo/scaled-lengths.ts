import type { PhotoElement } from "#design/document.ts";

type Lengths = Pick<PhotoElement, "cornerRadius" | "border" | "shadow" | "blur">;

/** What a photo has in millimetres besides its box, so many times as large. */
export function scaledLengths({ cornerRadius, border, shadow, blur }: Lengths, by: number): Lengths {
	return {
		cornerRadius: cornerRadius * by,
		...(border && { border: { ...border, width: border.width * by } }),
		...(shadow && { shadow: { ...shadow, x: shadow.x * by, y: shadow.y * by, blur: shadow.blur * by } }),
		...(blur && { blur: blur * by }),
	};
}
