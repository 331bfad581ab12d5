import sharp from "sharp";
import { expect, test } from "vitest";
import { composeMockup } from "#painters/mockup/compose-mockup.ts";
import { composeScene, readMockupScene, renderMockup } from "#painters/mockup/mockup.server.ts";
import type { RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { prepareScene } from "#painters/mockup/prepare-scene.ts";
import { STORED_LIGHT, toneByte } from "#painters/mockup/tone-curve.ts";

const scene = prepareScene({ white: await readMap("W"), black: await readMap("K"), uv: await readMap("uv") });

test("a white design gives the picture with the white print", async () => {
	expect(worstDifference(composeMockup(scene, plain(255)), toned(await readMap("W")))).toBeLessThanOrEqual(2);
});

test("a black design gives the picture with the black print", async () => {
	expect(worstDifference(composeMockup(scene, plain(0)), toned(await readMap("K")))).toBeLessThanOrEqual(4);
});

test("what is left in the design is left on the product", () => {
	const picture = composeMockup(scene, redUpToTheCentre());
	const row = Math.round(scene.height * 0.5);
	const redAt = (x: number) => picture[(row * scene.width + x) * 4]! - picture[(row * scene.width + x) * 4 + 1]!;
	expect(redAt(190)).toBeGreaterThan(60);
	expect(redAt(500)).toBeLessThan(12);
});

test("a transparent design leaves a garment in its own colour, and beyond the print the tint stays", async () => {
	const bare = await pixels("tshirt", null, "#1f2f46");
	const clear = await pixels("tshirt", { width: 2, height: 2, rgba: new Uint8Array(16) }, "#1f2f46");
	expect(worstDifference(clear, bare)).toBeLessThanOrEqual(4);
	const middle = (400 * 800 + 400) * 3;
	expect(bare[middle + 2]! - bare[middle]!).toBeGreaterThan(8);
});

test("ink on a garment shows its threads as its cloth does, and only a darker cloth through lighter ink", async () => {
	const [navyCloth, whiteOnNavy, whiteOnWhite, blackOnNavy, blackOnWhite] = await Promise.all([
		chest(null, "#1f2f46"),
		chest(plain(255), "#1f2f46"),
		chest(plain(255), "#ffffff"),
		chest(plain(0), "#1f2f46"),
		chest(plain(0), "#ffffff"),
	]);
	expect(threads(navyCloth!)).toBeGreaterThan(1.5);
	expect(threads(whiteOnNavy!)).toBeGreaterThan(2);
	expect(threads(whiteOnNavy!)).toBeGreaterThan(threads(whiteOnWhite!));
	expect(Math.abs(mean(whiteOnWhite!) - mean(tonedChest(await readMap("W", "tshirt"))))).toBeLessThan(0.5);
	expect(mean(whiteOnWhite!) - mean(whiteOnNavy!)).toBeGreaterThan(2);
	expect(mean(whiteOnWhite!) - mean(whiteOnNavy!)).toBeLessThan(10);
	expect(blackOnNavy).toEqual(blackOnWhite);
});

test("an accent mug has its colour inside and at the handle, and none where it is printed or stands", async () => {
	const red = await pixels("accent-mug", plain(255), "#b3352b");
	const green = await pixels("accent-mug", plain(255), "#2f5d50");
	const redderAt = (x: number, y: number) => {
		const at = (y * 800 + x) * 3;
		return red[at]! - red[at + 1]! - (green[at]! - green[at + 1]!);
	};
	expect(Math.min(redderAt(354, 192), redderAt(600, 300))).toBeGreaterThan(80);
	expect(Math.max(redderAt(354, 461), redderAt(92, 738))).toBeLessThan(10);
});

test("without a design, socks are white as with a white one, and their cuffs have their colour down to the print", async () => {
	const bare = await pixels("socks", null, "#1f2f46");
	expect(worstDifference(bare, await pixels("socks", plain(255), "#1f2f46"))).toBeLessThanOrEqual(4);
});

test("what is still cold of a magic mug shows no design, what is hot shows it", async () => {
	const [white, red] = await Promise.all(
		[plain(255), filled(200, 20, 20)].map((each) => pixels("magic-mug", each, "#ffffff")),
	);
	const differenceAt = (x: number, y: number) => {
		const at = (y * 800 + x) * 3;
		return worstDifference(white!.subarray(at, at + 3), red!.subarray(at, at + 3));
	};
	expect(Math.max(differenceAt(354, 220), differenceAt(700, 300))).toBeLessThan(4);
	expect(Math.min(differenceAt(354, 360), differenceAt(354, 560))).toBeGreaterThan(60);
});

test("pictures come in the width and format that were asked for", async () => {
	const file = await renderMockup("mug", plain(128), { width: 320, format: "webp" });
	expect(await sharp(file).metadata()).toMatchObject({ width: 320, height: 320, format: "webp" });
});

/** Green of 40 × 40 pixels in the middle of the T-shirt's print, row by row. */
async function chest(design: RgbaPicture | null, tint: string): Promise<number[]> {
	return greenOfChest((await composeScene(await readMockupScene("tshirt"), design, 1, tint)).rgba);
}

function tonedChest(map: RgbaPicture): number[] {
	return greenOfChest(toned(map));
}

function greenOfChest(rgba: ArrayLike<number>): number[] {
	return Array.from({ length: 1600 }, (_, at) => rgba[((380 + Math.floor(at / 40)) * 1000 + 480 + (at % 40)) * 4 + 1]!);
}

/** How far bytes next to each other differ on average. */
function threads(rows: readonly number[]): number {
	return mean(rows.slice(1).map((byte, at) => Math.abs(byte - rows[at]!)));
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function readMap(name: string, scene = "mug"): Promise<RgbaPicture> {
	const { data, info } = await sharp(`public/mockups/${scene}/${name}.webp`)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, rgba: data };
}

async function pixels(name: string, design: RgbaPicture | null, tint: string): Promise<Buffer> {
	return sharp(await renderMockup(name, design, { width: 800, format: "webp", tint }))
		.removeAlpha()
		.raw()
		.toBuffer();
}

function plain(value: number): RgbaPicture {
	return filled(value, value, value);
}

function filled(...color: [number, number, number]): RgbaPicture {
	return { width: 8, height: 8, rgba: Uint8Array.from({ length: 256 }, (_, byte) => color[byte % 4] ?? 255) };
}

/** The picture shows the right half of the mug's wrap: its centre is at 78 % of the design. */
function redUpToTheCentre(): RgbaPicture {
	const rgba = new Uint8Array(100 * 4).fill(255);
	for (let x = 0; x < 78; x++) rgba.set([255, 0, 0], x * 4);
	return { width: 100, height: 1, rgba };
}

function toned({ rgba }: RgbaPicture): Uint8Array {
	return Uint8Array.from(rgba, (byte, index) => (index % 4 === 3 ? 255 : toneByte(STORED_LIGHT[byte]!)));
}

function worstDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
	let worst = 0;
	for (let index = 0; index < a.length; index++) worst = Math.max(worst, Math.abs(a[index]! - b[index]!));
	return worst;
}
