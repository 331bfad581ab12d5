import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { DesignSide } from "#design/document.ts";
import { chooseView } from "#painters/mockup/choose-view.ts";
import { composeMockup } from "#painters/mockup/compose-mockup.ts";
import type { MockupScene, RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { type PreparedScene, prepareScene } from "#painters/mockup/prepare-scene.ts";

export type MockupOptions = {
	readonly width: number;
	readonly format: "avif" | "webp" | "jpg";
	readonly tint?: string;
};

const FOLDER = resolve("public/mockups");
/** A prepared scene of one megapixel takes about 20 MB. */
const SCENES_KEPT = 12;
const scenes = new Map<string, Promise<PreparedScene>>();

/** A product picture with the design on it; `design` covers what the scene's `uvCovers` says, null leaves it blank. */
export async function renderMockup(name: string, design: RgbaPicture | null, options: MockupOptions): Promise<Buffer> {
	const facts = await readMockupScene(name);
	const scene = await keptScene(name, options.width * 2 <= facts.width ? 2 : 1);
	const rgba = composeMockup(scene, design, facts.tint ? { tint: options.tint ?? "#ffffff" } : {});
	const picture = sharp(rgba, { raw: { width: scene.width, height: scene.height, channels: 4 } })
		.removeAlpha()
		.resize({ width: Math.min(options.width, scene.width) });
	if (options.format === "avif") return picture.avif({ quality: 60, effort: 1 }).toBuffer();
	if (options.format === "webp") return picture.webp({ quality: 84, smartSubsample: true }).toBuffer();
	return picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

export async function readMockupScene(name: string): Promise<MockupScene> {
	if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`Not a scene's name: ${name}`);
	return JSON.parse(await readFile(join(FOLDER, name, "scene.json"), "utf8"));
}

/** The scene of a side that shows best what is on it. */
export async function chooseScene(name: string, side: DesignSide): Promise<MockupScene> {
	const first = await readMockupScene(name);
	const others = await Promise.all((first.otherViews ?? []).map(readMockupScene));
	const views = [first, ...others].map((scene) => ({ name: scene.name, shows: scene.shows ?? ([0, 1] as const) }));
	const chosen = chooseView(side, views);
	return others.find((scene) => scene.name === chosen) ?? first;
}

/** `step` 2: the scene at half its size, four times as fast, for thumbnails. */
function keptScene(name: string, step: 1 | 2): Promise<PreparedScene> {
	const key = `${name}/${step}`;
	const kept = scenes.get(key) ?? loadScene(name, step);
	scenes.delete(key);
	scenes.set(key, kept);
	kept.catch(() => scenes.delete(key));
	for (const oldest of scenes.keys()) {
		if (scenes.size <= SCENES_KEPT) break;
		scenes.delete(oldest);
	}
	return kept;
}

async function loadScene(name: string, step: 1 | 2): Promise<PreparedScene> {
	const { width, height } = await readMockupScene(name);
	const size = { width: Math.floor(width / step), height: Math.floor(height / step) };
	const [white, black, uv] = await Promise.all([
		readRgba(sharp(join(FOLDER, name, "W.webp")).resize(size)),
		readRgba(sharp(join(FOLDER, name, "K.webp")).resize(size)),
		readRgba(sharp(join(FOLDER, name, "uv.webp"))),
	]);
	return prepareScene({ white, black, uv: uv.width > size.width ? everySecondPixel(uv) : uv });
}

/** Coordinates cannot be averaged across edges. */
function everySecondPixel({ width, height, rgba }: RgbaPicture): RgbaPicture {
	const columns = width >> 1;
	const rows = height >> 1;
	const kept = new Uint8Array(columns * rows * 4);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const from = (row * 2 * width + column * 2) * 4;
			kept.set(rgba.subarray(from, from + 4), (row * columns + column) * 4);
		}
	}
	return { width: columns, height: rows, rgba: kept };
}

async function readRgba(picture: Sharp): Promise<RgbaPicture> {
	const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, rgba: data };
}
