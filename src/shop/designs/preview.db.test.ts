import { expect, test } from "vitest";
import { showsMostInUse } from "#painters/mockup/mockup.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import { mostProcesses } from "../../../tests/support/count-processes.ts";
import { documentWith, SIDE, textElement } from "../../../tests/support/factories.ts";
import { photoElement } from "../../../tests/support/photo-element.ts";
import { openTestShop } from "../../../tests/support/test-shop.ts";
import { drawPreview } from "./draw-preview.server.ts";
import { preview } from "./preview.server.ts";

test.each(["flat", undefined] as const)("an elaborate side is drawn apart, to the same bytes (%s)", async (as) => {
	const bench = await openTestShop();
	const { shop } = bench;
	const words = textElement("Für Zoë, from Ana and all. ".repeat(70));
	const photo = await photoElement(shop);
	const document = documentWith({ ...words, id: "one" }, { ...words, id: "two" }, photo);
	const look = { color: "#ffffff", width: 320, format: "webp" } as const;
	const side = { ...SIDE, scene: "mug" };
	const drawn: unknown[] = [];
	const draw = async () => drawn.push(await preview(shop, { document, hash: `hash-${as}`, side, as, ...look }));
	expect(await mostProcesses("write-preview.server.ts", draw)).toBe(1);
	const here = await drawPreview(
		{ side: document.sides[0]!, scene: "mug", flat: as === "flat", ...look },
		pictureSource(shop),
	);
	expect(drawn).toEqual([here]);
	await bench.close();
});

test("the picture in use is another one than the studio's, and is kept beside it", async () => {
	const bench = await openTestShop();
	const document = documentWith(textElement("Für Zoë"));
	const side = { ...SIDE, scene: "mug" };
	const request = { document, hash: "in-use", side, color: "#ffffff", width: 320, format: "webp" } as const;
	const inUse = await preview(bench.shop, { ...request, as: "use" });
	const studio = await preview(bench.shop, request);
	expect(studio).not.toEqual(inUse);
	expect(await preview(bench.shop, { ...request, as: "use" })).toEqual(inUse);
	await bench.close();
});

test.each(["use", undefined] as const)(
	"one design on two products of one shape is a picture of each (%s)",
	async (as) => {
		const bench = await openTestShop();
		const request = { document: documentWith(textElement("Zoë")), hash: "both", color: null, as } as const;
		const on = (scene: string) =>
			preview(bench.shop, { ...request, side: { ...SIDE, scene }, width: 320, format: "webp" });
		const [plain, magic] = [await on("mug"), await on("magic-mug")];
		expect(magic).not.toEqual(plain);
		expect(await on("mug")).toEqual(plain);
		await bench.close();
	},
);

test("a picture in use is offered where it shows as much of the design as the others", async () => {
	const side = { ...documentWith().sides[0]!, width: 226 };
	const at = (x: number) => ({ ...side, elements: [{ ...textElement("Zoë"), x, width: 20 }] });
	expect(await showsMostInUse("mug", { ...side, elements: [] })).toBe(true);
	expect(await showsMostInUse("mug", at(180))).toBe(true);
	expect(await showsMostInUse("mug", at(60))).toBe(false);
	expect(await showsMostInUse("mug-turn", side)).toBe(false);
});
