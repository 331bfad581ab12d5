import type { Glyph } from "#painters/shaping/font-face.ts";

/** Em on each side of the cluster that starts at each character; half of the tracking, none where Arabic letters join. */
export type Tracking = { readonly before: Float64Array; readonly after: Float64Array };

export type TrackedGlyphs = {
	readonly glyphs: readonly Glyph[];
	/** Em that stand empty at the line's left and right edge. */
	readonly left: number;
	readonly right: number;
};

/** `advances` as in a paragraph: NaN inside a cluster. What takes no room gets none. */
export function trackingOf(text: string, advances: Float64Array, tracking: number): Tracking {
	const before = new Float64Array(text.length);
	const after = new Float64Array(text.length);
	const starts = [...advances.keys()].filter((at) => !Number.isNaN(advances[at]));
	let joined = false;
	for (const [index, start] of starts.entries()) {
		const next = starts[index + 1] ?? text.length;
		const joinsNext = joins(text.slice(start, next), text.slice(next));
		const half = advances[start]! > Math.max(0, -tracking) ? tracking / 2 : 0;
		before[start] = joined ? 0 : half;
		after[start] = joinsNext ? 0 : half;
		joined = joinsNext;
	}
	return { before, after };
}

export function trackedGlyphs(glyphs: readonly Glyph[], { before, after }: Tracking): TrackedGlyphs {
	const leftOf = ({ cluster, rightToLeft }: Glyph): number => (rightToLeft ? after : before)[cluster]!;
	const rightOf = ({ cluster, rightToLeft }: Glyph): number => (rightToLeft ? before : after)[cluster]!;
	const tracked = glyphs.map((glyph, index) => {
		const left = glyphs[index - 1]?.cluster === glyph.cluster ? 0 : leftOf(glyph);
		const right = glyphs[index + 1]?.cluster === glyph.cluster ? 0 : rightOf(glyph);
		return { ...glyph, x: glyph.x + left, advance: glyph.advance + left + right };
	});
	const [first, last] = [glyphs[0], glyphs.at(-1)];
	return { glyphs: tracked, left: first ? leftOf(first) : 0, right: last ? rightOf(last) : 0 };
}

/** Unicode's ArabicShaping.txt: letters that join nothing, and those that join only what stands before them. */
const JOINS_NOTHING = /[\u0621\u0674\u06dd\u06e5\u06e6\u0887\u08ad\u08c9]/;
const JOINS_NOTHING_AFTER =
	/[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0759-\u075b\u076b\u076c\u0771\u0773\u0774\u0778\u0779\u0870-\u0882\u088e\u08aa-\u08ac\u08ae\u08b1\u08b2\u08b9]/;
const ARABIC_LETTER = /^[\p{Script=Arabic}\u0640]$/u;

function joins(cluster: string, rest: string): boolean {
	const last = [...cluster].findLast((character) => !/[\p{M}\u200d]/u.test(character));
	const first = rest.slice(0, 1);
	return isJoining(last) && !JOINS_NOTHING_AFTER.test(last) && isJoining(first);
}

function isJoining(letter: string | undefined): letter is string {
	return letter !== undefined && ARABIC_LETTER.test(letter) && /\p{L}/u.test(letter) && !JOINS_NOTHING.test(letter);
}
