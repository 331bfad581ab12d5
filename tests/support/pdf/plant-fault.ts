import { type PdfDictionary, PdfStream, type PdfValue } from "./pdf-values.ts";
import { arrayOf, decoded, dictionaryOf, type PdfFile, resolve } from "./read-pdf.ts";

export function root(file: PdfFile): PdfDictionary {
	return dictionaryOf(file, file.trailer.get("Root"));
}

export function intent(file: PdfFile): PdfDictionary {
	return dictionaryOf(file, arrayOf(file, root(file).get("OutputIntents"))[0]);
}

export function resources(file: PdfFile, page: PdfDictionary): PdfDictionary {
	return dictionaryOf(file, page.get("Resources"));
}

export function draw(file: PdfFile, page: PdfDictionary, operators: string) {
	const content = resolve(file, page.get("Contents")) as PdfStream;
	page.set("Contents", new PdfStream(new Map(), Buffer.concat([decoded(content), Buffer.from(`\n${operators}\n`)])));
}

export function put(file: PdfFile, page: PdfDictionary, kind: string, name: string, value: PdfValue) {
	const own = resources(file, page);
	own.set(kind, new Map([...dictionaryOf(file, own.get(kind)), [name, value]]));
}

export function setSpace(file: PdfFile, page: PdfDictionary, name: string, space: PdfValue) {
	put(file, page, "ColorSpace", name, space);
}

export function setState(file: PdfFile, page: PdfDictionary, state: Record<string, PdfValue>) {
	put(file, page, "ExtGState", "Planted", new Map(Object.entries(state)));
	draw(file, page, "/Planted gs");
}
