import type { LetterStyle, TextRun } from "#design/document.ts";

/** A stretch of the text whose letters are alike. */
export type StyledPiece = { readonly from: number; readonly to: number; readonly style: LetterStyle };

const PLAIN: LetterStyle = {};

/** The whole text from begin to end, cut where its style changes. */
export function styledPieces(length: number, runs: readonly TextRun[] = []): readonly StyledPiece[] {
	const pieces: StyledPiece[] = [];
	let at = 0;
	for (const { from, to, ...style } of runs) {
		const [start, end] = [Math.max(at, from), Math.min(to, length)];
		if (start >= end) continue;
		if (start > at) pieces.push({ from: at, to: start, style: PLAIN });
		pieces.push({ from: start, to: end, style });
		at = end;
	}
	if (at < length || pieces.length === 0) pieces.push({ from: at, to: length, style: PLAIN });
	return pieces;
}

export function pieceAt(pieces: readonly StyledPiece[], index: number): StyledPiece {
	return pieces.find(({ to }) => index < to) ?? pieces.at(-1)!;
}

export function styleAt(runs: readonly TextRun[] | undefined, index: number): LetterStyle {
	const run = runs?.find(({ from, to }) => from <= index && index < to);
	if (!run) return PLAIN;
	const { from: _from, to: _to, ...style } = run;
	return style;
}

/** What is typed looks like the letter before it, or the first one that it replaces. */
export function runsAfterEdit(
	runs: readonly TextRun[] | undefined,
	edit: { readonly at: number; readonly removed: string; readonly inserted: string },
	length: number,
): readonly TextRun[] | undefined {
	if (!runs) return undefined;
	const removedTo = edit.at + edit.removed.length;
	const by = edit.inserted.length - edit.removed.length;
	const typed = styleAt(runs, edit.removed || edit.at === 0 ? edit.at : edit.at - 1);
	const kept = styledPieces(length, runs).flatMap((piece) => [
		{ ...piece, to: Math.min(piece.to, edit.at) },
		{ ...piece, from: Math.max(piece.from, removedTo) + by, to: piece.to + by },
	]);
	const before = kept.filter(({ from, to }) => from < to && to <= edit.at);
	const after = kept.filter(({ from, to }) => from < to && from >= edit.at + edit.inserted.length);
	return runsOf([...before, { from: edit.at, to: edit.at + edit.inserted.length, style: typed }, ...after]);
}

/** `undefined` takes a property away. */
export function restyled(
	runs: readonly TextRun[] | undefined,
	[from, to]: readonly [number, number],
	change: { readonly [Name in keyof LetterStyle]: LetterStyle[Name] | undefined },
	length: number,
): readonly TextRun[] | undefined {
	const pieces = styledPieces(length, runs).flatMap((piece) => {
		const inner = { from: Math.max(from, piece.from), to: Math.min(to, piece.to) };
		if (inner.from >= inner.to) return [piece];
		return [
			{ ...piece, to: inner.from },
			{ ...inner, style: { ...piece.style, ...change } },
			{ ...piece, from: inner.to },
		];
	});
	return runsOf(pieces);
}

function runsOf(pieces: readonly StyledPiece[]): readonly TextRun[] | undefined {
	const runs: TextRun[] = [];
	for (const { from, to, style } of pieces) {
		if (from >= to) continue;
		const set = Object.entries(style).filter(([, value]) => value !== undefined && value !== false);
		if (set.length === 0) continue;
		const last = runs.at(-1);
		const run = { from, to, ...Object.fromEntries(set.sort(([one], [two]) => (one < two ? -1 : 1))) };
		if (last?.to === from && alike(last, run)) runs[runs.length - 1] = { ...last, to };
		else runs.push(run);
	}
	return runs.length > 0 ? runs : undefined;
}

function alike({ from: _, to: __, ...one }: TextRun, { from: ___, to: ____, ...two }: TextRun): boolean {
	return JSON.stringify(one) === JSON.stringify(two);
}
