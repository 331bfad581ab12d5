import { resolve } from "node:path";
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
	const disk = new Disk(url.startsWith("s3:") ? s3Driver(new URL(url)) : fsDriver(url.slice("file:".length)));
	return {
		put: (key, bytes) => disk.put(key, bytes),
		putFile: (key, path) => disk.copyFromFs(path, key),
		get: (key) => disk.getBytes(key),
		has: (key) => disk.exists(key),
	};
}

function fsDriver(folder: string) {
	return new FSDriver({ location: resolve(folder), visibility: "private" });
}

function s3Driver(url: URL) {
	const endpoint = url.searchParams.get("endpoint");
	return new S3Driver({
		bucket: url.hostname,
		region: url.searchParams.get("region") ?? "auto",
		visibility: "private",
		supportsACL: false,
		...(endpoint ? { endpoint, forcePathStyle: true } : {}),
	});
}
