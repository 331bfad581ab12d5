import type { BackgroundElement } from "#design/document.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { IDENTITY } from "#design/geometry/matrix.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { sideArea } from "#design/geometry/side-area.ts";

export const backgroundLayout: ElementLayout<BackgroundElement> = {
	matrix: () => IDENTITY,
	bodyFields: ({ fill }, { width, height, bleed }) => [fill, width, height, bleed],
	body({ fill }, side) {
		const { x, y, width, height } = sideArea(side, "bleed");
		return { children: [{ type: "path", d: rectangle(x, y, width, height), fill }] };
	},
};
