import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { pathOperators } from "#painters/pdf/path-operators.ts";

export type WrittenPdf = { readonly sha256: string; readonly bytes: number };

/** A PDF object that is written when it ends. */
export type PdfReference = {
	readonly data: Record<string, unknown>;
	compress: boolean;
	write(chunk: string | Uint8Array): void;
	end(): void;
};

export type PdfPage = {
	readonly dictionary: PdfReference;
	readonly resources: PdfReference;
	readonly xobjects: Record<string, PdfReference>;
	readonly colorSpaces: Record<string, unknown>;
	readonly ext_gstates: Record<string, PdfReference>;
	write(chunk: string | Uint8Array): void;
};

/** As pdfkit takes them: `#rrggbb`, or per cent of cyan, magenta, yellow and black. */
export type PdfColor = string | [number, number, number, number];

type PdfGradient = PDFKit.PDFGradient & { stop(offset: number, color: PdfColor): PdfGradient };

/** What pdfkit has and its types do not tell: exact page boxes and transparency groups need it. */
export type PdfDocument = Omit<PDFKit.PDFDocument, "page" | "ref" | "linearGradient"> & {
	page: PdfPage;
	/** The transformation since the page began; gradients are placed with it. */
	_ctm: readonly number[];
	readonly _root: PdfReference;
	/** The trailer's ID. */
	_id: Uint8Array;
	/** Would write metadata of pdfkit's own, with an unescaped title. */
	endMetadata(): void;
	ref(data: Record<string, unknown>): PdfReference;
	addContent(operators: string): PdfDocument;
	linearGradient(x1: number, y1: number, x2: number, y2: number): PdfGradient;
};

export function createPdf(title: string, created: Date): PdfDocument {
	const document = new PDFDocument({
		autoFirstPage: false,
		pdfVersion: "1.6",
		// pdfkit opens Helvetica unless told not to: a print file has no fonts.
		font: null as unknown as string,
		info: { Title: title, Producer: "Keepsake", Creator: "Keepsake", CreationDate: created, ModDate: created },
	});
	return document as unknown as PdfDocument;
}

export function streamObject(pdf: PdfDocument, dictionary: Record<string, unknown>, bytes: Buffer): PdfReference {
	const object = pdf.ref(dictionary);
	object.write(bytes);
	object.end();
	return object;
}

/** Fills the document while it is being written to a file: what is done leaves memory. */
export async function writePdf(document: PdfDocument, path: string, fill: () => Promise<void>): Promise<WrittenPdf> {
	const stream = document as unknown as Readable;
	const hash = createHash("sha256");
	let bytes = 0;
	const counted = async function* (chunks: AsyncIterable<Buffer>) {
		for await (const chunk of chunks) {
			hash.update(chunk);
			bytes += chunk.length;
			yield chunk;
		}
	};
	const written = pipeline(stream, counted, createWriteStream(path, { mode: 0o600 }));
	// The one who fills may fail first, and tells more.
	written.catch(() => undefined);
	try {
		await fill();
	} catch (error) {
		stream.destroy();
		throw error;
	}
	document.end();
	await written;
	return { sha256: hash.digest("hex"), bytes };
}

export async function pdfBytes(document: PdfDocument, fill: () => Promise<void>): Promise<Buffer> {
	const chunks: Buffer[] = [];
	document.on("data", (chunk: Buffer) => chunks.push(chunk));
	const ended = new Promise<void>((resolve, reject) => document.on("end", resolve).on("error", reject));
	await fill();
	document.end();
	await ended;
	return Buffer.concat(chunks);
}

/** A group's colours are mixed in `space`: without one of its own the output intent's would be taken. */
export function transparencyGroup(space: unknown) {
	return { Type: "Group", S: "Transparency", I: true, CS: space };
}

/** What `draw` draws, as one picture with one opacity. */
export function drawGroup(document: PdfDocument, space: unknown, opacity: number, draw: () => void) {
	const form = drawnForm(document, space, draw);
	const { page } = document;
	const name = `Group${Object.keys(page.xobjects).length}`;
	page.xobjects[name] = form;
	document.opacity(opacity);
	document.addContent(`/${name} Do`);
}

/** What `draw` draws, as an object of its own; with a space it is one picture, without as if it were drawn in its place. */
export function drawnForm(document: PdfDocument, space: unknown | null, draw: () => void): PdfReference {
	const { page, _ctm } = document;
	const form = document.ref({
		Type: "XObject",
		Subtype: "Form",
		BBox: [-FAR, -FAR, FAR, FAR],
		Resources: page.resources,
		...(space !== null && { Group: transparencyGroup(space) }),
	});
	document.page = Object.create(page, { write: { value: form.write.bind(form) } });
	document._ctm = [1, 0, 0, 1, 0, 0];
	draw();
	document.page = page;
	document._ctm = _ctm;
	// pdfkit writes no stream for what nothing was written to, and a form without one is no form.
	if (form.data.Length === undefined) form.write("");
	form.end();
	return form;
}

/** As one piece: pdfkit would keep a buffer for every step of an outline until the page is done. */
export function placePath(document: PdfDocument, d: string): PdfDocument {
	const operators = pathOperators(d);
	if (operators) document.addContent(operators);
	return document;
}

/** Sets what pdfkit has no words for, from here to the end of what was saved. */
export function setState(document: PdfDocument, name: string, state: Record<string, unknown>) {
	const object = document.ref({ Type: "ExtGState", ...state });
	object.end();
	document.page.ext_gstates[name] = object;
	document.addContent(`/${name} gs`);
}

/** Larger than any sheet in millimetres: the group is cut by what surrounds it. */
const FAR = 5000;
