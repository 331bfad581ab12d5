import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runInThisContext } from "node:vm";
import { parentPort } from "node:worker_threads";
import type { PictureFaces } from "#design/preflight/faces.ts";
import type { FaceModel } from "./face-boxes.ts";
import { FACE_MODELS, findFaces, type SquarePixels } from "./find-faces.ts";

/** Runs in a thread of its own, which its program's globals are for. */
export type FaceOrder = { readonly squares: readonly SquarePixels[]; readonly ratio: number };
export type FaceAnswer = { readonly found: PictureFaces } | { readonly error: string };

const require = createRequire(import.meta.url);
const program = join(dirname(require.resolve("@litertjs/core")), "../wasm/litert_wasm_internal.js");

// LiteRT is written for pages and their workers: it asks for these.
Object.assign(globalThis, {
	self: globalThis,
	require,
	__filename: program,
	__dirname: dirname(program),
	importScripts: (file: string) => runInThisContext(readFileSync(file, "utf8"), { filename: file }),
});
const { loadAndCompile, loadLiteRt, Tensor } = await import("@litertjs/core");
await loadLiteRt(program);
const models = await Promise.all(FACE_MODELS.map(compile));

parentPort?.on("message", async (order: FaceOrder) => parentPort?.postMessage(await answer(order)));

async function answer({ squares, ratio }: FaceOrder): Promise<FaceAnswer> {
	try {
		return { found: await findFaces(squares, ratio, run) };
	} catch (error) {
		return { error: String(error) };
	}
}

function compile({ file }: FaceModel) {
	const bytes = readFileSync(require.resolve(`@mediapipe/face_detection/${file}`));
	return loadAndCompile(new Uint8Array(bytes), { accelerator: "wasm" });
}

async function run(model: FaceModel, input: Float32Array) {
	const tensor = new Tensor(input, [1, model.input, model.input, 3]);
	const [numbers, scores] = await models[FACE_MODELS.indexOf(model)]!.run(tensor);
	if (!numbers || !scores) throw new Error(`${model.file} has no such answers`);
	const answer = { numbers: Float32Array.from(await numbers.data()), scores: Float32Array.from(await scores.data()) };
	for (const each of [tensor, numbers, scores]) each.delete();
	return answer;
}
