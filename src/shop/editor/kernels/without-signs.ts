import type { TextElement } from "#design/document.ts";
import { casedText } from "#design/elements/text/letter-case.ts";
import { runsAfterEdit } from "#design/elements/text/text-runs.ts";
import type { Warning } from "#design/preflight/warning.ts";

type Range = readonly [from: number, to: number];

const SPACES = /[ \t]/g;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The text without the characters that no font has, nor gaps where they stood; null: nothing would be left, or is left out. */
export function withoutSigns(text: TextElement, { unwritable }: Warning["figures"]): TextElement | null {
	const signs = new Set(String(unwritable ?? "").split(" "));
	signs.delete("");
	const isLeftOut = (typed: string) =>
		signs.has(typed) || signs.has(casedText(typed, text.letterCase, text.language).text);
	const ranges = leftOut(text.text, isLeftOut);
	const left = withoutEmptyEnds(ranges.toReversed().reduce(without, text), text.text, ranges);
	return left === text || left.text.trim() === "" ? null : left;
}

/** Empty lines at an end of the text go with the characters that stood there. */
function withoutEmptyEnds(left: TextElement, before: string, ranges: readonly Range[]): TextElement {
	const [first, last] = [ranges[0], ranges.at(-1)];
	if (!first || !last || left.text.trim() === "") return left;
	const end = left.text.trimEnd().length;
	const isAtEnd = before.slice(last[1]).trim() === "";
	const shorter = isAtEnd ? without(left, [end, left.text.length]) : left;
	const isAtStart = before.slice(0, first[0]).trim() === "";
	return isAtStart ? without(shorter, [0, shorter.text.length - shorter.text.trimStart().length]) : shorter;
}

function without(text: TextElement, [from, to]: Range): TextElement {
	if (from === to) return text;
	const removed = text.text.slice(from, to);
	const { runs: before, ...rest } = text;
	const runs = runsAfterEdit(before, { at: from, removed, inserted: "" }, text.text.length);
	return { ...rest, text: text.text.slice(0, from) + text.text.slice(to), ...(runs && { runs }) };
}

/** In their order, between any two of them something that stays. */
function leftOut(text: string, isLeftOut: (sign: string) => boolean): readonly Range[] {
	const ranges: Range[] = [];
	let start = 0;
	for (const line of text.split("\n")) {
		const end = start + line.length;
		const signs = [...graphemes.segment(line)].filter(({ segment }) => isLeftOut(segment));
		const isEmptied = signs.length > 0 && signs.map(({ segment }) => segment).join("") === line.replaceAll(SPACES, "");
		if (isEmptied) add(end < text.length ? [start, end + 1] : [Math.max(0, start - 1), end]);
		else for (const { segment, index } of signs) add([start + index, start + index + segment.length]);
		start = end + 1;
	}
	return ranges.map(([from, to]) => withSpace(text, [from, to]));

	function add([from, to]: Range): void {
		const last = ranges.at(-1);
		if (last && text.slice(last[1], from).replaceAll(SPACES, "") === "") ranges[ranges.length - 1] = [last[0], to];
		else ranges.push([from, to]);
	}
}

/** Of the spaces around what goes, one goes too. */
function withSpace(text: string, [from, to]: Range): Range {
	const isEdge = (at: string | undefined) => at === undefined || at === "\n";
	const [before, after] = [text[from - 1], text[to]];
	if (after === " " && (before === " " || isEdge(before))) return [from, to + 1];
	return before === " " && (isEdge(after) || /[.,;:!?]/.test(after ?? "")) ? [from - 1, to] : [from, to];
}
