import { parsePath } from "#design/geometry/path-bounds.ts";

const OPERATORS: Readonly<Record<string, string>> = { M: "m", L: "l", C: "c", Z: "h" };
/** How many numbers a command takes. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6 };

/**
 * The path in PDF's words (ISO 32000-1, 8.5.2), which has no quadratic curves: they become cubic ones. pdfkit would write
 * them as `v`, whose curve is another, a twentieth of a letter's bend off.
 */
export function pathOperators(d: string): string {
	const lines: string[] = [];
	let [x, y] = [0, 0];
	for (const { command, points } of parsePath(d)) {
		if (command === "Z") lines.push("h");
		const length = NUMBERS[command] ?? points.length + 1;
		for (let at = 0; at + length <= points.length; at += length) {
			const own = points.slice(at, at + length);
			const [endX, endY] = [own[length - 2]!, own[length - 1]!];
			if (command === "Q") lines.push(`${cubic(x, y, own[0]!, own[1]!, endX, endY)} c`);
			else lines.push(`${own.map(written).join(" ")} ${command === "M" && at > 0 ? "l" : OPERATORS[command]}`);
			[x, y] = [endX, endY];
		}
	}
	return lines.join("\n");
}

function cubic(fromX: number, fromY: number, midX: number, midY: number, x: number, y: number): string {
	const third = (end: number, mid: number) => end + ((mid - end) * 2) / 3;
	const handles = [third(fromX, midX), third(fromY, midY), third(x, midX), third(y, midY)];
	// A tenth of a micrometre.
	return [...handles.map((value) => Math.round(value * 10_000) / 10_000), written(x), written(y)].join(" ");
}

function written(value: number): number {
	return Math.round(value * 1_000_000) / 1_000_000;
}
