import { parsePath } from "#design/geometry/path-bounds.ts";
import { raisedCurve } from "#design/geometry/raised-curve.ts";
import { decimal } from "#painters/pdf/decimal.ts";

const OPERATORS: Readonly<Record<string, string>> = { M: "m", L: "l", Q: "c", C: "c", Z: "h" };
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
			const numbers = command === "Q" ? cubic([x, y], own) : own.map(decimal);
			lines.push(`${numbers.join(" ")} ${command === "M" && at > 0 ? "l" : OPERATORS[command]}`);
			[x, y] = [own[length - 2]!, own[length - 1]!];
		}
	}
	return lines.join("\n");
}

function cubic(from: readonly number[], quadratic: readonly number[]): readonly string[] {
	const curve = raisedCurve(from, quadratic);
	// A tenth of a micrometre.
	const handles = curve.slice(0, 4).map((value) => decimal(Math.round(value * 10_000) / 10_000));
	return [...handles, ...curve.slice(4).map(decimal)];
}
