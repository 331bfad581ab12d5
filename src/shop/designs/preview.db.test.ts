import { expect, test } from "vitest";
import { pictureSource } from "#shop/media/pictures.server.ts";
import { mostProcesses } from "../../../tests/support/count-processes.ts";
import { documentWith, SIDE, textElement } from "../../../tests/support/factories.ts";
import { photoElement } from "../../../tests/support/photo-element.ts";
import { openTestShop } from "../../../tests/support/test-shop.ts";
import { drawPreview } from "./draw-preview.server.ts";
import { preview } from "./preview.server.ts";

test.each([true, false])("an elaborate side is drawn apart, to the same bytes (flat: %s)", async (flat) => {
	const bench = await openTestShop();
	const { shop } = bench;
	const words = textElement("Für Zoë, from Ana and all. ".repeat(70));
	const photo = await photoElement(shop);
	const document = documentWith({ ...words, id: "one" }, { ...words, id: "two" }, photo);
	const look = { color: "#ffffff", width: 320, format: "webp", flat } as const;
	const side = { ...SIDE, scene: "mug" };
	const drawn: unknown[] = [];
	const draw = async () => drawn.push(await preview(shop, { document, hash: `hash-${flat}`, side, ...look }));
	expect(await mostProcesses("write-preview.server.ts", draw)).toBe(1);
	const here = await drawPreview({ side: document.sides[0]!, scene: "mug", ...look }, pictureSource(shop));
	expect(drawn).toEqual([here]);
	await bench.close();
});
