import type { MockupScene, RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { type PreparedScene, prepareScene } from "#painters/mockup/prepare-scene.ts";

/** Four large scenes, or a dozen steps of a turntable: about 20 bytes a pixel. */
const KEPT_PIXELS = 4_000_000;
const scenes = new Map<string, { readonly pixels: number; readonly scene: Promise<PreparedScene> }>();

/** `step` 2: at half its size, four times as fast. */
export function loadScene({ name, width, height, accent }: MockupScene, step: 1 | 2): Promise<PreparedScene> {
	const key = `${name}/${step}`;
	const size = { width: Math.floor(width / step), height: Math.floor(height / step) };
	const entry = scenes.get(key) ?? { pixels: size.width * size.height, scene: prepare(name, size, step, accent) };
	scenes.delete(key);
	scenes.set(key, entry);
	entry.scene.catch(() => scenes.delete(key));
	let pixels = [...scenes.values()].reduce((sum, kept) => sum + kept.pixels, 0);
	for (const [oldest, kept] of scenes) {
		if (pixels <= KEPT_PIXELS || oldest === key) break;
		scenes.delete(oldest);
		pixels -= kept.pixels;
	}
	return entry.scene;
}

type Size = { readonly width: number; readonly height: number };

async function prepare(name: string, size: Size, step: 1 | 2, accent = false): Promise<PreparedScene> {
	const [white, black, uv, colored] = await Promise.all([
		readMap(`/mockups/${name}/W.webp`, size),
		readMap(`/mockups/${name}/K.webp`, size),
		readMap(`/mockups/${name}/uv.webp`),
		accent ? readMap(`/mockups/${name}/A.webp`, size) : undefined,
	]);
	return prepareScene({ white, black, uv, accent: colored }, step);
}

/** The bytes as they are in the file: coordinates must not pass through a colour profile or an alpha. */
async function readMap(address: string, size?: Size): Promise<RgbaPicture> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answered ${response.status}`);
	const options = { colorSpaceConversion: "none", premultiplyAlpha: "none" } as const;
	const bitmap = await createImageBitmap(await response.blob(), options);
	const { width, height } = size ?? bitmap;
	const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
	if (!context) throw new Error("No canvas to read maps with");
	context.imageSmoothingQuality = "high";
	context.drawImage(bitmap, 0, 0, width, height);
	bitmap.close();
	return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}
