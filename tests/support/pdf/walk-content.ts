import { common, EVERYWHERE, type Extent, extentOf, rectangleExtent, united } from "./drawn-extent.ts";
import { PdfParser, PdfWord } from "./parse-values.ts";
import { type PdfDictionary, PdfName, PdfStream, type PdfValue } from "./pdf-values.ts";
import { arrayOf, decoded, dictionaryOf, entry, nameOf, type PdfFile, resolve } from "./read-pdf.ts";

type Matrix = readonly [number, number, number, number, number, number];

/** A colour space where it is used: what its name means depends on the resources around it. */
export type UsedSpace = { readonly space: PdfValue; readonly resources: PdfDictionary };
export type PrintedImage = {
	readonly dictionary: PdfDictionary;
	/** Of the place on the paper where the image lies least and most dense. */
	readonly dpi: { readonly least: number; readonly most: number };
};
/** How far something reaches within its clip: a line by its middle. `space`: none of a picture. */
export type Drawn = { readonly extent: Extent; readonly space?: UsedSpace };
export type Painting = { readonly space: UsedSpace; readonly overprint: boolean; readonly overprintMode: number };

/** What the content of a page uses, with all that is drawn inside it. */
export type PageContent = {
	readonly spaces: UsedSpace[];
	readonly images: PrintedImage[];
	readonly states: PdfDictionary[];
	readonly forms: PdfDictionary[];
	readonly paintings: Painting[];
	readonly drawn: Drawn[];
	/** Operators and kinds of objects that a rule may forbid. */
	readonly met: Set<string>;
};

/** `isSeen`: masks and the cells of patterns draw nothing themselves. */
type Place = { readonly matrix: Matrix; readonly clip: Extent; readonly isSeen: boolean; readonly depth: number };
type State = {
	readonly matrix: Matrix;
	readonly clip: Extent;
	readonly fill: UsedSpace;
	readonly stroke: UsedSpace;
	readonly fillOverprint: boolean;
	readonly strokeOverprint: boolean;
	readonly overprintMode: number;
};

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const DEVICE: Readonly<Record<string, string>> = { g: "DeviceGray", rg: "DeviceRGB", k: "DeviceCMYK" };
const FILLS = new Set(["f", "F", "f*", "B", "B*", "b", "b*"]);
const STROKES = new Set(["S", "s", "B", "B*", "b", "b*"]);
const STEPS = new Set(["m", "l", "c", "v", "y"]);
const NOTHING = extentOf([], IDENTITY);
const PAGE: Place = { matrix: IDENTITY, clip: EVERYWHERE, isSeen: true, depth: 0 };
const DEEPEST = 20;

export function walkPage(file: PdfFile, page: PdfDictionary): PageContent {
	const content: PageContent = {
		spaces: [],
		images: [],
		states: [],
		forms: [],
		paintings: [],
		drawn: [],
		met: new Set(),
	};
	const parts = resolve(file, page.get("Contents"));
	const streams = parts instanceof PdfStream ? [parts] : arrayOf(file, parts).map((part) => resolve(file, part));
	const source = streams.map((part) => (part instanceof PdfStream ? decoded(part).toString("latin1") : "")).join("\n");
	walk(file, content, source, dictionaryOf(file, page.get("Resources")), PAGE);
	return content;
}

