import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { S3Driver } from "flydrive/drivers/s3";

/** Keys are relative paths; content never changes under a key. */
export type FileStore = {
	put(key: string, bytes: Uint8Array): Promise<void>;
	/** Moves a finished local file in. */
	putFile(key: string, path: string): Promise<void>;
	get(key: string): Promise<Uint8Array>;
	has(key: string): Promise<boolean>;
};

/** `file:<folder>` or `s3://bucket?region=...&endpoint=...` (keys of access by the AWS environment). */
export function openFileStore(url: string): FileStore {
	return url.startsWith("s3:") ? storeOn(new Disk(s3Driver(new URL(url)))) : folderStore(url.slice("file:".length));
}

function storeOn(disk: Disk): FileStore {
	return {
		put: (key, bytes) => disk.put(key, bytes),
		putFile: (key, path) => disk.copyFromFs(path, key),
		get: (key) => disk.getBytes(key),
		has: (key) => disk.exists(key),
	};
}

/** Customers' photos: closed to other users of the machine, and under its key a file is whole or not there. */
function folderStore(folder: string): FileStore {
	const location = resolve(folder);
	mkdirSync(location, { recursive: true });
	chmodSync(location, 0o700);
	const disk = new Disk(new FSDriver({ location, visibility: "private" }));
	const store = storeOn(disk);

	async function whole(key: string, write: (key: string) => Promise<void>): Promise<void> {
		const unfinished = `${key}.${randomUUID()}.part`;
		const path = join(location, unfinished);
		try {
			await write(unfinished);
			await sync(path);
			await rename(path, join(location, key));
		} catch (error) {
			await rm(path, { force: true });
			throw error;
		}
		await sync(dirname(path));
	}

	return {
		...store,
		// flydrive's own answers an empty file with 64 KiB of memory.
		get: async (key) => readFile(join(location, disk.file(key).key)),
		put: (key, bytes) => whole(key, (unfinished) => store.put(unfinished, bytes)),
		putFile: (key, path) => whole(key, (unfinished) => store.putFile(unfinished, path)),
	};
}

async function sync(path: string): Promise<void> {
	const file = await open(path, "r");
	await file.sync().finally(() => file.close());
}

/** Milliseconds: without them a store that hangs would hold a page for ever. */
const PATIENCE = { connectionTimeout: 5000, socketTimeout: 60_000 };
/** Some servers that speak S3 keep the frame of a streamed upload's checksum as if it were part of the file. */
const PLAIN_UPLOADS = {
	requestChecksumCalculation: "WHEN_REQUIRED",
	responseChecksumValidation: "WHEN_REQUIRED",
} as const;

function s3Driver(url: URL) {
	const endpoint = url.searchParams.get("endpoint");
	return new S3Driver({
		bucket: url.hostname,
		region: url.searchParams.get("region") ?? "auto",
		visibility: "private",
		supportsACL: false,
		requestHandler: PATIENCE,
		...(endpoint ? { endpoint, forcePathStyle: true, ...PLAIN_UPLOADS } : {}),
	});
}
