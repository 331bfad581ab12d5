import sharp from "sharp";
import { expect, test } from "vitest";
import type { Crop } from "#design/document.ts";
import { adjustmentMatrix } from "#design/elements/photo/adjustments.ts";
import { derivePixels, type PhotoUse, printJpegs } from "#painters/picture-derivative.server.ts";
import { withPictureSlot } from "#painters/picture-slots.server.ts";

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

const QUARTERS = [
	[
		[255, 0, 0],
		[0, 255, 0],
	],
	[
		[0, 0, 255],
		[255, 255, 255],
	],
] as const;

/** Four quarters: red, green, blue, white, seen upright. */
function quarters(width: number, height: number) {
	const pixels = Buffer.alloc(width * height * 3);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			pixels.set(QUARTERS[y < height / 2 ? 0 : 1][x < width / 2 ? 0 : 1], (y * width + x) * 3);
		}
	}
	return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** How a phone stores a picture that it shows upright with this EXIF orientation. */
const STORED_TURN = { 1: 0, 3: 180, 6: 270, 8: 90 } as const;

test.each([1, 3, 6, 8] as const)("orientation %d: the crop refers to the upright picture", async (orientation) => {
	const stored = await quarters(80, 60).rotate(STORED_TURN[orientation]).png().toBuffer();
	const photo = await sharp(stored)
		.withMetadata({ orientation })
		.jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
		.toBuffer();
	const half = await derivePixels(photo, {
		crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
		wanted: { width: 40, height: 60 },
	});
	expect([half.width, half.height]).toEqual([40, 60]);
	expectColor(pixelAt(half, 20, 10), [0, 255, 0]);
	expectColor(pixelAt(half, 20, 50), [255, 255, 255]);
});

test("never enlarges, and shrinks to what is wanted", async () => {
	const photo = await quarters(80, 60).jpeg().toBuffer();
	const large = await jpegOf(photo, WHOLE, { width: 8000, height: 6000 });
	expect([large.width, large.height]).toEqual([80, 60]);
	const small = await jpegOf(photo, { x: 0.25, y: 0.2, width: 0.5, height: 0.5 }, { width: 20, height: 15 });
	expect([small.width, small.height]).toEqual([20, 15]);
	expect(await sharp(small.jpeg).metadata()).toMatchObject({ width: 20, height: 15 });
});

test("a crop between pixels is widened to whole ones and says so", async () => {
	const photo = await quarters(10, 10).png().toBuffer();
	const { width, height, crop } = await derivePixels(photo, {
		crop: { x: 0.17, y: 0.2, width: 0.5, height: 0.6 },
		wanted: { width: 99, height: 99 },
	});
	expect([width, height]).toEqual([6, 6]);
	expect(crop.x).toBeCloseTo(0.1);
	expect(crop.width).toBeCloseTo(0.6);
	expect(crop).toMatchObject({ y: 0.2, height: 0.6 });
});

test("a Display P3 photo becomes sRGB", async () => {
	const color = { r: 200, g: 120, b: 90 };
	const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
		.withIccProfile("p3")
		.png()
		.toBuffer();
	const raw = await sharp(photo, { ignoreIcc: true }).raw().toBuffer();
	expect(raw[0]).not.toBe(200);
	expectColor(
		pixelAt(await derivePixels(photo, { crop: WHOLE, wanted: { width: 8, height: 8 } }), 4, 4),
		[200, 120, 90],
	);
});

