import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { encodeSrgb, HIGHLIGHT } from "#painters/mockup/tone-curve.ts";
import { denoise } from "./denoise.ts";
import { readFloats } from "./read-floats.ts";
import { packUv, readUvRender, type UvTexture } from "./uv-texture.ts";

type Facts = {
	name: string;
	width: number;
	height: number;
	side: string;
	print: object;
	uvCovers: string;
	tint: boolean;
	accent?: true;
	uvStep?: 1 | 2;
	/** Of a turntable: they share one scene.json. */
	steps?: number;
};

const QUALITY = 88;
/** A dark accent is what little differs between three pictures. */
const ACCENT_QUALITY = 97;
/** Of a turntable's steps, which are looked at while they turn. */
const TURNING_QUALITY = 80;

/** node demo/scenes/finish-scene.ts <folder of raw renders>...: denoises and writes public/mockups/<name>/. */
for (const folder of process.argv.slice(2)) await finishScene(folder);

async function finishScene(folder: string): Promise<void> {
	const facts: Facts = JSON.parse(await readFile(`${folder}/facts.json`, "utf8"));
	const { name, width, height } = facts;
	const [white, black, guides, uvRender, accent] = await Promise.all(
		["white", "black", "guides", "uv", ...(facts.accent ? ["accent"] : [])].map((raw) =>
			readFloats(`${folder}/${raw}.f32`),
		),
	);
	const coverage = facts.tint
		? null
		: Float32Array.from({ length: width * height }, (_, pixel) => uvRender![pixel * 3 + 2]!);
	const pictures = accent ? [white!, black!, accent] : [white!, black!];
	const [W, K, A] = denoise({ width, height, pictures, guides: guides!, coverage });
	const uv = readUvRender(uvRender!, width, height, facts.tint);
	const out = `public/mockups/${name}`;
	const step = facts.uvStep ?? (facts.tint ? 1 : 2);
	await mkdir(out, { recursive: true });
	await Promise.all([
		writeLight(W!, facts, `${out}/W.webp`),
		writeLight(K!, facts, `${out}/K.webp`),
		A && writeLight(A, facts, `${out}/A.webp`),
		sharp(packUv(uv, width, height, step), {
			raw: { width: Math.floor(width / step), height: Math.floor(height / step), channels: 3 },
		})
			.webp({ lossless: true, effort: 6 })
			.toFile(`${out}/uv.webp`),
	]);
	const { uvStep: _, ...kept } = facts;
	const isStep = facts.steps !== undefined;
	const scene = isStep ? { ...kept, name: dirname(name) } : { ...kept, printBox: boxOf(uv, width) };
	await writeFile(`${isStep ? dirname(out) : out}/scene.json`, `${JSON.stringify(scene, null, "\t")}\n`);
	console.log(name, "written");
}

async function writeLight(light: Float32Array, facts: Facts, file: string): Promise<void> {
	const bytes = Uint8Array.from(light, (value) => Math.round(255 * Math.min(1, encodeSrgb(value / HIGHLIGHT))));
	await sharp(bytes, { raw: { width: facts.width, height: facts.height, channels: 3 } })
		.webp({ quality: qualityOf(facts), smartSubsample: true })
		.toFile(file);
}

function qualityOf({ accent, steps }: Facts): number {
	if (accent) return ACCENT_QUALITY;
	return steps === undefined ? QUALITY : TURNING_QUALITY;
}

function boxOf({ known }: UvTexture, width: number): [number, number, number, number] {
	const box: [number, number, number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
	known.forEach((printed, pixel) => {
		if (!printed) return;
		const x = pixel % width;
		const y = Math.floor(pixel / width);
		box[0] = Math.min(box[0], x);
		box[1] = Math.min(box[1], y);
		box[2] = Math.max(box[2], x + 1);
		box[3] = Math.max(box[3], y + 1);
	});
	return box;
}
