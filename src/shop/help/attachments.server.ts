import { createHash, randomUUID } from "node:crypto";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { sniffPicture } from "#shop/media/sniff-picture.ts";
import type { Shop } from "#shop/shop.ts";

/** Specification, section 5: image/*, .pdf and .zip. */
const MOST_FILES = 5;
const MOST_FILE_BYTES = 10_000_000;
const LONGEST_NAME = 120;

export type Attachment = { id: string; fileKey: string; fileName: string; contentType: string; bytes: number };
export type AttachmentRefusal = "too_many_files" | "file_too_large" | "file_kind";

/** Puts the files of a form into the store, by what they are and not by what they are called. */
export async function keepAttachments(
	{ files }: Pick<Shop, "files">,
	given: readonly FormDataEntryValue[],
): Promise<Outcome<readonly Attachment[], AttachmentRefusal>> {
	const sent = given.filter((entry): entry is File => typeof entry !== "string" && entry.size > 0);
	if (sent.length > MOST_FILES) return refused("too_many_files");
	if (sent.some(({ size }) => size > MOST_FILE_BYTES)) return refused("file_too_large");
	const read = await Promise.all(
		sent.map(async (file) => {
			const bytes = new Uint8Array(await file.arrayBuffer());
			return { name: file.name, bytes, contentType: contentTypeOf(bytes) };
		}),
	);
	const kept: Attachment[] = [];
	for (const { name, bytes, contentType } of read) {
		if (!contentType) return refused("file_kind");
		const fileKey = `tickets/${createHash("sha256").update(bytes).digest("hex")}`;
		kept.push({ id: randomUUID(), fileKey, fileName: plainName(name), contentType, bytes: bytes.length });
	}
	for (const [index, { fileKey }] of kept.entries()) {
		const bytes = read[index]?.bytes;
		if (bytes && !(await files.has(fileKey))) await files.put(fileKey, bytes);
	}
	return accepted(kept);
}

function contentTypeOf(bytes: Uint8Array): string | undefined {
	const head = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
	if (head === "PK\u0003\u0004") return "application/zip";
	if (head === "GIF8") return "image/gif";
	const found = sniffPicture(bytes);
	if ("refusal" in found) return undefined;
	return found.type === "pdf" ? "application/pdf" : `image/${found.type}`;
}

/** As it is shown and offered for download: no path, nothing that ends a line. */
function plainName(name: string): string {
	const last = name.split(/[/\\]/).at(-1) ?? "";
	return last.replace(/[\p{Cc}"]/gu, "").slice(-LONGEST_NAME) || "file";
}
