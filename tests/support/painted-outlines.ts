import { inflateSync } from "node:zlib";
import { POINTS_PER_MM } from "#core/units.ts";
import { IDENTITY, type Matrix, multiply, type Point } from "#design/geometry/matrix.ts";
import { bezier, parsePath } from "#design/geometry/path-bounds.ts";
import { PdfStream, type PdfValue } from "./pdf/pdf-values.ts";
import { arrayOf, dictionaryOf, entry, type PdfFile, pagesOf, readPdf, resolve } from "./pdf/read-pdf.ts";

/** One painted path in the page's millimetres; each of its segments as three points of the curve. */
export type PaintedOutline = {
	readonly paint: "fill" | "stroke";
	readonly width: number;
	readonly points: readonly Point[];
};

type Segment = readonly Point[];
const PARTS = [1 / 3, 2 / 3, 1];

/** Of SVG as the painter writes it: groups and paths, matrices, attributes in double quotes. */
export function outlinesOfSvg(markup: string): readonly PaintedOutline[] {
	const found: PaintedOutline[] = [];
	const stack: Matrix[] = [IDENTITY];
	for (const [tag, name, attributes] of markup.matchAll(/<(\/?\w+)([^>]*)>/g)) {
		const value = (key: string) => new RegExp(` ${key}="([^"]*)"`).exec(attributes!)?.[1];
		if (name === "/g") stack.pop();
		if (name === "g") {
			const matrix = value("transform")
				?.match(/-?[\d.]+(e-?\d+)?/g)
				?.map(Number) as Matrix | undefined;
			stack.push(matrix ? multiply(stack.at(-1)!, matrix) : stack.at(-1)!);
		}
		if (name !== "path") continue;
		const matrix = stack.at(-1)!;
		const points = pointsOf(segmentsOfPath(value("d") ?? ""), matrix);
		const width = Number(value("stroke-width") ?? 0) * scaleOf(matrix);
		if (value("fill") !== "none") found.push({ paint: "fill", width: 0, points });
		if (value("stroke")) found.push({ paint: "stroke", width, points });
		if (!tag.endsWith("/>") && !markup.includes("</path>")) throw new Error("A path is not closed");
	}
	return found;
}

/** Of each page, in millimetres from the trim box's top left. */
export function outlinesOfPdf(bytes: Buffer, bleed: number): readonly (readonly PaintedOutline[])[] {
	const file = readPdf(bytes);
	return pagesOf(file).map((page) => {
		const [, , , height] = arrayOf(file, page.get("MediaBox")) as readonly number[];
		const toTrim = multiply([1, 0, 0, 1, -bleed, -bleed], [1 / POINTS_PER_MM, 0, 0, -1 / POINTS_PER_MM, 0, 0]);
		const matrix = multiply(toTrim, [1, 0, 0, 1, 0, -height!]);
		return outlinesIn(file, resolve(file, page.get("Contents")), page.get("Resources"), matrix);
	});
}

function outlinesIn(file: PdfFile, content: PdfValue | undefined, resources: PdfValue | undefined, start: Matrix) {
	if (!(content instanceof PdfStream)) throw new Error("A content is not one stream");
	const found: PaintedOutline[] = [];
	const stack: { readonly matrix: Matrix; readonly width: number }[] = [];
	let state = { matrix: start, width: 1 };
	let segments: Segment[] = [];
	let operands: string[] = [];
	for (const word of inflateSync(content.encoded).toString("latin1").split(/\s+/)) {
		if (/^[-+\d./[\]]/.test(word)) {
			operands.push(word);
			continue;
		}
		const numbers = operands.map(Number);
		const from = segments.at(-1)?.at(-1) ?? [0, 0];
		const pairs = (): Point[] =>
			Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[at * 2]!, numbers[at * 2 + 1]!]);
		switch (word) {
			case "q":
				stack.push(state);
				break;
			case "Q":
				state = stack.pop() ?? state;
				break;
			case "cm":
				state = { ...state, matrix: multiply(state.matrix, numbers as unknown as Matrix) };
				break;
			case "w":
				state = { ...state, width: numbers[0]! };
				break;
			case "m":
				segments.push(pairs());
				break;
			case "l":
			case "c":
				segments.push([from, ...pairs()]);
				break;
			case "v":
				segments.push([from, from, ...pairs()]);
				break;
			case "f":
			case "S":
				found.push({
					paint: word === "f" ? "fill" : "stroke",
					width: word === "f" ? 0 : state.width * scaleOf(state.matrix),
					points: pointsOf(segments, state.matrix),
				});
				segments = [];
				break;
			case "n":
				segments = [];
				break;
			case "Do": {
				const form = entry(file, dictionaryOf(file, resources), "XObject", operands[0]!.slice(1));
				if (form instanceof PdfStream) {
					found.push(...outlinesIn(file, form, form.dictionary.get("Resources"), state.matrix));
				}
				break;
			}
		}
		operands = [];
	}
	return found;
}

function segmentsOfPath(d: string): Segment[] {
	const segments: Segment[] = [];
	for (const { command, points } of parsePath(d)) {
		if (command === "Z") continue;
		const pairs = Array.from({ length: points.length / 2 }, (_, at): Point => [points[at * 2]!, points[at * 2 + 1]!]);
		segments.push(command === "M" ? pairs : [segments.at(-1)!.at(-1)!, ...pairs]);
	}
	return segments;
}

function pointsOf(segments: readonly Segment[], [a, b, c, d, e, f]: Matrix): readonly Point[] {
	return segments.flatMap((segment) =>
		(segment.length === 1 ? [1] : PARTS).map((part): Point => {
			const x = bezier(
				segment.map((point) => point[0]),
				part,
			);
			const y = bezier(
				segment.map((point) => point[1]),
				part,
			);
			return [a * x + c * y + e, b * x + d * y + f];
		}),
	);
}

function scaleOf([a, b]: Matrix): number {
	return Math.hypot(a, b);
}
