import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { sideArea } from "#design/geometry/side-area.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { readMockupScene, renderMockup } from "#painters/mockup/mockup.server.ts";
import { renderPixels } from "#painters/png.server.ts";
import { demoArticles } from "./articles.ts";
import { type DemoDesign, demoDesigns } from "./designs.ts";
import { demoPictures } from "./pictures.ts";

/** node demo/preview-designs.ts <folder> [design id]...: every design on every article it is made for. */
const [folder = "screens/designs", ...wanted] = process.argv.slice(2);
const TILE = 480;

await mkdir(folder, { recursive: true });
for (const design of demoDesigns) {
	if (wanted.length === 0 || wanted.includes(String(design.id))) await previewDesign(design);
}

async function previewDesign(design: DemoDesign): Promise<void> {
	const tiles = [];
	for (const [index, { articleId, document }] of design.applications.entries()) {
		const article = demoArticles.find(({ id }) => id === articleId)!;
		const side = document.sides[0]!;
		const scene = article.sides[0]!.scene;
		const { uvCovers } = await readMockupScene(scene);
		const garment = article.sides[0]!.technique === "direct-to-garment";
		const area = sideArea(side, uvCovers);
		const display = layoutSide(side, serverShaper());
		const options = { area, pixelsPerMm: 1400 / area.width, background: garment ? null : "#ffffff" };
		const { data, width, height } = await renderPixels(display, options, pictureFile);
		const tint = article.variants[(design.id * 5) % article.variants.length]!.color?.value;
		const picture = await renderMockup(
			scene,
			{ rgba: data, width, height },
			{ width: TILE, format: "webp", ...(tint && { tint }) },
		);
		tiles.push({ input: await sharp(picture).resize(TILE, TILE).toBuffer(), left: index * TILE, top: 0 });
	}
	const sheet = { width: tiles.length * TILE, height: TILE, channels: 3, background: "#ffffff" } as const;
	await sharp({ create: sheet }).composite(tiles).png().toFile(`${folder}/${design.id}.png`);
}

async function pictureFile(id: string): Promise<string> {
	return demoPictures.find((picture) => picture.id === id)!.file;
}