test("transparency goes into its own channel, and only where there is some", async () => {
	const glass = await sharp({
		create: { width: 4, height: 4, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
	})
		.png()
		.toBuffer();
	expect((await jpegOf(glass, WHOLE, { width: 4, height: 4 })).alpha?.[0]).toBe(128);
	const solid = await quarters(4, 4).ensureAlpha().png().toBuffer();
	expect(await jpegOf(solid, WHOLE, { width: 4, height: 4 })).not.toHaveProperty("alpha");
});

test("each use has its own colours, of a grey photo too, and transparency stays", async () => {
	const colors = adjustmentMatrix({ sepia: 1 })!;
	const wanted = { width: 8, height: 8 };
	const uses = [
		{ crop: WHOLE, wanted, colors },
		{ crop: WHOLE, wanted },
	];
	const grey = await quarters(8, 8).flatten().toColourspace("b-w").linear(0, 100).jpeg({ quality: 100 }).toBuffer();
	expect((await sharp(grey).metadata()).channels).toBe(1);
	const glass = await sharp({
		create: { width: 8, height: 8, channels: 4, background: { r: 100, g: 100, b: 100, alpha: 0.5 } },
	})
		.png()
		.toBuffer();
	for (const original of [grey, glass]) {
		const jpegs = await printJpegs(original, uses);
		const [alone] = await printJpegs(original, uses.slice(0, 1));
		for (const [jpeg, color] of [
			[jpegs[0]!, [135, 120, 94]],
			[alone!, [135, 120, 94]],
			[jpegs[1]!, [100, 100, 100]],
		] as const) {
			const data = await sharp(jpeg.jpeg).raw().toBuffer();
			expectColor([...data.subarray(0, 3)], color);
			expect(jpeg.alpha?.[0]).toBe(original === glass ? 128 : undefined);
		}
		expectColor(pixelAt(await derivePixels(original, uses[0]!), 4, 4), [135, 120, 94]);
	}
});

test("uses that share one decoding show what each alone would", async () => {
	const stored = await quarters(600, 800).rotate(STORED_TURN[6]).png().toBuffer();
	const photo = await sharp(stored).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
	const uses: PhotoUse[] = [
		{ crop: { x: 0.13, y: 0.11, width: 0.6, height: 0.7 }, wanted: { width: 130, height: 200 } },
		{ crop: { x: 0.31, y: 0.27, width: 0.5, height: 0.3 }, wanted: { width: 50, height: 40 } },
	];
	const together = await printJpegs(photo, uses);
	for (const [index, { crop, wanted }] of uses.entries()) {
		const alone = await jpegOf(photo, crop, wanted);
		const shared = together[index]!;
		for (const side of ["width", "height"] as const) expect(Math.abs(shared[side] - alone[side])).toBeLessThan(2);
		for (const edge of ["x", "y"] as const) {
			expect(shared.crop[edge]).toBeLessThanOrEqual(crop[edge] + 1e-6);
			expect(shared.crop[edge]).toBeCloseTo(crop[edge], 1);
		}
		const { data, info } = await sharp(shared.jpeg).raw().toBuffer({ resolveWithObject: true });
		for (const [x, y] of [
			[0.25, 0.4],
			[0.6, 0.4],
			[0.4, 0.54],
			[0.7, 0.54],
		] as const) {
			const left = Math.round(((x - shared.crop.x) / shared.crop.width) * info.width);
			const top = Math.round(((y - shared.crop.y) / shared.crop.height) * info.height);
			if (left < 0 || left >= info.width) continue;
			const start = (top * info.width + left) * 3;
			expectColor([...data.subarray(start, start + 3)], QUARTERS[y < 0.5 ? 0 : 1][x < 0.5 ? 0 : 1]);
		}
	}
});

test("only a few pictures are decoded at the same time, and a failure frees its place", async () => {
	let running = 0;
	let most = 0;
	const jobs = Array.from({ length: 40 }, (_, index) =>
		withPictureSlot(async () => {
			most = Math.max(most, ++running);
			await new Promise((resolve) => setTimeout(resolve, 1));
			running--;
			if (index % 3 === 0) throw new Error("unreadable");
		}),
	);
	const ends = await Promise.allSettled(jobs);
	expect(ends.filter((end) => end.status === "rejected")).toHaveLength(14);
	expect(most).toBeLessThanOrEqual(navigator.hardwareConcurrency);
	expect(running).toBe(0);
});

async function jpegOf(photo: Buffer, crop: Crop, wanted: PhotoUse["wanted"]) {
	return (await printJpegs(photo, [{ crop, wanted }]))[0]!;
}

function pixelAt({ pixels, width }: { pixels: Buffer; width: number }, x: number, y: number): number[] {
	const start = (y * width + x) * 4;
	return [...pixels.subarray(start, start + 3)];
}

function expectColor(actual: readonly number[], wanted: readonly number[]) {
	for (const [channel, value] of wanted.entries()) expect(Math.abs(actual[channel]! - value)).toBeLessThanOrEqual(2);
}
