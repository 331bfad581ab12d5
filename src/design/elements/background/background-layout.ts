import type { BackgroundElement } from "#design/document.ts";
import { patternNode } from "#design/elements/background/pattern.ts";
import type { ElementLayout } from "#design/elements/element-layout.ts";
import { IDENTITY } from "#design/geometry/matrix.ts";
import { rectangle } from "#design/geometry/paths.ts";
import { sideArea } from "#design/geometry/side-area.ts";

export const backgroundLayout: ElementLayout<BackgroundElement> = {
	matrix: () => IDENTITY,
	bodyFields: ({ fill, pattern }, { width, height, bleed }) => [fill, pattern, width, height, bleed],
	body({ fill, pattern }, side) {
		const area = sideArea(side, "bleed");
		const d = rectangle(area.x, area.y, area.width, area.height);
		const ground = { type: "path", d, fill } as const;
		return pattern ? { clip: d, children: [ground, patternNode(pattern, area)] } : { children: [ground] };
	},
};
