import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
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
const SCENES_KEPT = 8;
const scenes = new Map<string, Promise<PreparedScene>>();

/** A product picture with the design on it; `design` covers what the scene's `uvCovers` says, null leaves it blank. */
export async function renderMockup(name: string, design: RgbaPicture | null, options: MockupOptions): Promise<Buffer> {
	const facts = await readMockupScene(name);
	const scene = await keptScene(name);
	const rgba = composeMockup(scene, design, facts.tint ? { tint: options.tint ?? "#ffffff" } : {});
	const picture = sharp(rgba, { raw: { width: scene.width, height: scene.height, channels: 4 } })
		.removeAlpha()
		.resize({ width: Math.min(options.width, scene.width) });
	if (options.format === "avif") return picture.avif({ quality: 60, effort: 4 }).toBuffer();
	if (options.format === "webp") return picture.webp({ quality: 84, smartSubsample: true }).toBuffer();
	return picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

export async function readMockupScene(name: string): Promise<MockupScene> {
	if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`Not a scene's name: ${name}`);
	return JSON.parse(await readFile(join(FOLDER, name, "scene.json"), "utf8"));
}

function keptScene(name: string): Promise<PreparedScene> {
	const kept = scenes.get(name) ?? loadScene(name);
	scenes.delete(name);
	scenes.set(name, kept);
	kept.catch(() => scenes.delete(name));
	for (const oldest of scenes.keys()) {
		if (scenes.size <= SCENES_KEPT) break;
		scenes.delete(oldest);
	}
	return kept;
}

async function loadScene(name: string): Promise<PreparedScene> {
	const [white, black, uv] = await Promise.all(
		["W", "K", "uv"].map((map) => readRgba(join(FOLDER, name, `${map}.webp`))),
	);
	return prepareScene({ white: white!, black: black!, uv: uv! });
}

async function readRgba(file: string): Promise<RgbaPicture> {
	const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, rgba: data };
}
