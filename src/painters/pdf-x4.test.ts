import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { DesignSide } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { renderPdf, renderPdfFile } from "#painters/pdf.server.ts";
import { specimenSide } from "#painters/specimen.ts";
import { checkPdfX4 } from "../../tests/support/pdf/check-pdf-x4.ts";
import { type PdfDictionary, PdfName, PdfStream, PdfText, type PdfValue } from "../../tests/support/pdf/pdf-values.ts";
import { draw, intent, put, resources, root, setSpace, setState } from "../../tests/support/pdf/plant-fault.ts";
import {
	arrayOf,
	decoded,
	dictionaryOf,
	entry,
	type PdfFile,
	pagesOf,
	readPdf,
	resolve,
} from "../../tests/support/pdf/read-pdf.ts";

const CREATED = new Date("2026-11-21T10:00:00Z");
const RULES = { dpi: { least: 299, most: 301 } };
const original = await photo();
const front = specimenSide({ id: "photo", width: 3000, height: 2250 }, { ...sizeOf(150, 100), code: "front" });
const PLAIN = new Set<string>(["photo", "shape", "background"]);
const bare: DesignSide = { ...front, code: "back", elements: [] };

/** Faults are looked for in a file that has room for each of them and little else: reading every line of it takes long. */
const plain: DesignSide = { ...front, elements: front.elements.filter(({ kind }) => PLAIN.has(kind)) };

let bytes: Buffer;
let plainBytes: Buffer;
beforeAll(async () => {
	bytes = await print([front, bare], "Größe <1> & more");
	plainBytes = await print([plain, bare], "Größe <1> & more");
});

test("a print file with every element is PDF/X-4, with marks and without", async () => {
	expect(checkPdfX4(readPdf(bytes), RULES)).toEqual([]);
	expect(checkPdfX4(readPdf(await print([bare], "Bare", false)), RULES)).toEqual([]);
});

test("the same input gives the same bytes, another input another ID", async () => {
	const again = await print([front, bare], "Größe <1> & more");
	expect(sha256(again)).toBe(sha256(bytes));
	const folder = await mkdtemp(join(tmpdir(), "pdf-"));
	const options = { title: "Größe <1> & more", marks: true, created: CREATED };
	const written = await renderPdfFile(pagesFor([front, bare]), async () => original, options, join(folder, "a.pdf"));
	expect(written).toEqual({ sha256: sha256(bytes), bytes: bytes.length });
	expect(sha256(await readFile(join(folder, "a.pdf")))).toBe(sha256(bytes));
	await rm(folder, { recursive: true });
	const moved = { ...front, elements: front.elements.slice(1) };
	const ids = [again, await print([moved, bare], "Größe <1> & more")].map((file) => idOf(readPdf(file)));
	expect(new Set(ids).size).toBe(2);
});

type Fault = (file: PdfFile, page: PdfDictionary) => unknown;

