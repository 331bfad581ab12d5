import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { composeScene, readMockupScene } from "#painters/mockup/mockup.server.ts";
import type { MockupScene, RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { encodeSrgb, LINEAR, linearColor, toneByte } from "#painters/mockup/tone-curve.ts";
import { demoArticles } from "../articles.ts";
import { renderDesign } from "../render-design.ts";
import { denoise } from "./denoise.ts";
import { readFloats } from "./read-floats.ts";
import { lumaOf, structuralSimilarity } from "./structural-similarity.ts";

/** What is compared unless scenes are named: hard and glossy, flat with light from a window, soft, worn cloth of a colour. */
const COMPARED = [
	{ scene: "mug", design: 9001 },
	{ scene: "canvas", design: 9021 },
	{ scene: "cushion", design: 9105 },
	{ scene: "tshirt", design: 9102, ground: "#1f2f46" },
];
/** As many as the shop paints for a product picture. */
const DESIGN_PIXELS = 1024;
/** At half the scenes' size, as in lists: what the denoising of either took away weighs less there. */
const STEP = 2;
/** Bytes between a white and a black design that tell the print from what it sheds its light on. */
const CLEARLY = 32;

/**
 * node demo/scenes/compare.ts <folder> [scene]...: how like the shop's own pictures of a design on a product are to
 * Blender's with the design on the model. Direct renders that lie in the folder are not made again.
 */
const [folder = "/tmp/direct", ...wanted] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
for (const each of COMPARED) if (wanted.length === 0 || wanted.includes(each.scene)) await compare(each);

async function compare({ scene: name, design, ground = "#ffffff" }: (typeof COMPARED)[number]): Promise<void> {
	const scene = await readMockupScene(name);
	const article = demoArticles.find(({ sides }) => sides[0]!.scene === name)!;
	const picture = await renderDesign(design, article.id, DESIGN_PIXELS);
	const file = join(folder, `${name}-design.png`);
	await writePicture(laidOn(picture, ground), file);
	const composed = await composeScene(scene, picture, STEP, ground);
	const [direct, grainy] = await renderDirectly(scene, composed.width, file, ground);
	const likeness = structuralSimilarity(luma(composed), luma(direct));
	const shown = await showsPrint(scene);
	const printed = likeness.filter((_, pixel) => shown[pixel]);
	const withGrain = structuralSimilarity(luma(composed), luma(grainy));
	const different = Uint8Array.from(composed.rgba, (byte, at) =>
		at % 4 === 3 ? 255 : Math.min(255, 128 + 4 * (byte - direct.rgba[at]!)),
	);
	await writePicture(composed, join(folder, `${name}-composed.png`));
	await writePicture(direct, join(folder, `${name}-direct.png`));
	await writePicture({ ...composed, rgba: different }, join(folder, `${name}-difference.png`));
	const figures = [mean(likeness), mean(printed), mean(withGrain)].map((figure) => figure.toFixed(4));
	console.log(
		`${name}: ${figures[0]} over the picture, ${figures[1]} on the print, ${figures[2]} with the render's grain`,
	);
}

/** Without transparency, which textures smear; in linear light, as it is composed. */
function laidOn({ width, height, rgba }: RgbaPicture, ground: string): RgbaPicture {
	const cloth = linearColor(ground);
	const laid = Uint8Array.from(rgba, (byte, at) => {
		if (at % 4 === 3) return 255;
		const cover = rgba[at - (at % 4) + 3]! / 255;
		return Math.round(255 * encodeSrgb(LINEAR[byte]! * cover + cloth[at % 4]! * (1 - cover)));
	});
	return { width, height, rgba: laid };
}

/** As wide as asked, finished as the shop's own pictures are, and as it was rendered. */
async function renderDirectly(
	scene: MockupScene,
	wanted: number,
	design: string,
	ground: string,
): Promise<[RgbaPicture, RgbaPicture]> {
	const file = join(folder, scene.name, "direct");
	if (!existsSync(`${file}.f32`)) {
		const script = ["-b", "-P", "demo/scenes/direct.py", "--", scene.name.replaceAll("-", "_")];
		const options = ["--design", design, "--ground", ground, "--size", String(scene.height), "--out", folder];
		const { status, stdout } = spawnSync("blender", [...script, ...options], { encoding: "utf8" });
		if (status !== 0 || !existsSync(`${file}.f32`)) throw new Error(`Blender made no ${scene.name}:\n${stdout}`);
	}
	const { width, height } = JSON.parse(await readFile(`${file}.json`, "utf8"));
	const [light, guides] = await Promise.all([
		readFloats(`${file}.f32`),
		readFloats(join(folder, scene.name, "guides.f32")),
	]);
	const [clean] = denoise({ width, height, pictures: [light], guides, coverage: null });
	return [await reduced(toned(clean!, width, height), wanted), await reduced(toned(light, width, height), wanted)];
}

async function reduced({ width, height, rgba }: RgbaPicture, wanted: number): Promise<RgbaPicture> {
	const picture = sharp(rgba, { raw: { width, height, channels: 4 } }).resize(wanted);
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, rgba: data };
}

function toned(light: Float32Array, width: number, height: number): RgbaPicture {
	const rgba = new Uint8Array(width * height * 4).fill(255);
	for (let pixel = 0; pixel < width * height; pixel++)
		for (let channel = 0; channel < 3; channel++) rgba[pixel * 4 + channel] = toneByte(light[pixel * 3 + channel]!);
	return { width, height, rgba };
}

/** Pixels that a white and a black design make clearly different. */
async function showsPrint(scene: MockupScene): Promise<readonly boolean[]> {
	const [white, black] = await Promise.all([255, 0].map((byte) => composeScene(scene, plain(byte), STEP)));
	return Array.from({ length: white!.width * white!.height }, (_, pixel) => {
		return white!.rgba[pixel * 4 + 1]! - black!.rgba[pixel * 4 + 1]! > CLEARLY;
	});
}

function plain(byte: number): RgbaPicture {
	return { width: 1, height: 1, rgba: Uint8Array.of(byte, byte, byte, 255) };
}

function luma({ rgba, width, height }: RgbaPicture) {
	return lumaOf(rgba, width, height);
}

async function writePicture({ width, height, rgba }: RgbaPicture, file: string): Promise<void> {
	await sharp(rgba, { raw: { width, height, channels: 4 } })
		.png()
		.toFile(file);
}

function mean(values: Float32Array): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
