import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { uploadFolder } from "./upload-folder.server.ts";

export type ReceivedFile = {
	path: string;
	fileName: string;
	bytes: number;
	sha256: string;
	head: Uint8Array;
	fields: Readonly<Record<string, string>>;
	discard(): Promise<void>;
};

export type ReceiveRefusal = "not_multipart" | "no_file" | "too_large" | "interrupted";

const MOST_BYTES = 60 * 1024 * 1024;
/** Room for the form's other fields. */
const FORM_BYTES = 100_000;

/** Streams the first file of a multipart form to a temporary file: nothing large is held in memory. Throws when it cannot be written. */
export async function receiveFile(request: Request, fieldName: string): Promise<Outcome<ReceivedFile, ReceiveRefusal>> {
	const type = request.headers.get("content-type") ?? "";
	if (!type.startsWith("multipart/form-data") || !request.body) return refused("not_multipart");
	if (Number(request.headers.get("content-length") ?? 0) > MOST_BYTES + FORM_BYTES) return refused("too_large");
	const path = join(uploadFolder(), randomUUID());
	const hash = createHash("sha256");
	const headChunks: Buffer[] = [];
	const fields: Record<string, string> = {};
	let bytes = 0;
	let fileName: string | undefined;
	let writing: Promise<void> | undefined;
	let tooLarge = false;
	let unwritable: Error | undefined;
	const ending = new AbortController();
	try {
		const parser = new Busboy({
			headers: { "content-type": type },
			limits: { files: 1, fields: 20, fieldSize: 2000, fileSize: MOST_BYTES, parts: 25 },
		});
		parser.on("field", (name: string, value: string) => {
			fields[name] = value;
		});
		parser.on("file", (name: string, stream: NodeJS.ReadableStream & { truncated?: boolean }, given: string) => {
			if (name !== fieldName) return void stream.resume();
			fileName = given || "picture";
			const measure = new Transform({
				transform(chunk: Buffer, _encoding, done) {
					if (bytes < 1024) headChunks.push(chunk.subarray(0, 1024 - bytes));
					bytes += chunk.length;
					hash.update(chunk);
					done(null, chunk);
				},
			});
			stream.on("limit", () => {
				tooLarge = true;
			});
			writing = pipeline(stream, measure, createWriteStream(path), { signal: ending.signal });
			writing.catch((error: NodeJS.ErrnoException) => {
				if (error.syscall) unwritable = error;
				ending.abort();
			});
		});
		await pipeline(Readable.fromWeb(request.body as never), parser, { signal: ending.signal });
		await writing;
	} catch {
		ending.abort();
		await writing?.catch(() => {});
		await rm(path, { force: true });
		if (unwritable) throw new Error("An upload could not be written", { cause: unwritable });
		return refused("interrupted");
	}
	if (tooLarge || fileName === undefined || bytes === 0) {
		await rm(path, { force: true });
		return refused(tooLarge ? "too_large" : "no_file");
	}
	return accepted({
		path,
		fileName: fileName.slice(0, 200),
		bytes,
		sha256: hash.digest("hex"),
		head: Buffer.concat(headChunks),
		fields,
		discard: () => rm(path, { force: true }),
	});
}