function walk(file: PdfFile, content: PageContent, source: string, resources: PdfDictionary, place: Place) {
	const { isSeen, depth } = place;
	if (depth > DEEPEST) throw new Error("Forms lie in one another without end");
	const black = { space: new PdfName("DeviceGray"), resources };
	const stack: State[] = [];
	let state: State = {
		matrix: place.matrix,
		clip: place.clip,
		fill: black,
		stroke: black,
		fillOverprint: false,
		strokeOverprint: false,
		overprintMode: 0,
	};
	const resource = (kind: string, name: PdfValue | undefined) => entry(file, resources, kind, nameOf(name) ?? "");
	const use = (space: PdfValue | undefined): UsedSpace => {
		const used = { space: space ?? null, resources };
		content.spaces.push(used);
		return used;
	};
	const enter = (form: PdfStream, isDrawn: boolean) => {
		content.forms.push(form.dictionary);
		const own = form.dictionary.has("Resources") ? dictionaryOf(file, form.dictionary.get("Resources")) : resources;
		const placed = arrayOf(file, form.dictionary.get("Matrix"));
		const inner = placed.length === 6 ? times(placed as unknown as Matrix, state.matrix) : state.matrix;
		const [left = 0, bottom = 0, right = 0, top = 0] = arrayOf(file, form.dictionary.get("BBox")).map(Number);
		const clip = common(state.clip, rectangleExtent([left, bottom, right - left, top - bottom], inner));
		const within = { matrix: inner, clip, isSeen: isSeen && isDrawn, depth: depth + 1 };
		walk(file, content, decoded(form).toString("latin1"), own, within);
	};
	let path = NOTHING;
	let isClip = false;
	const drawn = (extent: Extent, space?: UsedSpace) => {
		if (isSeen) content.drawn.push({ extent: common(extent, state.clip), ...(space && { space }) });
	};
	const shaded = (shading: PdfValue | undefined) => use(entry(file, shading, "ColorSpace"));

	for (const { operator, operands } of operations(source)) {
		content.met.add(operator);
		if (operator === "q") stack.push(state);
		if (operator === "Q") state = stack.pop() ?? state;
		if (operator === "cm") state = { ...state, matrix: times(operands as unknown as Matrix, state.matrix) };
		if (operator === "gs") {
			const dictionary = dictionaryOf(file, resource("ExtGState", operands[0]));
			content.states.push(dictionary);
			state = { ...state, ...overprintOf(dictionary, state) };
			const mask = entry(file, dictionary, "SMask", "G");
			if (mask instanceof PdfStream) enter(mask, false);
		}
		if (operator.toLowerCase() === "cs") {
			const name = nameOf(operands[0]) ?? "";
			const space = use(/^(Device\w+|Pattern)$/.test(name) ? operands[0] : resource("ColorSpace", operands[0]));
			state = operator === "cs" ? { ...state, fill: space } : { ...state, stroke: space };
		}
		const device = DEVICE[operator.toLowerCase()];
		if (device) {
			const space = use(new PdfName(device));
			state = operator === operator.toLowerCase() ? { ...state, fill: space } : { ...state, stroke: space };
		}
		if (operator.toLowerCase() === "scn" && operands.at(-1) instanceof PdfName) {
			const pattern = resource("Pattern", operands.at(-1));
			if (pattern instanceof PdfStream) {
				const own = dictionaryOf(file, pattern.dictionary.get("Resources"));
				const cell = { ...PAGE, matrix: state.matrix, isSeen: false, depth: depth + 1 };
				walk(file, content, decoded(pattern).toString("latin1"), own, cell);
			} else shaded(entry(file, pattern, "Shading"));
		}
		if (operator === "sh") drawn(EVERYWHERE, shaded(resource("Shading", operands[0])));
		if (STEPS.has(operator)) path = united(path, extentOf(operands as number[], state.matrix));
		if (operator === "re") path = united(path, rectangleExtent(operands as number[], state.matrix));
		if (operator.startsWith("W")) isClip = true;
		if (FILLS.has(operator)) drawn(path, state.fill);
		if (STROKES.has(operator)) drawn(path, state.stroke);
		if (operator === "n" || FILLS.has(operator) || STROKES.has(operator)) {
			if (isClip) state = { ...state, clip: common(state.clip, path) };
			[path, isClip] = [NOTHING, false];
		}
		if (FILLS.has(operator)) content.paintings.push(painting(state, state.fill, state.fillOverprint));
		if (STROKES.has(operator)) content.paintings.push(painting(state, state.stroke, state.strokeOverprint));
		if (operator === "Do") {
			const object = resource("XObject", operands[0]);
			const dictionary = dictionaryOf(file, object);
			const kind = nameOf(dictionary.get("Subtype")) ?? "";
			content.met.add(`Subtype ${kind}`);
			if (kind === "Image") {
				drawn(rectangleExtent([0, 0, 1, 1], state.matrix));
				content.images.push({ dictionary, dpi: density(dictionary, state.matrix) });
				if (dictionary.has("ColorSpace")) use(entry(file, dictionary, "ColorSpace"));
			}
			if (kind === "Form" && object instanceof PdfStream) enter(object, true);
		}
	}
}

function* operations(source: string): Generator<{ operator: string; operands: PdfValue[] }> {
	const parser = new PdfParser(source);
	let operands: PdfValue[] = [];
	for (let value = parser.next(); value !== undefined; value = parser.next()) {
		if (!(value instanceof PdfWord)) operands.push(value);
		else {
			yield { operator: value.word, operands };
			operands = [];
			// What follows are an image's bytes: the page is told to have one, and read no further.
			if (value.word === "BI") return;
		}
	}
}

function overprintOf(dictionary: PdfDictionary, state: State): Partial<State> {
	const stroke = dictionary.get("OP");
	const fill = dictionary.get("op") ?? stroke;
	const mode = dictionary.get("OPM");
	return {
		fillOverprint: fill === undefined ? state.fillOverprint : fill === true,
		strokeOverprint: stroke === undefined ? state.strokeOverprint : stroke === true,
		overprintMode: typeof mode === "number" ? mode : state.overprintMode,
	};
}

function painting({ overprintMode }: State, space: UsedSpace, overprint: boolean): Painting {
	return { space, overprint, overprintMode };
}

/** An image fills the unit square; user space has 72 units to the inch. */
function density(dictionary: PdfDictionary, [a, b, c, d]: Matrix): PrintedImage["dpi"] {
	const along = (pixels: PdfValue | undefined, length: number) => (Number(pixels) / length) * 72;
	const both = [along(dictionary.get("Width"), Math.hypot(a, b)), along(dictionary.get("Height"), Math.hypot(c, d))];
	return { least: Math.min(...both), most: Math.max(...both) };
}

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
	return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}
