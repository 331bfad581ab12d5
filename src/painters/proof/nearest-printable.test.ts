import { expect, test } from "vitest";
import { hexOf, rgbOf } from "#design/contrast.ts";
import { PALETTES } from "#design/themes/palettes.ts";
import { printCondition } from "#painters/pdf/print-condition.server.ts";
import { isAnyDuller } from "#painters/proof/duller-anywhere.server.ts";
import { makeProofTable } from "#painters/proof/make-proof-table.server.ts";
import { CLEARLY_ON_ANY_PRESS, mayGetDuller, nearestPrintable } from "#painters/proof/nearest-printable.ts";
import { CLEARLY, printedColor } from "#painters/proof/proof-table.ts";

const table = await makeProofTable((await printCondition()).profilePath);
const [told, toldUnknown] = [nearestPrintable(table, CLEARLY), nearestPrintable(table, CLEARLY_ON_ANY_PRESS)];

test("bright colours get the nearest one that prints as it is seen, all others stay", () => {
	const steps = Array.from({ length: 18 }, (_, index) => index * 15);
	const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hexOf([red, green, blue]))));
	const mended = all.map(told).filter((color) => color !== undefined);
	expect(mended.length).toBeGreaterThan(all.length / 10);
	for (const color of mended) expect(told(color)).toBeUndefined();
	expect(mended.map((color) => printedColor(table, rgbOf(color)).duller).filter((duller) => duller >= CLEARLY)).toEqual(
		[],
	);
});

test("the cart tells of the same colours as the editor of an unknown press, and nothing nearly grey gets duller", async () => {
	const steps = Array.from({ length: 27 }, (_, index) => Math.min(255, index * 10));
	const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => hexOf([red, green, blue]))));
	expect(all.filter((color) => !mayGetDuller(color) && told(color))).toEqual([]);
	for (const color of all) expect(await isAnyDuller(["#b3261e", color]), color).toBe(toldUnknown(color) !== undefined);
});

test("no colour of our palettes is told, and of an unknown press less than of a known one", () => {
	const ours = PALETTES.flatMap(({ grounds, inks, accents }) => [...grounds, ...inks, ...accents]);
	expect(ours.filter((color) => told(color))).toEqual([]);
	const bright = ["#0000ff", "#ff00ff", "#9c27b0", "#0080ff", "#ff0000", "#808080"];
	expect(bright.filter((color) => told(color))).toEqual(["#0000ff", "#ff00ff", "#9c27b0", "#0080ff"]);
	expect(bright.filter((color) => toldUnknown(color))).toEqual(["#0000ff", "#ff00ff"]);
});
