import { mkdir } from "node:fs/promises";
import sharp from "sharp";
import { sceneInUse } from "#painters/mockup/mockup.server.ts";
import { drawPreview } from "#shop/designs/draw-preview.server.ts";
import { demoArticles } from "./articles.ts";
import type { DemoArticle } from "./demo-types.ts";
import { type DemoDesign, demoDesigns } from "./designs.ts";
import { demoPictureFile } from "./pictures.ts";

type Tile = { readonly label: string; readonly picture: Buffer | undefined };

const TILE = 300;
const LABEL = 24;
const DESIGNS_EACH = 3;
const ARTICLES_A_SHEET = 5;
const COLUMNS = 6;
const DESIGNS_A_SHEET = 24;

/** Every article with three designs, each in another colour, and in use where it has such a picture. */
export async function writeArticleSheets(folder: string): Promise<void> {
	for (const [sheet, articles] of chunks(demoArticles, ARTICLES_A_SHEET).entries()) {
		const rows = [];
		for (const article of articles) rows.push(await articleTiles(article));
		await writeSheet(rows, `${folder}/articles-${sheet + 1}.png`);
	}
}

/** Every design on the article that shows it best. */
export async function writeDesignSheets(folder: string): Promise<void> {
	for (const [sheet, designs] of chunks(demoDesigns, DESIGNS_A_SHEET).entries()) {
		const tiles = [];
		for (const design of designs) {
			const article = demoArticles.find(({ id }) => id === design.articleIds[0])!;
			tiles.push({ label: `${design.id} ${article.sides[0]!.scene}`, picture: await tilePicture(design, article, 0) });
		}
		await writeSheet(chunks(tiles, COLUMNS), `${folder}/designs-${sheet + 1}.png`);
	}
}

async function articleTiles(article: DemoArticle): Promise<Tile[]> {
	const { scene } = article.sides[0]!;
	const designs = designsOf(article);
	const tiles: Tile[] = [];
	for (const [turn, design] of designs.entries())
		tiles.push({ label: `${article.id} ${scene}, ${design.id}`, picture: await tilePicture(design, article, turn) });
	const used = await sceneInUse(scene);
	const first = designs[0]!;
	const picture = used ? await tilePicture(first, article, 0, used) : undefined;
	return [...tiles, { label: used ? `${used}, ${first.id}` : "no picture in use", picture }];
}

/** Those that are shown on it come first, the others from all over the list. */
function designsOf({ id }: DemoArticle): DemoDesign[] {
	const made = demoDesigns.filter(({ articleIds }) => articleIds.includes(id));
	const shown = made.filter(({ articleIds }) => articleIds[0] === id);
	const spread = [0.1, 0.5, 0.9].map((share) => made[Math.floor(made.length * share)]!);
	return [...new Set([...shown, ...spread])].slice(0, DESIGNS_EACH);
}

/** As the shop draws its previews; `turn` picks the colour. */
async function tilePicture(
	design: DemoDesign,
	article: DemoArticle,
	turn: number,
	scene = article.sides[0]!.scene,
): Promise<Buffer> {
	const { document } = design.applications.find(({ articleId }) => articleId === article.id)!;
	const colors = [...new Set(article.variants.map(({ color }) => color?.value ?? null))];
	const color = colors[turn % colors.length]!;
	return drawPreview({ side: document.sides[0]!, scene, color, width: TILE, format: "webp" }, demoPictureFile);
}

async function writeSheet(rows: readonly (readonly Tile[])[], file: string): Promise<void> {
	const columns = Math.max(...rows.map((row) => row.length));
	const size = { width: columns * TILE, height: rows.length * (TILE + LABEL) };
	const placed = rows.flatMap((row, down) =>
		row.map((tile, right) => ({ ...tile, left: right * TILE, top: down * (TILE + LABEL) })),
	);
	const pictures = placed.flatMap(({ picture, left, top }) => (picture ? [{ input: picture, left, top }] : []));
	const labels = placed.map(
		({ label, left, top }) => `<text x="${left + 6}" y="${top + TILE + 17}" font-size="15">${label}</text>`,
	);
	const words = Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${labels.join("")}</svg>`,
	);
	await mkdir(file.slice(0, file.lastIndexOf("/")), { recursive: true });
	await sharp({ create: { ...size, channels: 3, background: "white" } })
		.composite([...pictures, { input: words, left: 0, top: 0 }])
		.png()
		.toFile(file);
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
	const count = Math.ceil(items.length / size);
	return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
