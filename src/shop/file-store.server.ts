import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Disk } from "flydrive";
import { folderStore } from "./folder-store.server.ts";

/** Keys are relative paths; content never changes under a key. */
export type FileStore = {
	put(key: string, bytes: Uint8Array): Promise<void>;
	/** Moves a finished local file in. */
	putFile(key: string, path: string): Promise<void>;
	get(key: string): Promise<Uint8Array>;
	/** A local file to read the content from, which stays when the key is removed; a link where no copy is needed. */
	lay(key: string, path: string): Promise<void>;
	has(key: string): Promise<boolean>;
	/** What is not there is no fault. */
	remove(key: string): Promise<void>;
	/** All files under a folder. */
	removeFolder(folder: string): Promise<void>;
};

/** `file:<folder>` or `s3://bucket?region=...&endpoint=...` (keys of access by the AWS environment). */
export function openFileStore(url: string): FileStore {
	return url.startsWith("s3:") ? bucketStore(new URL(url)) : folderStore(url.slice("file:".length));
}

/** Its driver brings a hundred modules: they come with the first file. */
function bucketStore(url: URL): FileStore {
	let opened: Promise<Disk> | undefined;
	const disk = () => {
		opened ??= openBucket(url);
		return opened;
	};
	return {
		put: async (key, bytes) => (await disk()).put(key, bytes),
		putFile: async (key, path) => (await disk()).copyFromFs(path, key),
		get: async (key) => (await disk()).getBytes(key),
		lay: async (key, path) => pipeline(await (await disk()).getStream(key), createWriteStream(path, { mode: 0o600 })),
		has: async (key) => (await disk()).exists(key),
		remove: async (key) => (await disk()).delete(key),
		// The disk itself drops the last slash, and would take neighbours of a longer name along.
		removeFolder: async (folder) => (await disk()).driver.deleteAll(`${folder}/`),
	};
}

/** Milliseconds: without them a store that hangs would hold a page for ever. */
const PATIENCE = { connectionTimeout: 5000, socketTimeout: 60_000 };
/** Some servers that speak S3 keep the frame of a streamed upload's checksum as if it were part of the file. */
const PLAIN_UPLOADS = {
	requestChecksumCalculation: "WHEN_REQUIRED",
	responseChecksumValidation: "WHEN_REQUIRED",
} as const;

async function openBucket(url: URL): Promise<Disk> {
	const [{ Disk }, { S3Driver }] = await Promise.all([import("flydrive"), import("flydrive/drivers/s3")]);
	const endpoint = url.searchParams.get("endpoint");
	const driver = new S3Driver({
		bucket: url.hostname,
		region: url.searchParams.get("region") ?? "auto",
		visibility: "private",
		supportsACL: false,
		requestHandler: PATIENCE,
		...(endpoint ? { endpoint, forcePathStyle: true, ...PLAIN_UPLOADS } : {}),
	});
	return new Disk(driver);
}
