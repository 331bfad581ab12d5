import sharp from "sharp";
import { readMockupScene, renderMockup } from "#painters/mockup/mockup.server.ts";
import { demoArticles } from "./articles.ts";
import { demoDesigns } from "./designs.ts";
import { renderDesign } from "./render-design.ts";

/** node demo/preview-article.ts <article id> <file> [design id]...: each of its scenes blank, black, and with designs. */
const [id = "", file = "screens/article.png", ...wanted] = process.argv.slice(2);
const TILE = 480;
const DESIGNS = 3;

const article = demoArticles.find((each) => each.id === Number(id));
if (!article) throw new Error(`No article ${id}`);
const { scene } = article.sides[0]!;
const { inUse, otherViews = [] } = await readMockupScene(scene);
const scenes = [scene, ...otherViews, ...(inUse ? [inUse] : [])];
const tint = article.variants[0]!.color?.value;
const made = demoDesigns.filter(({ articleIds }) => articleIds.includes(article.id));
const shown = [...made].sort(
	(one, other) => Number(other.id === article.shownWith) - Number(one.id === article.shownWith),
);
const ids = wanted.length > 0 ? wanted.map(Number) : shown.slice(0, DESIGNS).map((design) => design.id);
const black = { width: 1, height: 1, rgba: Uint8Array.of(0, 0, 0, 255) };
const designs = [null, black, ...(await Promise.all(ids.map((design) => renderDesign(design, article.id, 1400))))];

const tiles = [];
for (const [row, name] of scenes.entries())
	for (const [column, design] of designs.entries()) {
		const input = await renderMockup(name, design, { width: TILE, format: "webp", ...(tint && { tint }) });
		tiles.push({ input, left: column * TILE, top: row * TILE });
	}
const size = {
	width: designs.length * TILE,
	height: scenes.length * TILE,
	channels: 3,
	background: "#ffffff",
} as const;
await sharp({ create: size }).composite(tiles).png().toFile(file);