/** What is done to a file that is right, by the rule that must then be named, and no other. */
const FAULTS: readonly (readonly [rule: string, what: string, fault: Fault])[] = [
	["pdf-version", "an old header", (file) => Object.assign(file, { version: "1.4" })],
	["pdf-version", "a newer version in the catalog", (file) => root(file).set("Version", new PdfName("2.0"))],
	["encryption", "encrypted", ({ trailer }) => trailer.set("Encrypt", new Map())],
	["file-id", "no ID", ({ trailer }) => trailer.delete("ID")],
	["output-intent", "another intent's kind", (file) => intent(file).set("S", new PdfName("GTS_PDFA1"))],
	["output-intent", "an intent without name", (file) => intent(file).delete("OutputConditionIdentifier")],
	["output-profile", "no profile", (file) => intent(file).delete("DestOutputProfile")],
	["output-profile", "a screen's profile", (file) => intent(file).set("DestOutputProfile", screenProfile(file))],
	["actions", "an action when it is opened", (file) => root(file).set("OpenAction", [])],
	["actions", "a script by name", (file) => root(file).set("Names", new Map([["JavaScript", new Map()]]))],
	["actions", "an action somewhere", (file) => file.objects.set(900, new Map([["Type", new PdfName("Action")]]))],
	["actions", "an action of the page", (_, page) => page.set("AA", new Map())],
	["annotations", "an annotation", (_, page) => page.set("Annots", [new Map()])],
	["optional-content", "layers", (file) => root(file).set("OCProperties", new Map())],
	["fonts", "a font", (file) => file.objects.set(900, new Map([["Type", new PdfName("Font")]]))],
	["foreign-data", "a stream elsewhere", (file) => metadata(file).dictionary.set("F", new PdfText("x.xml"))],
	["stream-filter", "LZW", (file) => file.objects.set(900, new Map([["Filter", new PdfName("LZWDecode")]]))],
	["xmp-stream", "broken XML", (file) => rewrite(file, "</dc:title>", "")],
	["xmp-stream", "packed metadata", (file) => metadata(file).dictionary.set("Filter", [])],
	["xmp-version", "another standard", (file) => rewrite(file, "PDF/X-4", "PDF/X-3")],
	["xmp-ids", "no version of the document", (file) => rewrite(file, ">1</xmpMM:VersionID", "></xmpMM:VersionID")],
	["xmp-trapped", "unknown trapping", (file) => rewrite(file, ">False<", ">Unknown<")],
	["xmp-dates", "no date of change", (file) => rewrite(file, "xmp:ModifyDate", "xmp:Changed")],
	["info-agrees", "two titles", (file) => rewrite(file, "more", "less")],
	["info-agrees", "two dates", (file) => rewrite(file, "<xmp:CreateDate>2026", "<xmp:CreateDate>2025")],
	["media-box", "no MediaBox", (_, page) => page.delete("MediaBox")],
	["media-box", "larger units", (_, page) => page.set("UserUnit", 2)],
	["trim-box", "no TrimBox", (_, page) => page.delete("TrimBox")],
	["trim-box", "an ArtBox", (_, page) => page.set("ArtBox", [0, 0, 9, 9])],
	["trim-box", "a TrimBox beyond the bleed", (file, page) => page.set("TrimBox", arrayOf(file, page.get("MediaBox")))],
	["bleed-box", "no BleedBox", (_, page) => page.delete("BleedBox")],
	[
		"bleed-box",
		"a BleedBox beyond the sheet",
		(file, page) => page.set("BleedBox", [-1, ...arrayOf(file, page.get("MediaBox")).slice(1)]),
	],
	["page-box", "a form beside the sheet", (file, page) => draw(file, page, "1 0 0 rg -50 9 9 9 re f")],
	["page-box", "a line beside the bleed", (file, page) => draw(file, page, "1 0 0 RG -8 9 m -4 9 -4 5 2 5 c S")],
	["page-box", "a mark beside the sheet", (file, page) => draw(file, page, "/Registration CS 1 SCN -50 9 m -5 9 l S")],
	["page-box", "a photo whose clip is gone", (file, page) => loosenClips(file, page)],
	["content-operator", "a font set", (file, page) => draw(file, page, "/F1 12 Tf")],
	["content-operator", "an image in the content", (file, page) => draw(file, page, "BI /W 1 ID x EI")],
	["content-operator", "PostScript", (file, page) => drawObject(file, page, { Subtype: new PdfName("PS") })],
	["external-object", "a stand-in", (file, page) => drawObject(file, page, { ...FORM, OPI: new Map() })],
	["graphics-state", "a transfer curve", (file, page) => setState(file, page, { TR2: new PdfName("Identity") })],
	["blend-mode", "a mode of its own", (file, page) => setState(file, page, { BM: new PdfName("Sparkle") })],
	[
		"soft-mask",
		"a mask without a group",
		(file, page) => setState(file, page, { SMask: new Map([["S", new PdfName("Alpha")]]) }),
	],
	["blending-space", "a page without group", (_, page) => page.delete("Group")],
	["blending-space", "a group without space", (file) => groups(file).forEach((group) => void group.delete("CS"))],
	["image-resolution", "too small a photo", (file) => images(file).forEach((image) => void image.set("Width", 20))],
	[
		"device-rgb",
		"uncalibrated RGB",
		(file, page) => dictionaryOf(file, resources(file, page).get("ColorSpace")).delete("DefaultRGB"),
	],
	["device-gray", "grey on an RGB intent", greyOnScreenIntent],
	["device-cmyk", "CMYK on an RGB intent", toScreenIntent],
	[
		"icc-profile",
		"a broken profile",
		(file, page) => setSpace(file, page, "DefaultRGB", [new PdfName("ICCBased"), brokenProfile()]),
	],
	["color-space", "a colour space unknown", (file, page) => draw(file, page, "/Nowhere cs")],
	[
		"spot-color",
		"one ink of two looks",
		(file, page) => {
			setSpace(file, page, "Foil", separation("Foil", 0.2));
			setSpace(file, page, "Other", separation("Foil", 0.8));
			draw(file, page, "/Foil cs /Other cs");
		},
	],
	[
		"overprint",
		"a spot colour that knocks out",
		(file, page) => {
			setSpace(file, page, "White", separation("White", 0.1));
			draw(file, page, "/White cs 1 scn 0 0 9 9 re f");
		},
	],
	[
		"overprint",
		"calibrated CMYK in mode 1",
		(file, page) => {
			setSpace(file, page, "Press", [new PdfName("ICCBased"), entry(file, intent(file), "DestOutputProfile")!]);
			setState(file, page, { OP: true, OPM: 1 });
			draw(file, page, "/Press cs 0 0 0 1 scn 0 0 9 9 re f");
		},
	],
];

