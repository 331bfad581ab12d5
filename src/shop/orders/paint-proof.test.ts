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

const nothing = () => Promise.reject(new Error("none"));

/** Of red, green and blue what is bright there, in parts of the side. */
async function brightness(painted: SideFormat, display: DisplayList) {
	const { bytes } = await paintProof({ side: painted, display }, "#f0e000", nothing);
	const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
	return (x: number, y: number) => {
		const from = (Math.floor(y * PROOF_PIXELS) * PROOF_PIXELS + Math.floor(x * PROOF_PIXELS)) * 3;
		return [...data.subarray(from, from + 3)].map((level) => level > 128);
	};
}

test("openings stay empty where they meet each other, and where they leave the piece", async () => {
	const round = (x: number, y: number) => ({ kind: "ellipse", x, y, width: 24, height: 24 }) as const;
	const at = await brightness({ ...side, openings: [round(24, 16), round(34, 16), round(0, 0)] }, upperHalf);
	const ground = [true, true, true];
	expect([at(0.45, 0.35), at(0.57, 0.35), at(0.7, 0.35)]).toEqual([ground, ground, ground]);
	expect([at(0.1, 0.05), at(0.15, 0.15), at(0.25, 0.2)]).toEqual([ground, ground, ground]);
	expect([at(0.8, 0.35), at(0.5, 0.1)]).toEqual([
		[false, false, true],
		[false, false, true],
	]);
});

test("the proof of a disc shows it round, on its material, and so does every drawing of it", async () => {
	const at = await brightness(side, upperHalf);
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
