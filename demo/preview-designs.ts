import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { renderMockup } from "#painters/mockup/mockup.server.ts";
import { demoArticles } from "./articles.ts";
import { type DemoDesign, demoDesigns } from "./designs.ts";
import { renderDesign } from "./render-design.ts";

/** node demo/preview-designs.ts <folder> [design id]...: every design on every article it is made for. */
const [folder = "screens/designs", ...wanted] = process.argv.slice(2);
const TILE = 480;

await mkdir(folder, { recursive: true });
for (const design of demoDesigns) {
	if (wanted.length === 0 || wanted.includes(String(design.id))) await previewDesign(design);
}

async function previewDesign(design: DemoDesign): Promise<void> {
	const tiles = [];
	for (const [index, { articleId }] of design.applications.entries()) {
		const article = demoArticles.find(({ id }) => id === articleId)!;
		const picture = await renderDesign(design.id, articleId, 1400);
		const tint = article.variants[(design.id * 5) % article.variants.length]!.color?.value;
		const options = { width: TILE, format: "webp", ...(tint && { tint }) } as const;
		tiles.push({ input: await renderMockup(article.sides[0]!.scene, picture, options), left: index * TILE, top: 0 });
	}
	const sheet = { width: tiles.length * TILE, height: TILE, channels: 3, background: "#ffffff" } as const;
	await sharp({ create: sheet }).composite(tiles).png().toFile(`${folder}/${design.id}.png`);
}