describe("names the rule that is broken", () => {
	test.each(FAULTS)("%s: %s", (rule, _what, fault) => {
		const file = readPdf(plainBytes);
		fault(file, pagesOf(file)[0]!);
		expect(new Set(checkPdfX4(file, RULES).map((found) => found.rule))).toEqual(new Set([rule]));
	});

	test("a damaged file is not read at all", () => {
		const torn = Buffer.from(bytes.toString("latin1").replace("\nstartxref\n", "\nstartxref\n9"), "latin1");
		expect(() => readPdf(torn)).toThrow("cross-reference");
		const shifted = Buffer.from(bytes.toString("latin1").replace("\n1 0 obj", "\n\n1 0 obj"), "latin1");
		expect(() => readPdf(shifted)).toThrow();
	});
});

const FORM = { Subtype: new PdfName("Form"), BBox: [0, 0, 1, 1] };

function metadata(file: PdfFile): PdfStream {
	return entry(file, root(file), "Metadata") as PdfStream;
}

function rewrite(file: PdfFile, before: string, after: string) {
	const { dictionary, encoded } = metadata(file);
	const text = encoded.toString("utf8");
	expect(text).toContain(before);
	root(file).set("Metadata", new PdfStream(dictionary, Buffer.from(text.replaceAll(before, after))));
}

function drawObject(file: PdfFile, page: PdfDictionary, dictionary: Record<string, PdfValue>) {
	put(file, page, "XObject", "Planted", new PdfStream(new Map(Object.entries(dictionary)), Buffer.alloc(0)));
	draw(file, page, "/Planted Do");
}

function loosenClips(file: PdfFile, page: PdfDictionary) {
	const content = decoded(resolve(file, page.get("Contents")) as PdfStream).toString("latin1");
	expect(content).toMatch(/\bW n\b/);
	page.set("Contents", new PdfStream(new Map(), Buffer.from(content.replace(/\bW n\b/g, "n"), "latin1")));
}

function groups(file: PdfFile): PdfDictionary[] {
	const forms = [...file.objects.values()].map((object) => entry(file, object, "Group"));
	const found = forms.filter((group) => group instanceof Map);
	expect(found.length).toBeGreaterThan(2);
	return found;
}

function images(file: PdfFile): PdfDictionary[] {
	const found = [...file.objects.values()]
		.map((object) => dictionaryOf(file, object))
		.filter((object) => object.has("Width"));
	expect(found.length).toBeGreaterThan(1);
	return found;
}

function screenProfile(file: PdfFile): PdfValue {
	return arrayOf(file, entry(file, pagesOf(file)[0], "Resources", "ColorSpace", "DefaultRGB"))[1]!;
}

/** The screen's profile, said to be a press's: CMYK means nothing any more. */
function toScreenIntent(file: PdfFile) {
	const profile = resolve(file, screenProfile(file)) as PdfStream;
	const press = Buffer.from(decoded(profile));
	press.write("prtr", 12, "latin1");
	intent(file).set("DestOutputProfile", new PdfStream(new Map([["N", 3]]), press));
}

function greyOnScreenIntent(file: PdfFile, page: PdfDictionary) {
	const calibrated = [new PdfName("ICCBased"), entry(file, intent(file), "DestOutputProfile")!];
	for (const marked of pagesOf(file)) setSpace(file, marked, "DefaultCMYK", calibrated);
	toScreenIntent(file);
	draw(file, page, "0 g");
}

function brokenProfile(): PdfStream {
	return new PdfStream(new Map([["N", 3]]), Buffer.alloc(200));
}

function separation(name: string, yellow: number): PdfValue {
	return [
		new PdfName("Separation"),
		new PdfName(name),
		new PdfName("DeviceCMYK"),
		new Map([["C1", [0, 0, yellow, 0]]]),
	];
}

function idOf(file: PdfFile): string {
	return (arrayOf(file, file.trailer.get("ID"))[0] as PdfText).bytes;
}

function sha256(file: Buffer): string {
	return createHash("sha256").update(file).digest("hex");
}

function sizeOf(width: number, height: number) {
	return { width, height, bleed: 3, safe: 5 };
}

function print(sides: readonly DesignSide[], title: string, marks = true): Promise<Buffer> {
	return renderPdf(pagesFor(sides), async () => original, { title, marks, created: CREATED });
}

function pagesFor(sides: readonly DesignSide[]) {
	return sides.map((side) => ({ side, display: layoutSide(side, serverShaper()) }));
}

/** Half transparent, so that the file has masks too. */
function photo(): Promise<Buffer> {
	return sharp({
		create: { width: 3000, height: 2250, channels: 4, background: { r: 176, g: 106, b: 60, alpha: 0.5 } },
	})
		.png()
		.toBuffer();
}
