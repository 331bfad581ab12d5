import LineBreaker from "linebreak";
import type { Paragraph } from "#painters/shaping/paragraph.ts";
import { lineWidth } from "#painters/shaping/set-line.ts";

/** Offsets in the paragraph; from `to` to `end` lie the spaces that the wrap swallowed. */
export type LineSpan = {
	readonly from: number;
	readonly to: number;
	readonly end: number;
	/** It ends where no line may: within a word. */
	readonly isBroken?: true;
};

/** A box that was measured to fit its text, then rounded, must still fit it. Em. */
const TOLERANCE = 0.002;
const SPACE = /[\t \u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]/;

/** `widthOf` tells the room of each line, in em. Breaks at UAX #14 opportunities; a word longer than the line is broken between its letters. */
export function breakLines(paragraph: Paragraph, widthOf: (line: number) => number): readonly LineSpan[] {
	const { text, advances } = paragraph;
	const lines: LineSpan[] = [];
	const positions = new Set(breakPositions(text));
	const limitOf = (from: number, last: number) =>
		widthOf(lines.length) + TOLERANCE + roomOutside(paragraph, from, last);
	let start = 0;
	let width = 0;

	function endLineAt(end: number) {
		lines.push({ ...lineSpan(text, start, end), ...(end < text.length && !positions.has(end) && { isBroken: true }) });
		start = end;
		width = 0;
	}

	/** What is left of a broken word begins with a letter that may be another at the beginning of a line, and wider. */
	function endPartsThatGrew(end: number) {
		for (let fitting = 0; start < end; endLineAt(fitting)) {
			fitting = fittingEnd(paragraph, start, end, widthOf(lines.length));
			if (fitting === end) return;
		}
	}

	let from = 0;
	for (const to of positions) {
		const visibleEnd = trimmedEnd(text, from, to);
		const visible = sum(advances, from, visibleEnd);
		const last = clusterBefore(advances, visibleEnd);
		if (width + visible > limitOf(start, last) && start < from) endLineAt(from);
		if (visible > limitOf(from, last)) {
			for (let at = from; at < to; at++) {
				const advance = advances[at]!;
				if (Number.isNaN(advance)) continue;
				if (width + advance > limitOf(start, at) && at > start && !SPACE.test(text[at]!)) {
					at = fittingEnd(paragraph, start, at, widthOf(lines.length));
					endLineAt(at);
				}
				width += advances[at]!;
			}
			endPartsThatGrew(visibleEnd);
			width = sum(advances, start, to);
		} else {
			width += sum(advances, from, to);
		}
		from = to;
	}
	endLineAt(text.length);
	return lines;
}

/** Letters parted by a break lose their kerning: where the line has grown wider than the box, its last letters go on. */
function fittingEnd(paragraph: Paragraph, from: number, end: number, maxWidth: number): number {
	const { tracking, advances } = paragraph;
	if (!tracking) return end;
	let fitting = end;
	for (let at = end; at > from; at = clusterBefore(advances, at)) {
		fitting = at;
		if (lineWidth(paragraph, from, at) <= maxWidth + TOLERANCE) break;
	}
	return fitting;
}

export function* breakPositions(text: string): Generator<number> {
	const breaker = new LineBreaker(text);
	for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) yield next.position;
}

function lineSpan(text: string, from: number, end: number): LineSpan {
	return { from, to: trimmedEnd(text, from, end), end };
}

function trimmedEnd(text: string, from: number, end: number): number {
	let trimmed = end;
	while (trimmed > from && SPACE.test(text[trimmed - 1]!)) trimmed--;
	return trimmed;
}

/** Tracking leaves room before a line's first letter and after its last one. */
function roomOutside({ tracking }: Paragraph, from: number, last: number): number {
	return tracking ? (tracking.before[from] ?? 0) + (tracking.after[last] ?? 0) : 0;
}

function clusterBefore(advances: Float64Array, end: number): number {
	let at = end - 1;
	while (at > 0 && Number.isNaN(advances[at])) at--;
	return at;
}

function sum(advances: Float64Array, from: number, to: number): number {
	let total = 0;
	for (let at = from; at < to; at++) total += advances[at] || 0;
	return total;
}
