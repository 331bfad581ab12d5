const PICTURE_TYPES = ["jpeg", "png", "webp", "avif", "heic", "tiff", "pdf"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
export type SniffRefusal = "unsupported" | "ambiguous" | "svg";

const HEIC_BRANDS = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);

/** What a file really is, by its first kilobyte: names and declared types may lie. */
export function sniffPicture(head: Uint8Array): { type: PictureType } | { refusal: SniffRefusal } {
	const text = Buffer.from(head.subarray(0, 1024)).toString("latin1");
	const type = signatureOf(text);
	if (!type) return { refusal: /<svg[\s>]/i.test(text) ? "svg" : "unsupported" };
	const second = text.slice(4);
	const hidesAnother =
		(type !== "pdf" && second.includes("%PDF-")) ||
		/<(?:script|html|svg|!doctype)[\s>]/i.test(second) ||
		second.includes("PK\u0003\u0004");
	return hidesAnother ? { refusal: "ambiguous" } : { type };
}

function signatureOf(text: string): PictureType | undefined {
	if (text.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
	if (text.startsWith("\u0089PNG\r\n\u001a\n")) return "png";
	if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
	if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "tiff";
	if (text.startsWith("%PDF-")) return "pdf";
	if (text.slice(4, 8) !== "ftyp") return undefined;
	const brands = [text.slice(8, 12), ...(text.slice(16, 64).match(/.{4}/gs) ?? [])];
	if (brands.includes("avif") || brands.includes("avis")) return "avif";
	return brands.some((brand) => HEIC_BRANDS.has(brand)) ? "heic" : undefined;
}
