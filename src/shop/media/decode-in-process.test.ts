import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countProcesses, mostProcesses } from "../../../tests/support/count-processes.ts";
import { decodeInProcess } from "./decode-in-process.server.ts";
import { copyPath } from "./picture-copies.ts";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "keepsake-decode-"));
	await sharp({ create: { width: 6000, height: 5000, channels: 3, background: "#406080" } }).toFile(order(0).path);
});
afterAll(() => rm(folder, { recursive: true }));

const order = (index: number) =>
	({ path: join(folder, "large.jpg"), type: "jpeg", target: join(folder, `master-${index}`) }) as const;

const SCRIPT = "decode-picture.ts";

test("five pictures are decoded, never more than two at once", async () => {
	const decodeFive = async () => {
		const answers = await Promise.all([0, 1, 2, 3, 4].map((index) => decodeInProcess(order(index))));
		expect(answers).toEqual(Array(5).fill({ ok: true, width: 6000, height: 5000, format: "jpeg", copies: 4 }));
	};
	expect(await mostProcesses(SCRIPT, decodeFive)).toBe(2);
});

test("what takes too long is ended, and the next one gets its turn", async () => {
	const slow = await Promise.all([0, 1, 2].map((index) => decodeInProcess(order(index), 40)));
	expect(slow).toEqual(Array(3).fill({ ok: false, refusal: "too_slow" }));
	await expect.poll(() => countProcesses(SCRIPT)).toBe(0);
	expect(await decodeInProcess(order(3))).toMatchObject({ ok: true });
});

const letters = (color: string) =>
	`<rect width="4000" height="3000" fill="#7090a8"/><text x="100" y="2000" font-size="900" fill="${color}">Keepsake</text>`;
/** Its edges lie where blocks of pixels begin. */
const SQUARES = `<pattern id="a" width="80" height="80" patternUnits="userSpaceOnUse"><rect width="80" height="80" fill="#dc1e1e"/><rect width="40" height="40" fill="#1e3cc8"/></pattern><rect width="4000" height="3000" fill="url(#a)"/>`;

test.each([
	["soft colours", letters("#7a8a98"), ["4:4:4", "4:2:0", "4:2:0"]],
	["bright letters", letters("#e01818"), ["4:4:4", "4:4:4", "4:4:4"]],
	["squares", SQUARES, ["4:4:4", "4:4:4", "4:4:4"]],
])("small copies of %s keep as many colours as can be seen", async (name, drawn, expected) => {
	const { path, target } = { path: join(folder, `${name}.png`), target: join(folder, name) };
	await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000">${drawn}</svg>`)).toFile(
		path,
	);
	expect(await decodeInProcess({ path, type: "png", target })).toMatchObject({ ok: true, copies: 3 });
	const copies = await Promise.all([1, 2, 3].map((step) => sharp(copyPath(target, step)).metadata()));
	expect(copies.map(({ chromaSubsampling }) => chromaSubsampling)).toEqual(expected);
});
