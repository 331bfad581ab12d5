import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { DisplayList } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { ellipse, rectangle } from "#design/geometry/paths.ts";
import { DesignSvg } from "#painters/svg.tsx";
import { PROOF_PIXELS, paintProof } from "./paint-proof.server.ts";

const side: SideFormat = { code: "front", width: 80, height: 80, bleed: 2, safe: 4, cut: { kind: "ellipse" } };
const blue = { type: "solid", color: "#2020c0" } as const;
const upperHalf: DisplayList = [{ type: "path", d: rectangle(-2, -2, 84, 42), fill: blue }];

test("the proof of a disc shows it round, on its material, and so does every drawing of it", async () => {
	const { bytes } = await paintProof({ side, display: upperHalf }, "#f0e000", () => Promise.reject(new Error("none")));
	const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => {
		const from = (Math.floor(y * PROOF_PIXELS) * PROOF_PIXELS + Math.floor(x * PROOF_PIXELS)) * 3;
		return [...data.subarray(from, from + 3)].map((level) => level > 128);
	};
	expect(at(0.5, 0.02)).toEqual([false, false, true]);
	expect(at(0.5, 0.98)).toEqual([true, true, false]);
	for (const [x, y] of [
		[0.02, 0.02],
		[0.98, 0.98],
	] as const)
		expect(at(x, y)).toEqual([true, true, true]);
	const drawn = { side, display: upperHalf, href: () => "", idPrefix: "a" };
	const svg = renderToStaticMarkup(createElement(DesignSvg, { ...drawn, crop: "trim" }));
	expect(svg).toContain(`<clipPath id="a-0-clip"><path d="${ellipse(80, 80)}"`);
});
