import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openFileStore } from "./file-store.server.ts";

const CALLS = {
	put: `put("a/picture.bin", new Uint8Array(1_000_000))`,
	putFile: `putFile("a/picture.bin", process.argv[2])`,
};

test.each(Object.entries(CALLS))("a %s that dies in the middle leaves nothing under its key", async (_, call) => {
	const folder = await mkdtemp(join(tmpdir(), "keepsake-store-"));
	const script = `import { openFileStore } from "#shop/file-store.server.ts"; await openFileStore("file:" + process.argv[1]).${call};`;
	// A file may grow to 64 blocks: what exceeds it ends the process or fails the write, as a full disk does.
	const dying = spawnSync("sh", [
		"-c",
		'ulimit -f 64; exec "$0" --input-type=module -e "$1" "$2" "$3"',
		process.execPath,
		script,
		folder,
		process.execPath,
	]);
	expect(dying.status).not.toBe(0);
	const files = openFileStore(`file:${folder}`);
	expect(await files.has("a/picture.bin")).toBe(false);
	await files.put("a/picture.bin", new Uint8Array(1_000_000));
	expect((await files.get("a/picture.bin")).length).toBe(1_000_000);
});

test("the folder of files is closed to other users, the one above it stays as it is", async () => {
	const above = await mkdtemp(join(tmpdir(), "keepsake-store-"));
	const folder = join(above, "data/files");
	await openFileStore(`file:${folder}`).put("a/picture.bin", new Uint8Array(3));
	expect((await stat(folder)).mode & 0o777).toBe(0o700);
	expect((await stat(join(above, "data"))).mode & 0o055).toBe(0o055);
	expect(await readdir(join(folder, "a"))).toEqual(["picture.bin"]);
});

test("a start clears away what a crash has left under way, and nothing that another process writes", async () => {
	const folder = await mkdtemp(join(tmpdir(), "keepsake-store-"));
	await openFileStore(`file:${folder}`).put("a/picture.bin", new Uint8Array(3));
	const twoHoursAgo = Date.now() / 1000 - 7200;
	for (const name of ["left", "growing"]) await writeFile(join(folder, ".unfinished", name), "half");
	await utimes(join(folder, ".unfinished/left"), twoHoursAgo, twoHoursAgo);
	const files = openFileStore(`file:${folder}`);
	expect(await readdir(join(folder, ".unfinished"))).toEqual(["growing"]);
	expect((await files.get("a/picture.bin")).length).toBe(3);
});
