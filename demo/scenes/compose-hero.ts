import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { renderMockup } from "#painters/mockup/mockup.server.ts";
import type { RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { mug } from "../articles/mug.ts";
import { photoBook } from "../articles/photo-book.ts";
import { renderDesign } from "../render-design.ts";

/** node demo/scenes/compose-hero.ts: lays three demo designs on the hero scene and writes public/demo/hero-*. */
const SQUARE = 1200;
/** Around each design, as in products/hero.py: neighbours must not shine through. */
const GUTTER = 24;
const BOOK_DESIGN = 9007;
const MUG_DESIGN = 9003;
const SECOND_MUG_DESIGN = 9010;

const tiles = [
	{ input: await cell(await renderDesign(BOOK_DESIGN, photoBook.id, SQUARE), SQUARE, SQUARE), left: 0, top: 0 },
	{ input: await cell(await renderDesign(SECOND_MUG_DESIGN, mug.id, 1600), SQUARE, SQUARE / 2), left: SQUARE, top: 0 },
	{
		input: await cell(await renderDesign(MUG_DESIGN, mug.id, 1600), SQUARE, SQUARE / 2),
		left: SQUARE,
		top: SQUARE / 2,
	},
];
const blank = { width: SQUARE * 2, height: SQUARE, channels: 4, background: "#ffffff" } as const;
const { data, info } = await sharp({ create: blank }).composite(tiles).raw().toBuffer({ resolveWithObject: true });
const design: RgbaPicture = { rgba: data, width: info.width, height: info.height };

await mkdir("public/demo", { recursive: true });
for (const width of [800, 1600]) {
	for (const format of ["avif", "webp", "jpg"] as const) {
		await writeFile(`public/demo/hero-${width}.${format}`, await renderMockup("hero", design, { width, format }));
	}
}

/** Stretched to its place in the scene's UV square, its edge repeated in the gutter. */
function cell({ rgba, width, height }: RgbaPicture, toWidth: number, toHeight: number): Promise<Buffer> {
	const gutter = { top: GUTTER, bottom: GUTTER, left: GUTTER, right: GUTTER };
	return sharp(rgba, { raw: { width, height, channels: 4 } })
		.resize(toWidth - 2 * GUTTER, toHeight - 2 * GUTTER, { fit: "fill" })
		.extend({ ...gutter, extendWith: "copy" })
		.png()
		.toBuffer();
}
