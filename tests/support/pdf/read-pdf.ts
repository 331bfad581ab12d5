import { inflateSync } from "node:zlib";
import { PdfParser, PdfWord } from "./parse-values.ts";
import { type PdfDictionary, PdfName, PdfReference, PdfStream, type PdfValue } from "./pdf-values.ts";

export type PdfFile = {
	version: string;
	readonly trailer: PdfDictionary;
	readonly objects: Map<number, PdfValue>;
};

/** All objects of a file with one classic cross-reference table (ISO 32000-1, 7.5), which is what the painter writes. */
export function readPdf(bytes: Buffer): PdfFile {
	const source = bytes.toString("latin1");
	const version = /^%PDF-(\d\.\d)\n%[\x80-\xff]{4}/.exec(source)?.[1];
	if (!version) throw new Error("The file has no header");
	const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(source.slice(-1024))?.[1];
	if (!start) throw new Error("The file has no startxref");
	const table = /^xref\s+0 (\d+)\s+/.exec(source.slice(Number(start), Number(start) + 64));
	if (!table) throw new Error("There is no cross-reference table at startxref");
	const first = Number(start) + table[0].length;
	const offsets = Array.from({ length: Number(table[1]) }, (_, number) => {
		const row = source.slice(first + number * 20, first + number * 20 + 18);
		if (!/^\d{10} \d{5} [nf]$/.test(row)) throw new Error(`Row ${number} of the cross-reference table is broken`);
		return row.endsWith("n") ? Number(row.slice(0, 10)) : undefined;
	});
	const parser = new PdfParser(source, first + offsets.length * 20);
	const [word, trailer] = [parser.next(), parser.next()];
	if (!(word instanceof PdfWord && word.word === "trailer" && trailer instanceof Map)) throw new Error("No trailer");
	if (trailer.has("Prev")) throw new Error("The file was changed after it was written");
	const found = offsets.flatMap((offset, number) =>
		offset === undefined ? [] : [[number, readObject(source, bytes, number, offset)] as const],
	);
	return { version, trailer, objects: new Map(found) };
}

function readObject(source: string, bytes: Buffer, number: number, offset: number): PdfValue {
	const parser = new PdfParser(source, offset);
	const head = [parser.next(), parser.next(), parser.next()];
	const word = head[2];
	if (head[0] !== number || !(word instanceof PdfWord && word.word === "obj"))
		throw new Error(`Object ${number} is not where the table says`);
	const [value = null] = parser.valuesUntil("endobj", "stream");
	if (!(value instanceof Map) || !source.startsWith("stream", parser.at - 6)) return value;
	const start = parser.at + (source[parser.at] === "\r" ? 2 : 1);
	const length = value.get("Length");
	if (typeof length !== "number" || !/^\s*endstream/.test(source.slice(start + length, start + length + 12)))
		throw new Error(`The stream of object ${number} has another length`);
	return new PdfStream(value, bytes.subarray(start, start + length));
}

/** What a reference stands for. */
export function resolve(file: PdfFile, value: PdfValue | undefined): PdfValue | undefined {
	return value instanceof PdfReference ? resolve(file, file.objects.get(value.number)) : value;
}

/** The dictionary itself, or a stream's. */
export function dictionaryOf(file: PdfFile, value: PdfValue | undefined): PdfDictionary {
	const found = resolve(file, value);
	return found instanceof Map ? found : found instanceof PdfStream ? found.dictionary : new Map();
}

/** The entry that this path of keys leads to. */
export function entry(file: PdfFile, from: PdfValue | undefined, ...keys: readonly string[]): PdfValue | undefined {
	return keys.reduce<PdfValue | undefined>(
		(value, key) => resolve(file, dictionaryOf(file, value).get(key)),
		resolve(file, from),
	);
}

export function arrayOf(file: PdfFile, value: PdfValue | undefined): readonly PdfValue[] {
	const found = resolve(file, value);
	return Array.isArray(found) ? found : [];
}

export function nameOf(value: PdfValue | undefined): string | undefined {
	return value instanceof PdfName ? value.name : undefined;
}

/** A stream's bytes as they were before they were packed. */
export function decoded({ dictionary, encoded }: PdfStream): Buffer {
	const filter = dictionary.get("Filter");
	if (filter === undefined) return encoded;
	if (nameOf(filter) !== "FlateDecode" || dictionary.has("DecodeParms")) throw new Error("A stream cannot be unpacked");
	return inflateSync(encoded);
}

export function pagesOf(file: PdfFile): readonly PdfDictionary[] {
	const under = (node: PdfValue | undefined): PdfDictionary[] =>
		nameOf(entry(file, node, "Type")) === "Pages"
			? arrayOf(file, entry(file, node, "Kids")).flatMap(under)
			: [dictionaryOf(file, node)];
	return under(entry(file, file.trailer, "Root", "Pages"));
}
