import { expect, test } from "vitest";
import { localeByCode } from "#core/sites.ts";
import { designApplications, designs, designTexts } from "#database/schema.ts";
import type { DesignElement, TextElement } from "#design/document.ts";
import { findArticle } from "#shop/catalog/catalog.server.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { designPreview } from "#shop/designs/preview-files.ts";
import type { Shop } from "#shop/shop.ts";
import { callApi } from "../../../tests/support/call-api.ts";
import { documentWith, MUG, SIDE, stockMug } from "../../../tests/support/factories.ts";
import { openTestShop } from "../../../tests/support/test-shop.ts";
import { startingDocument } from "./projects.server.ts";

const BOX = { x: 20, y: 20, width: 60, height: 17, rotation: 0 };
const TYPE = { font: "lora", size: 14, leading: 1.2, align: "center", color: "#1f1b16", language: "en" } as const;
const DRAWN: TextElement = {
	...{ kind: "text", id: "greeting", opacity: 1, text: "Thanks" },
	...{ ...BOX, ...TYPE, fit: true, verticalAlign: "middle" },
};
const GREETING: TextElement = { ...DRAWN, translations: { de: "Herzlichen Dank euch allen", fr: "Merci" } };
const DESIGN = { id: 1, articleId: MUG.id } as const;

test("a template greets in the visitor's language, in pictures and in the editor, and as drawn where it has no words", async () => {
	const bench = await openTestShop();
	const { shop } = bench;
	await stockMug(shop);
	const hash = await publish(shop, GREETING);
	const addressFor = (code: string) =>
		designPreview({ ...DESIGN, hash }, { side: SIDE.code, variantId: MUG.variantId }, { code }).src;
	const pictureFor = async (code: string) => {
		const src = addressFor(code);
		const { status, headers, body } = await read(await callApi(shop, src));
		expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
		return body;
	};
	const [english, german, french, danish] = [
		await pictureFor("en-gb"),
		await pictureFor("de-de"),
		await pictureFor("fr-fr"),
		await pictureFor("da-dk"),
	];
	expect(german).not.toEqual(english);
	expect(french).not.toEqual(german);
	expect(danish).toEqual(english);
	expect(await pictureFor("en-gb")).toEqual(english);
	expect((await callApi(shop, addressFor("en-xx"))).status).toBe(404);
	expect((await read(await callApi(shop, addressFor("en-gb").replace("-en-gb", "")))).body).toEqual(english);

	const article = (await findArticle(shop, MUG.id))!;
	const begunBy = async (code: string) => {
		const begun = await startingDocument({ ...shop, ...localeByCode("keepsake", code)! }, article, DESIGN.id);
		return begun.sides[0]?.elements[0];
	};
	expect(await begunBy("en-gb")).toEqual(DRAWN);
	expect(await begunBy("da-dk")).toEqual(DRAWN);
	const long = await begunBy("de-at");
	expect(long).toMatchObject({ text: "Herzlichen Dank euch allen", language: "de-AT", height: BOX.height });
	expect(long).not.toHaveProperty("translations");
	expect((long as TextElement).size).toBeLessThan(DRAWN.size);
	await bench.close();
});

async function publish({ db }: Shop, element: DesignElement): Promise<string> {
	const document = documentWith(element);
	const hash = documentHash(document);
	const { id } = DESIGN;
	await db.insert(designs).values({ id, popularity: 1, createdOn: "2026-11-01", modifiedOn: "2026-11-01" });
	await db
		.insert(designTexts)
		.values({ designId: id, language: "en", name: "Thanks", slug: "thanks", description: "" });
	const applied = { designId: id, articleId: MUG.id, position: 0, document, hash, popularity: 1 };
	await db.insert(designApplications).values(applied);
	return hash;
}

async function read(response: Response) {
	const { status, headers } = response;
	return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
