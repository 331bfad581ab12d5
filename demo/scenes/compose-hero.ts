import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { renderMockup } from "#painters/mockup/mockup.server.ts";
import type { RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { accentMug } from "../articles/accent-mug.ts";
import { coaster } from "../articles/coaster.ts";
import { mug } from "../articles/mug.ts";
import { phoneCase } from "../articles/phone-case.ts";
import { photoAlbum } from "../articles/photo-album.ts";
import { waterBottle } from "../articles/water-bottle.ts";
import { renderDesign } from "../render-design.ts";

type Cell = { design: number; article: { id: number }; left: number; top: number; width: number; height: number };

/** node demo/scenes/compose-hero.ts [scene]...: lays demo designs on the hero scenes and writes public/demo/<scene>-*. */
const SQUARE = 1200;
/** Around each design, as in products/hero_keepsake.py and hero_popkin.py: neighbours must not shine through. */
const GUTTER = 24;
/** As CELLS of each scene, counted from the top, in widths of SQUARE. */
const HEROES: Readonly<Record<string, readonly Cell[]>> = {
	"hero-keepsake": [
		{ design: 9007, article: photoAlbum, left: 0, top: 0, width: 1, height: 1 },
		{ design: 9010, article: mug, left: 1, top: 0, width: 1, height: 0.5 },
		{ design: 9003, article: mug, left: 1, top: 0.5, width: 1, height: 0.5 },
	],
	"hero-popkin": [
		{ design: 9242, article: photoAlbum, left: 0, top: 0, width: 1, height: 1 },
		{ design: 9014, article: accentMug, left: 1, top: 0, width: 1, height: 0.25 },
		{ design: 9256, article: waterBottle, left: 1, top: 0.25, width: 1, height: 0.25 },
		{ design: 9134, article: phoneCase, left: 1, top: 0.5, width: 0.5, height: 0.5 },
		{ design: 9204, article: coaster, left: 1.5, top: 0.5, width: 0.5, height: 0.5 },
	],
};

const asked = process.argv.slice(2);
await mkdir("public/demo", { recursive: true });
for (const scene of asked.length > 0 ? asked : Object.keys(HEROES)) await composeHero(scene, HEROES[scene] ?? []);

async function composeHero(scene: string, cells: readonly Cell[]): Promise<void> {
	const tiles = await Promise.all(cells.map(tileOf));
	const blank = { width: SQUARE * 2, height: SQUARE, channels: 4, background: "#ffffff" } as const;
	const { data, info } = await sharp({ create: blank }).composite(tiles).raw().toBuffer({ resolveWithObject: true });
	const design: RgbaPicture = { rgba: data, width: info.width, height: info.height };
	for (const width of [800, 1600]) {
		for (const format of ["avif", "webp", "jpg"] as const) {
			const picture = await renderMockup(scene, design, { width, format, effort: 9 });
			await writeFile(`public/demo/${scene}-${width}.${format}`, picture);
		}
	}
}

/** Stretched to its place in the scene's UV square, its edge repeated in the gutter. */
async function tileOf({ design, article, left, top, width, height }: Cell) {
	const gutter = { top: GUTTER, bottom: GUTTER, left: GUTTER, right: GUTTER };
	const picture = await renderDesign(design, article.id, 1600);
	const input = await sharp(picture.rgba, { raw: { width: picture.width, height: picture.height, channels: 4 } })
		.resize(width * SQUARE - 2 * GUTTER, height * SQUARE - 2 * GUTTER, { fit: "fill" })
		.extend({ ...gutter, extendWith: "copy" })
		.png()
		.toBuffer();
	return { input, left: left * SQUARE, top: top * SQUARE };
}
