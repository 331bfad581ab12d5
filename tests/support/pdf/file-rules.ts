import type { Fault } from "./check-pdf-x4.ts";
import { outputIntents, profileFault } from "./icc-profiles.ts";
import { PdfName, PdfStream, PdfText } from "./pdf-values.ts";
import { arrayOf, dictionaryOf, entry, nameOf, type PdfFile, resolve } from "./read-pdf.ts";

type Check = (file: PdfFile) => string | undefined;

const CHECKS: Readonly<Record<string, Check>> = {
	"pdf-version": (file) => {
		const later = entry(file, file.trailer, "Root", "Version");
		if (file.version !== "1.6") return `the header says ${file.version}`;
		return later === undefined || nameOf(later) === "1.6" ? undefined : "the catalog says another version";
	},
	encryption: ({ trailer }) => (trailer.has("Encrypt") ? "the file is encrypted" : undefined),
	"file-id": (file) => {
		const parts = arrayOf(file, file.trailer.get("ID"));
		const whole = parts.length === 2 && parts.every((part) => part instanceof PdfText && part.bytes.length >= 16);
		return whole ? undefined : "the trailer has no ID of two strings";
	},
	"output-intent": (file) => {
		const intents = outputIntents(file);
		if (intents.length !== 1) return `${intents.length} output intents for PDF/X`;
		const identifier = entry(file, intents[0], "OutputConditionIdentifier");
		return identifier instanceof PdfText && identifier.bytes ? undefined : "the printing condition has no name";
	},
	"output-profile": (file) => {
		const [intent] = outputIntents(file);
		return intent && profileFault(entry(file, intent, "DestOutputProfile"), "prtr");
	},
	actions: (file) => {
		const root = dictionaryOf(file, entry(file, file.trailer, "Root"));
		const key = ["OpenAction", "AA", "AcroForm", "Threads"].find((name) => root.has(name));
		if (key) return `the catalog has ${key}`;
		const name = ["JavaScript", "EmbeddedFiles"].find((tree) => entry(file, root, "Names", tree) !== undefined);
		if (name) return `the catalog names ${name}`;
		const action = dictionaries(file).find((object) => nameOf(object.get("Type")) === "Action" || object.has("JS"));
		return action && "an object is an action";
	},
	"optional-content": (file) =>
		entry(file, file.trailer, "Root", "OCProperties") === undefined ? undefined : "the file has layers",
	fonts: (file) => (dictionaries(file).some((object) => nameOf(object.get("Type")) === "Font") ? "a font" : undefined),
	"foreign-data": (file) => {
		const streams = [...file.objects.values()].filter((object) => object instanceof PdfStream);
		return streams.some(({ dictionary }) => dictionary.has("F")) ? "a stream lies in another file" : undefined;
	},
	"stream-filter": (file) => {
		const used = dictionaries(file).flatMap((object) => {
			const filter = resolve(file, object.get("Filter"));
			return filter instanceof PdfName ? [filter.name] : arrayOf(file, filter).map((part) => nameOf(part) ?? "");
		});
		const foreign = used.find((name) => name !== "FlateDecode" && name !== "DCTDecode");
		return foreign && `a stream is packed by ${foreign}`;
	},
	"xmp-stream": (file) => {
		const stream = entry(file, file.trailer, "Root", "Metadata");
		if (!(stream instanceof PdfStream)) return "the catalog has no metadata";
		if (stream.dictionary.has("Filter")) return "the metadata is packed";
		return wellFormed(xmp(file)) ? undefined : "the metadata is no XML";
	},
	"xmp-version": (file) => {
		const version = property(file, "pdfxid:GTS_PDFXVersion");
		return version === "PDF/X-4" ? undefined : `GTS_PDFXVersion is ${version}`;
	},
	"xmp-ids": (file) => {
		const lacking = ["xmpMM:DocumentID", "xmpMM:VersionID", "xmpMM:RenditionClass"].find(
			(name) => !property(file, name),
		);
		return lacking && `${lacking} is missing`;
	},
	"xmp-trapped": (file) =>
		["True", "False"].includes(property(file, "pdf:Trapped") ?? "") ? undefined : "nothing says if the file is trapped",
	"xmp-dates": (file) => {
		const lacking = ["xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate"].find(
			(name) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(property(file, name) ?? ""),
		);
		return lacking && `${lacking} is missing`;
	},
	"info-agrees": (file) => {
		const info = (key: string) => {
			const value = entry(file, file.trailer, "Info", key);
			return value instanceof PdfText ? value.bytes : "";
		};
		const title = /<dc:title>.*?<rdf:li[^>]*>([^<]*)</s.exec(xmp(file))?.[1];
		if (!title || unescaped(title) !== textOf(info("Title"))) return "the titles differ";
		const digits = (date: string) => date.replace(/\D/g, "");
		return digits(info("CreationDate")) === digits(property(file, "xmp:CreateDate") ?? "")
			? undefined
			: "the dates of creation differ";
	},
};

export function fileFaults(file: PdfFile): readonly Fault[] {
	return Object.entries(CHECKS).flatMap(([rule, check]) => {
		const where = check(file);
		return where ? [{ rule, where }] : [];
	});
}

function dictionaries(file: PdfFile) {
	return [...file.objects.values()].map((object) => dictionaryOf(file, object));
}

function xmp(file: PdfFile): string {
	const stream = entry(file, file.trailer, "Root", "Metadata");
	return stream instanceof PdfStream ? stream.encoded.toString("utf8") : "";
}

function property(file: PdfFile, name: string): string | undefined {
	return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xmp(file))?.[1];
}

function wellFormed(xml: string): boolean {
	const open: string[] = [];
	const bare = xml.replace(/<\?[\s\S]*?\?>/g, "");
	for (const [, close, name, empty] of bare.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
		if (close) {
			if (open.pop() !== name) return false;
		} else if (!empty) open.push(name!);
	}
	return open.length === 0 && !/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(bare) && bare.includes("<rdf:RDF");
}

function unescaped(text: string): string {
	return text
		.replace(/&lt;/g, "<")
		.replace(/&gt;/g, ">")
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, "&");
}

/** A string of the file, in UTF-16 if it says so. */
function textOf(bytes: string): string {
	if (!bytes.startsWith("\xfe\xff")) return bytes;
	return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
}
