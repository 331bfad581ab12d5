import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countProcesses, mostProcesses } from "../../../tests/support/count-processes.ts";
import { decodeInProcess } from "./decode-in-process.server.ts";

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
