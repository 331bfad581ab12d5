import fc from "fast-check";
import { expect, test } from "vitest";
import type { LetterStyle, TextRun } from "#design/document.ts";
import { restyled, runsAfterEdit, styleAt, styledPieces } from "#design/elements/text/text-runs.ts";

const RED = { color: "#ff0000" };
/** "plain RED plain BOLD" */
const runs: readonly TextRun[] = [
	{ from: 6, to: 9, ...RED },
	{ from: 16, to: 20, bold: true },
];
const edited = (at: number, removed: string, inserted: string) => runsAfterEdit(runs, { at, removed, inserted }, 20);

test.each<[string, ReturnType<typeof edited>, readonly TextRun[] | undefined]>([
	["before", edited(0, "", "xx"), shifted(2)],
	[
		"inside",
		edited(7, "", "xx"),
		[
			{ from: 6, to: 11, ...RED },
			{ from: 18, to: 22, bold: true },
		],
	],
	[
		"at its end",
		edited(9, "", "x"),
		[
			{ from: 6, to: 10, ...RED },
			{ from: 17, to: 21, bold: true },
		],
	],
	[
		"at its begin",
		edited(6, "", "x"),
		[
			{ from: 7, to: 10, ...RED },
			{ from: 17, to: 21, bold: true },
		],
	],
	[
		"over it",
		edited(6, "RED", "blue"),
		[
			{ from: 6, to: 10, ...RED },
			{ from: 17, to: 21, bold: true },
		],
	],
	["it taken away", edited(6, "RED", ""), [{ from: 13, to: 17, bold: true }]],
	[
		"all between taken away",
		edited(9, " plain ", ""),
		[
			{ from: 6, to: 9, ...RED },
			{ from: 9, to: 13, bold: true },
		],
	],
	["everything over", edited(0, "plain RED plain BOLD", "x"), undefined],
	["at the text's end", edited(20, "", "!"), [runs[0]!, { from: 16, to: 21, bold: true }]],
	[
		"before a styled begin",
		runsAfterEdit([{ from: 0, to: 2, ...RED }], { at: 0, removed: "", inserted: "x" }, 5),
		[{ from: 0, to: 3, ...RED }],
	],
	["without any", runsAfterEdit(undefined, { at: 0, removed: "", inserted: "x" }, 3), undefined],
])("styles stay with their letters when something is typed %s", (_name, after, expected) => {
	expect(after).toEqual(expected);
});

const styles = fc.constantFrom<LetterStyle>({}, RED, { bold: true }, { bold: true, scale: 2 }, { italic: true });
const alphabet = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 12 });

test("whatever is typed, deleted and pasted, each letter that stays keeps its look", () => {
	const edits = fc.array(fc.record({ at: fc.nat(40), length: fc.nat(6), inserted: alphabet }), { maxLength: 8 });
	fc.assert(
		fc.property(
			alphabet,
			fc.array(fc.tuple(fc.nat(12), fc.nat(12), styles), { maxLength: 4 }),
			edits,
			(start, set, all) => {
				let text = start;
				let now: readonly TextRun[] | undefined;
				for (const [from, length, style] of set) now = restyled(now, [from, from + length], style, text.length);
				let looks = [...text].map((_, index) => styleAt(now, index));
				for (const { at: wanted, length, inserted } of all) {
					const at = Math.min(wanted, text.length);
					const removed = text.slice(at, at + length);
					const typed = looks[removed || at === 0 ? at : at - 1] ?? {};
					now = runsAfterEdit(now, { at, removed, inserted }, text.length);
					looks = looks.toSpliced(at, removed.length, ...[...inserted].map(() => typed));
					text = text.slice(0, at) + inserted + text.slice(at + removed.length);
					expect(looks).toEqual([...text].map((_, index) => styleAt(now, index)));
					for (const [index, run] of (now ?? []).entries()) {
						expect(run.from).toBeLessThan(run.to);
						expect(run.to).toBeLessThanOrEqual(text.length);
						expect(run.from).toBeGreaterThanOrEqual(now?.[index - 1]?.to ?? 0);
					}
				}
			},
		),
		{ numRuns: 300 },
	);
});

test("runs that are no order at all still cut the text into pieces that make it whole", () => {
	const wild = fc.array(fc.record({ from: fc.nat(30), to: fc.nat(30), bold: fc.boolean() }), { maxLength: 8 });
	fc.assert(
		fc.property(fc.nat(25), wild, (length, disorder) => {
			const pieces = styledPieces(length, disorder);
			expect(pieces[0]!.from).toBe(0);
			expect(pieces.at(-1)!.to).toBe(length);
			for (const [index, { from }] of pieces.entries()) if (index > 0) expect(from).toBe(pieces[index - 1]!.to);
		}),
	);
});

test("a style taken away leaves none, and neighbours alike become one", () => {
	const bold = restyled(undefined, [0, 4], { bold: true }, 10);
	expect(restyled(bold, [4, 8], { bold: true }, 10)).toEqual([{ from: 0, to: 8, bold: true }]);
	expect(restyled(bold, [0, 4], { bold: false }, 10)).toBeUndefined();
	expect(restyled(bold, [1, 2], { color: "#00ff00" }, 10)).toEqual([
		{ from: 0, to: 1, bold: true },
		{ from: 1, to: 2, bold: true, color: "#00ff00" },
		{ from: 2, to: 4, bold: true },
	]);
});

function shifted(by: number): readonly TextRun[] {
	return runs.map((run) => ({ ...run, from: run.from + by, to: run.to + by }));
}
