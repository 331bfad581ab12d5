import { type Matrix, multiply } from "#design/geometry/matrix.ts";
import { absolutePath, movedSegments, type Segment } from "./absolute-path.ts";

export type FlatPath = {
	readonly d: string;
	readonly color?: string;
	readonly opacity?: number;
	readonly stroke?: number;
};
type Attributes = Readonly<Record<string, string>>;

const INHERITED = ["fill", "stroke", "stroke-width", "fill-rule", "fill-opacity", "stroke-opacity"];
const UNKNOWN = /url\(|<(?:mask|clipPath|filter|use|text|image|linearGradient|radialGradient|style)\b/;

/** The drawing in the unit square, in paint order; undefined where it is more than flat paths. `currentColor` has no colour. */
export function flatSvg(body: string, width: number, height: number): readonly FlatPath[] | undefined {
	if (UNKNOWN.test(body)) return undefined;
	const scale = 1 / Math.max(width, height);
	const first: Matrix = [scale, 0, 0, scale, (1 - width * scale) / 2, (1 - height * scale) / 2];
	const paths: FlatPath[] = [];
	const stack: { attributes: Attributes; matrix: Matrix; opacity: number }[] = [
		{ attributes: {}, matrix: first, opacity: 1 },
	];
	for (const [, closes, tag = "", written = "", alone] of body.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
		if (closes) {
			if (tag === "g") stack.pop();
			continue;
		}
		const own: Attributes = Object.fromEntries(
			[...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
		);
		const outer = stack.at(-1)!;
		const inherited = Object.fromEntries(
			INHERITED.flatMap((name) => (outer.attributes[name] ? [[name, outer.attributes[name]]] : [])),
		);
		const attributes: Attributes = { ...inherited, ...own };
		const matrix = times(outer.matrix, own.transform);
		const opacity = outer.opacity * Number(own.opacity ?? 1);
		if (!matrix) return undefined;
		if (tag === "g") {
			if (!alone) stack.push({ attributes, matrix, opacity });
			continue;
		}
		const d = outlineOf(tag, attributes);
		if (d === undefined) return undefined;
		const segments = movedSegments(absolutePath(d), matrix);
		const { fill = "#000", stroke = "none" } = attributes;
		if (fill !== "none") {
			const wound = attributes["fill-rule"] === "evenodd" ? woundByDepth(segments) : segments;
			const faint = opacity * Number(attributes["fill-opacity"] ?? 1);
			paths.push({ d: written4(wound), ...colored(fill), ...faded(faint) });
		}
		if (stroke !== "none") {
			const size = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
			const width = Number(attributes["stroke-width"] ?? 1) * size;
			const faint = opacity * Number(attributes["stroke-opacity"] ?? 1);
			paths.push({ d: written4(segments), ...colored(stroke), ...faded(faint), stroke: rounded(width) });
		}
	}
	return paths.filter(({ d }) => d.length > 0);
}

function colored(paint: string): { color?: string } {
	if (paint === "currentColor") return {};
	const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(paint);
	if (short)
		return {
			color: `#${short
				.slice(1)
				.map((digit) => digit + digit)
				.join("")}`.toLowerCase(),
		};
	if (/^#[0-9a-f]{6}$/i.test(paint)) return { color: paint.toLowerCase() };
	const named = { white: "#ffffff", black: "#000000", red: "#ff0000", green: "#008000", gold: "#ffd700" }[paint];
	if (!named) throw new Error(`Unknown colour ${paint}`);
	return { color: named };
}

function faded(opacity: number): { opacity?: number } {
	return opacity < 1 ? { opacity: Math.round(opacity * 1000) / 1000 } : {};
}

function outlineOf(tag: string, attributes: Attributes): string | undefined {
	const of = (name: string) => Number(attributes[name] ?? 0);
	switch (tag) {
		case "path":
			return attributes.d ?? "";
		case "circle":
			return ellipse(of("cx"), of("cy"), of("r"), of("r"));
		case "ellipse":
			return ellipse(of("cx"), of("cy"), of("rx"), of("ry"));
		case "rect": {
			const [x, y, width, height] = [of("x"), of("y"), of("width"), of("height")];
			const rx = Math.min(of(attributes.rx ? "rx" : "ry"), width / 2);
			const ry = Math.min(of(attributes.ry ? "ry" : "rx"), height / 2);
			if (!rx || !ry) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
			const corner = (toX: number, toY: number) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
			return `M${x + rx} ${y}H${x + width - rx}${corner(rx, ry)}V${y + height - ry}${corner(-rx, ry)}H${x + rx}${corner(-rx, -ry)}V${y + ry}${corner(rx, -ry)}Z`;
		}
		case "line":
			return `M${of("x1")} ${of("y1")}L${of("x2")} ${of("y2")}`;
		case "polygon":
			return `M${attributes.points}Z`;
		case "polyline":
			return `M${attributes.points}`;
		default:
			return undefined;
	}
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
	return `M${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;
}

function times(outer: Matrix, transform: string | undefined): Matrix | undefined {
	let matrix: Matrix = outer;
	for (const [, name, list = ""] of (transform ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
		const [a = 0, b, c, ...more] = list
			.split(/[\s,]+/)
			.filter(Boolean)
			.map(Number);
		const angle = (a * Math.PI) / 180;
		if (name === "translate") matrix = multiply(matrix, [1, 0, 0, 1, a, b ?? 0]);
		else if (name === "scale") matrix = multiply(matrix, [a, 0, 0, b ?? a, 0, 0]);
		else if (name === "matrix" && more.length === 3)
			matrix = multiply(matrix, [a, b!, c!, more[0]!, more[1]!, more[2]!]);
		else if (name === "rotate") {
			const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
			matrix = multiply(multiply(multiply(matrix, [1, 0, 0, 1, b ?? 0, c ?? 0]), turn), [
				1,
				0,
				0,
				1,
				-(b ?? 0),
				-(c ?? 0),
			]);
		} else return undefined;
	}
	return matrix;
}

/** Painters fill by the non-zero rule: outlines within others run the other way round. */
function woundByDepth(segments: readonly Segment[]): readonly Segment[] {
	const outlines: Segment[][] = [];
	for (const segment of segments) {
		if (segment.command === "M") outlines.push([]);
		outlines.at(-1)?.push(segment);
	}
	const corners = outlines.map((outline) =>
		outline.flatMap(({ points }) => (points.length > 0 ? [points.slice(-2)] : [])),
	);
	return outlines.flatMap((outline, index) => {
		const [x, y] = corners[index]![0] as [number, number];
		const depth = corners.filter((others, other) => other !== index && contains(others, x, y)).length;
		return area(corners[index]!) > 0 === (depth % 2 === 0) ? outline : backwards(outline);
	});
}

function contains(corners: readonly (readonly number[])[], x: number, y: number): boolean {
	return corners.reduce((inside, [toX, toY], index) => {
		const [fromX, fromY] = corners.at(index - 1)!;
		if (fromY! > y === toY! > y) return inside;
		return x < fromX! + ((y - fromY!) * (toX! - fromX!)) / (toY! - fromY!) ? !inside : inside;
	}, false);
}

function area(corners: readonly (readonly number[])[]): number {
	return corners.reduce((sum, [x, y], index) => {
		const [fromX, fromY] = corners.at(index - 1)!;
		return sum + (fromX! * y! - x! * fromY!);
	}, 0);
}

function backwards(outline: readonly Segment[]): readonly Segment[] {
	const drawn = outline.filter(({ command }) => command !== "Z");
	const reversed = drawn.toReversed().flatMap(({ command, points }, index): readonly Segment[] => {
		const before = drawn[drawn.length - 2 - index];
		if (!before) return [];
		const handles = points.slice(0, -2);
		const turned = handles.length === 4 ? [...handles.slice(2), ...handles.slice(0, 2)] : handles;
		return [{ command, points: [...turned, ...before.points.slice(-2)] }];
	});
	return [{ command: "M", points: drawn.at(-1)!.points.slice(-2) }, ...reversed, { command: "Z", points: [] }];
}

function written4(segments: readonly Segment[]): string {
	return segments.map(({ command, points }) => command + points.map(short).join(" ")).join("");
}

function rounded(value: number): number {
	return Math.round(value * 10_000) / 10_000;
}

function short(value: number): string {
	return String(rounded(value) || 0).replace(/^(-?)0\./, "$1.");
}
