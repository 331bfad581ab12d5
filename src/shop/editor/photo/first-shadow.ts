import { DARK } from "#design/contrast.ts";
import type { Shadow } from "#design/display-list.ts";
import type { PhotoElement } from "#design/document.ts";

export const SHADOW_STEP = 0.5;
const LONGEST = 4;

/** Light falls from above; larger photos lie higher. */
export function firstShadow({ width, height }: Pick<PhotoElement, "width" | "height">): Shadow {
	const wanted = Math.round(Math.min(width, height) / 40 / SHADOW_STEP) * SHADOW_STEP;
	const length = Math.min(LONGEST, Math.max(SHADOW_STEP, wanted));
	return { x: SHADOW_STEP, y: length, blur: length, color: DARK, opacity: 0.5 };
}
