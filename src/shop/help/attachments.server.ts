import { createHash, randomUUID } from "node:crypto";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { sniffPicture } from "#shop/media/sniff-picture.ts";
import type { Shop } from "#shop/shop.ts";

/** Specification, section 5: image/*, .pdf and .zip. */
const MOST_FILES = 5;
const MOST_FILE_BYTES = 10_000_000;
const LONGEST_NAME = 120;

export type Attachment = { id: string; fileKey: string; fileName: string; contentType: string; bytes: number };
/** As it came, not in the store yet. */
export type SentAttachment = Attachment & { readonly content: Uint8Array };
export type AttachmentRefusal = "too_many_files" | "file_too_large" | "file_kind";

/** The files of a form, by what they are and not by what they are called. */
export async function readAttachments(
	given: readonly FormDataEntryValue[],
): Promise<Outcome<readonly SentAttachment[], AttachmentRefusal>> {
	const sent = given.filter((entry): entry is File => typeof entry !== "string" && entry.size > 0);
	if (sent.length > MOST_FILES) return refused("too_many_files");
	if (sent.some(({ size }) => size > MOST_FILE_BYTES)) return refused("file_too_large");
	const read: SentAttachment[] = [];
	for (const file of sent) {
		const content = new Uint8Array(await file.arrayBuffer());
		const contentType = contentTypeOf(content);
		if (!contentType) return refused("file_kind");
		const fileKey = `tickets/${createHash("sha256").update(content).digest("hex")}`;
		const fileName = plainName(file.name);
		read.push({ id: randomUUID(), fileKey, fileName, contentType, bytes: content.length, content });
	}
	return accepted(read);
}

/** Puts them into the store, and answers what the database is to know of them. */
export async function keepAttachments(
	{ files }: Pick<Shop, "files">,
	sent: readonly SentAttachment[],
): Promise<Attachment[]> {
	for (const { fileKey, content } of sent) if (!(await files.has(fileKey))) await files.put(fileKey, content);
	return sent.map(({ content: _, ...attachment }) => attachment);
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
