import type { Millimetres } from "#core/units.ts";
import type { DisplayList } from "#design/display-list.ts";
import type { FontId, TextElement } from "#design/document.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import type { Matrix } from "#design/geometry/matrix.ts";

/**
 * What layout asks of the text engine. The engine is a package (HarfBuzz) and lives in painters/shaper.ts;
 * layout and the editor's caret see only this.
 */
export type TextShaper = {
	/** Lines in reading order; wrapped to the element's width, words that are too long are broken. */
	shape(text: ShapedTextInput): ShapedText;
	/** The size that `fit` asks for; words are not broken for it. */
	largestSize(text: ShapedTextInput): Millimetres;
	/** Code points of the text that neither the font nor its companions can draw. */
	missingGlyphs(text: string, font: FontId, coloredEmoji?: boolean): readonly string[];
	/** Letters of words that the font writes in part only: a companion draws them beside its own. */
	borrowedLetters?(text: string, font: FontId): readonly string[];
	/** Whether other letters stand in for some of the text's own, which have not come; absent where all are there. */
	standsIn?(text: ShapedTextInput): boolean;
};

export type ShapedTextInput = Pick<
	TextElement,
	| "text"
	| "font"
	| "size"
	| "leading"
	| "align"
	| "verticalAlign"
	| "keepsLines"
	| "curve"
	| "runs"
	| "tracking"
	| "letterCase"
	| "coloredEmoji"
	| "language"
	| "width"
> & {
	/** Only asked for with `verticalAlign` or `fit`. */
	readonly height?: Millimetres;
};

export type ShapedText = {
	readonly lines: readonly ShapedLine[];
	/** The glyphs of each line as one path, in the element's own millimetres; lines of spaces have none. */
	readonly outlines: readonly string[];
	/** Where letters have colours of their own: that of each outline, of which a line then has one for each. */
	readonly colors?: readonly (string | undefined)[];
	/** Emoji in their colours. */
	readonly pictures: readonly ShapedPicture[];
	readonly width: Millimetres;
	readonly height: Millimetres;
	/** Of the outlines, where lines are bent; null where nothing is printed. */
	readonly bounds?: Bounds | null;
};

/** What is the same stays the same list; the matrix leads to the element's own millimetres and changes no size. */
export type ShapedPicture = { readonly matrix: Matrix; readonly children: DisplayList };

/** On a curve, the line as it would stand straight, and the way from there for each of its cells. */
export type ShapedLine = {
	/** UTF-16 offsets in the text; `end` includes the spaces that the wrap swallowed. */
	readonly from: number;
	readonly to: number;
	readonly end: number;
	/** A word of it goes on in the next line, or a sign that belongs to its last. */
	readonly isBroken?: true;
	/** Of its largest letters, where they differ from the text's. */
	readonly size?: Millimetres;
	/** Where its letters begin; with tracking the first cell begins before them. */
	readonly x: Millimetres;
	/** Top of the line box. */
	readonly y: Millimetres;
	readonly height: Millimetres;
	readonly baseline: Millimetres;
	readonly width: Millimetres;
	readonly rightToLeft: boolean;
	/** What its letters cover, with their marks; absent on a curve and where it has none. */
	readonly ink?: Bounds;
	/** One per grapheme, in visual order from left to right. */
	readonly cells: readonly TextCell[];
	/** On a curve, for a line without cells. */
	readonly matrix?: Matrix;
};

export type TextCell = {
	readonly from: number;
	readonly to: number;
	readonly left: Millimetres;
	readonly right: Millimetres;
	readonly rightToLeft: boolean;
	/** On a curve, from the straight line to where this cell stands. */
	readonly matrix?: Matrix;
};
