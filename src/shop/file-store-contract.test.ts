import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { S3_KEYS, startS3Server } from "../../tests/support/s3-server.ts";
import { type FileStore, openFileStore } from "./file-store.server.ts";

const stores = new Map<string, FileStore>();
let s3: Awaited<ReturnType<typeof startS3Server>>;

beforeAll(async () => {
	for (const [name, value] of Object.entries(S3_KEYS)) vi.stubEnv(name, value);
	s3 = await startS3Server();
	stores.set("S3", openFileStore(s3.url));
	stores.set("a folder", openFileStore(`file:${await mkdtemp(join(tmpdir(), "keepsake-store-"))}`));
});
afterAll(() => s3.stop());

const storeOf = (name: string) => stores.get(name) as FileStore;
const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test.each(["a folder", "S3"])("%s gives back what was put, to the byte", async (name) => {
	const files = storeOf(name);
	for (const size of [0, 1, 300_000]) {
		const bytes = randomBytes(size);
		await files.put(`originals/ab/${size}.bin`, bytes);
		expect(await files.has(`originals/ab/${size}.bin`)).toBe(true);
		expect(hash(await files.get(`originals/ab/${size}.bin`))).toBe(hash(bytes));
	}
});

test.each(["a folder", "S3"])("%s takes in a local file whole, in many pieces too", async (name) => {
	const bytes = randomBytes(8_000_001);
	const path = join(await mkdtemp(join(tmpdir(), "keepsake-file-")), "print.pdf");
	await writeFile(path, bytes);
	await storeOf(name).putFile("print/GB-2026-000001/1.pdf", path);
	expect(hash(await storeOf(name).get("print/GB-2026-000001/1.pdf"))).toBe(hash(bytes));
});

test.each(["a folder", "S3"])("%s lays a file where it is read from, also when its key is gone", async (name) => {
	const files = storeOf(name);
	const bytes = randomBytes(300_000);
	await files.put("masters/gh/1.bin", bytes);
	const path = join(await mkdtemp(join(tmpdir(), "keepsake-laid-")), "picture");
	await files.lay("masters/gh/1.bin", path);
	await files.remove("masters/gh/1.bin");
	expect(hash(await readFile(path))).toBe(hash(bytes));
	await expect(files.lay("masters/gh/1.bin", `${path}-2`)).rejects.toThrow();
});

test.each(["a folder", "S3"])("%s removes a file, a folder and nothing beside them", async (name) => {
	const files = storeOf(name);
	for (const key of ["proofs/ef/one.json", "proofs/ef/one/a.jpg", "proofs/ef/one/b.jpg", "proofs/ef/one-more.jpg"])
		await files.put(key, randomBytes(10));
	await files.remove("proofs/ef/one.json");
	await files.remove("proofs/ef/never.json");
	await files.removeFolder("proofs/ef/one");
	await files.removeFolder("proofs/ef/never");
	expect(await files.has("proofs/ef/one.json")).toBe(false);
	expect(await files.has("proofs/ef/one/a.jpg")).toBe(false);
	expect(await files.has("proofs/ef/one-more.jpg")).toBe(true);
});

test.each(["a folder", "S3"])(
	"%s says what it does not have, and keeps nothing of what could not be read",
	async (name) => {
		const files = storeOf(name);
		expect(await files.has("nothing/here.bin")).toBe(false);
		await expect(files.get("nothing/here.bin")).rejects.toThrow();
		await expect(files.putFile("print/lost.pdf", "/no/such/file")).rejects.toThrow();
		expect(await files.has("print/lost.pdf")).toBe(false);
	},
);

test.each(["a folder", "S3"])("%s that is given the same file by many at once has it whole", async (name) => {
	const bytes = randomBytes(500_000);
	await Promise.all(Array.from({ length: 8 }, () => storeOf(name).put("proofs/cd/same.bin", bytes)));
	expect(hash(await storeOf(name).get("proofs/cd/same.bin"))).toBe(hash(bytes));
});

test("a store that refuses or does not answer is a fault, not an empty store", async () => {
	const another = await startS3Server();
	onTestFinished(another.stop);
	vi.stubEnv("AWS_ACCESS_KEY_ID", "STRANGER");
	const stranger = openFileStore(another.url);
	await expect(stranger.has("originals/ab/1.bin")).rejects.toThrow();
	vi.stubEnv("AWS_ACCESS_KEY_ID", S3_KEYS.AWS_ACCESS_KEY_ID);
	const files = openFileStore(another.url);
	expect(await files.has("originals/ab/1.bin")).toBe(false);
	await another.stop();
	await expect(files.has("originals/ab/1.bin")).rejects.toThrow();
});
