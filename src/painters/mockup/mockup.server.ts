import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { DesignSide } from "#design/document.ts";
import { chooseView } from "#painters/mockup/choose-view.ts";
import { composeMockup } from "#painters/mockup/compose-mockup.ts";
import { colored, type MockupScene, type RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { mostSeen, viewOf } from "#painters/mockup/most-seen.ts";
import { type PreparedScene, prepareScene } from "#painters/mockup/prepare-scene.ts";

export type MockupOptions = {
	readonly width: number;
	readonly format: "avif" | "webp" | "jpg";
	/** How long AVIF's coder searches, from 0 to 9; little while a visitor waits. */
	readonly effort?: number;
	/** `#rrggbb` of the variant. */
	readonly tint?: string;
};

const FOLDER = resolve("public/mockups");
/** A prepared scene of one megapixel takes about 20 MB. */
const SCENES_KEPT = 12;
const inUse = new Map<string, Promise<string | undefined>>();
const scenes = new Map<string, Promise<PreparedScene>>();

/** A product picture with the design on it; `design` covers what the scene's `uvCovers` says, null leaves it blank. */
export async function renderMockup(
	scene: string | MockupScene,
	design: RgbaPicture | null,
	options: MockupOptions,
): Promise<Buffer> {
	const facts = typeof scene === "string" ? await readMockupScene(scene) : scene;
	const { width, height, rgba } = await composeScene(
		facts,
		design,
		options.width * 2 <= facts.width ? 2 : 1,
		options.tint,
	);
	const picture = sharp(rgba, { raw: { width, height, channels: 4 } })
		.removeAlpha()
		.resize({ width: Math.min(options.width, width) });
	if (options.format === "avif") return picture.avif({ quality: 60, effort: options.effort ?? 1 }).toBuffer();
	if (options.format === "webp") return picture.webp({ quality: 84, smartSubsample: true }).toBuffer();
	return picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

/** `step` 2: at half the scene's size, four times as fast, for thumbnails. */
export async function composeScene(
	facts: MockupScene,
	design: RgbaPicture | null,
	step: 1 | 2,
	tint = "#ffffff",
): Promise<RgbaPicture> {
	const scene = await keptScene(facts, step);
	const rgba = composeMockup(scene, design, colored(facts, tint));
	return { width: scene.width, height: scene.height, rgba };
}

/** The scene in which a side's product is used, if there is one. */
export async function sceneInUse(name: string): Promise<string | undefined> {
	const known = inUse.get(name) ?? readMockupScene(name).then((scene) => scene.inUse);
	inUse.set(name, known);
	known.catch(() => inUse.delete(name));
	return known;
}

/** Whether the scene in use shows at least as much of what is on the side as each of the others. */
export async function showsMostInUse(name: string, side: DesignSide): Promise<boolean> {
	const first = await readMockupScene(name);
	if (!first.inUse) return false;
	const others = await Promise.all([first.inUse, ...(first.otherViews ?? [])].map(readMockupScene));
	const [used, ...studio] = [...others.slice(0, 1), first, ...others.slice(1)].map(viewOf);
	return used !== undefined && chooseView(side, [used, ...studio]) === used.name;
}

export async function readMockupScene(name: string): Promise<MockupScene> {
	if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`Not a scene's name: ${name}`);
	return JSON.parse(await readFile(join(FOLDER, name, "scene.json"), "utf8"));
}

/** The scene of a side that shows best what is on it. */
export async function chooseScene(name: string, side: DesignSide): Promise<MockupScene> {
	const first = await readMockupScene(name);
	const others = await Promise.all((first.otherViews ?? []).map(readMockupScene));
	return mostSeen(first, others, first.turntable ? await readMockupScene(first.turntable) : undefined, side);
}

function keptScene(facts: MockupScene, step: 1 | 2): Promise<PreparedScene> {
	const key = `${facts.name}/${step}`;
	const kept = scenes.get(key) ?? loadScene(facts, step);
	scenes.delete(key);
	scenes.set(key, kept);
	kept.catch(() => scenes.delete(key));
	for (const oldest of scenes.keys()) {
		if (scenes.size <= SCENES_KEPT) break;
		scenes.delete(oldest);
	}
	return kept;
}

async function loadScene({ name, width, height, accent }: MockupScene, step: 1 | 2): Promise<PreparedScene> {
	const size = { width: Math.floor(width / step), height: Math.floor(height / step) };
	const [white, black, uv, colored] = await Promise.all([
		readRgba(sharp(join(FOLDER, name, "W.webp")).resize(size)),
		readRgba(sharp(join(FOLDER, name, "K.webp")).resize(size)),
		readRgba(sharp(join(FOLDER, name, "uv.webp"))),
		accent ? readRgba(sharp(join(FOLDER, name, "A.webp")).resize(size)) : undefined,
	]);
	return prepareScene({ white, black, uv, accent: colored }, step);
}

async function readRgba(picture: Sharp): Promise<RgbaPicture> {
	const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, rgba: data };
}
