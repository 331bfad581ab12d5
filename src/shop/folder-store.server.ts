import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { access, chmod, copyFile, link, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { KeyNormalizer } from "flydrive";
import type { FileStore } from "./file-store.server.ts";

/** Files under way lie here until they are whole; a start clears away what a crash has left. */
const UNFINISHED = ".unfinished";
const FORGOTTEN_MILLISECONDS = 3_600_000;

/** Customers' photos: closed to other users of the machine, and under its key a file is whole or not there. */
export function folderStore(folder: string): FileStore {
	const location = resolve(folder);
	const underWay = join(location, UNFINISHED);
	mkdirSync(underWay, { recursive: true });
	chmodSync(location, 0o700);
	removeForgotten(underWay);
	const normalize = new KeyNormalizer();
	const pathOf = (key: string) => join(location, normalize.normalize(key));

	async function whole(key: string, write: (unfinished: string) => Promise<void>): Promise<void> {
		const [target, unfinished] = [pathOf(key), join(underWay, randomUUID())];
		try {
			await write(unfinished);
			await move(unfinished, target);
		} catch (error) {
			await rm(unfinished, { force: true });
			throw error;
		}
		await sync(dirname(target));
	}

	return {
		put: (key, bytes) => whole(key, (unfinished) => writeFile(unfinished, bytes, { mode: 0o600, flush: true })),
		async putFile(key, path) {
			await whole(key, async (unfinished) => {
				await copyFile(path, unfinished);
				await chmod(unfinished, 0o600);
				await sync(unfinished);
			});
		},
		get: (key) => readFile(pathOf(key)),
		lay: (key, path) => link(pathOf(key), path).catch(() => copyFile(pathOf(key), path)),
		has: (key) => access(pathOf(key)).then(() => true, isMissing),
		remove: (key) => rm(pathOf(key), { force: true }),
		removeFolder: (key) => rm(pathOf(key), { force: true, recursive: true }),
	};
}

async function move(from: string, to: string): Promise<void> {
	try {
		await rename(from, to);
	} catch (error) {
		isMissing(error as NodeJS.ErrnoException);
		const first = await mkdir(dirname(to), { recursive: true, mode: 0o700 });
		await rename(from, to);
		if (first) await sync(dirname(first));
	}
}

/** Another process may be writing: only what is old was left by a crash. */
function removeForgotten(folder: string): void {
	const then = Date.now() - FORGOTTEN_MILLISECONDS;
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		const found = statSync(path, { throwIfNoEntry: false });
		if (found && found.mtimeMs < then) rmSync(path, { force: true });
	}
}

async function sync(path: string): Promise<void> {
	const file = await open(path, "r");
	await file.sync().finally(() => file.close());
}

/** Any other trouble is the store's own, not an empty place. */
function isMissing(error: NodeJS.ErrnoException): false {
	if (error.code === "ENOENT" || error.code === "ENOTDIR") return false;
	throw error;
}
