import { z } from "zod";
import { LANGUAGES } from "#core/languages.ts";
import { MOST_OPENINGS, SMALLEST_OPENING } from "#core/opening-limits.ts";
import { isStorable } from "#core/storable-text.ts";
import {
	CLIP_ART_SETS,
	DASH_STYLES,
	type DesignDocument,
	DOCUMENT_VERSION,
	EARLIEST_YEAR,
	FONT_IDS,
	LATEST_YEAR,
	LETTER_CASES,
	LONGEST_HEADING,
	LONGEST_ID,
	LONGEST_MARK,
	LONGEST_QR_TEXT,
	MARK_FORMS,
	MASK_FORMS,
	MONTHS_OF_YEAR,
	MOST_CLIP_ART_DATA,
	MOST_CLIP_ART_PATHS,
	MOST_ELEMENTS,
	MOST_MARKS,
	PATTERN_FORMS,
	QR_LEVELS,
	SHAPE_FORMS,
	TEXT_ALIGNMENTS,
	VERTICAL_ALIGNMENTS,
	WEEK_STARTS,
} from "#design/document.ts";
import { documentCost, drawingCost, HIGHEST_COST_OF_DOCUMENT, HIGHEST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { isMaskPath } from "#design/elements/photo/mask.ts";
import { unitPathParts } from "#design/geometry/unit-path.ts";
import { LOCK_PARTS } from "#design/locks.ts";

const length = z.number().min(-5000).max(5000);
const size = z.number().min(0.1).max(5000);
const fraction = z.number().min(0).max(1);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const id = words(LONGEST_ID).min(1);
const opacity = fraction;
const kept = { locked: z.boolean().optional(), locks: z.array(z.enum(LOCK_PARTS)).max(LOCK_PARTS.length).optional() };
const point = z.tuple([z.number().min(-10).max(10), z.number().min(-10).max(10)]);

const paint = z.discriminatedUnion("type", [
	z.object({ type: z.literal("solid"), color }),
	z.object({
		type: z.literal("linear"),
		from: point,
		to: point,
		stops: z
			.array(z.object({ offset: fraction, color }))
			.min(2)
			.max(8),
	}),
]);

const placed = {
	id,
	opacity,
	...kept,
	x: length,
	y: length,
	width: size,
	height: size,
	rotation: z.number().min(-360).max(360),
};

/** Of a picture: less could not be drawn large enough. */
const cropped = z.number().min(0.0001).max(1);
const ROUNDING = 1e-6;
const offset = z.number().min(-200).max(200);
const mask = z.discriminatedUnion("form", [
	z.object({ form: z.enum(MASK_FORMS) }),
	z.object({ form: z.literal("path"), d: z.string().max(4000).refine(isMaskPath) }),
]);
const deviation = z.number().min(0).max(20);
const aside = z.number().min(-50).max(50);
const shadow = z.object({ x: aside, y: aside, blur: deviation, color, opacity });
const pattern = z.object({
	form: z.enum(PATTERN_FORMS),
	color,
	size: z.number().min(1).max(500),
	angle: z.number().min(-360).max(360).optional(),
});
const signedFraction = z.number().min(-1).max(1).optional();
const adjustments = {
	brightness: signedFraction,
	contrast: signedFraction,
	saturation: signedFraction,
	warmth: signedFraction,
	blackAndWhite: fraction.optional(),
	sepia: fraction.optional(),
};

const run = z.object({
	from: z.int().min(0).max(2000),
	to: z.int().min(0).max(2000),
	font: z.enum(FONT_IDS).optional(),
	scale: z.number().min(0.1).max(10).optional(),
	color: color.optional(),
	bold: z.boolean().optional(),
	italic: z.boolean().optional(),
});

const clipArtPath = z.object({
	d: z
		.string()
		.max(MOST_CLIP_ART_DATA)
		.refine((d) => unitPathParts(d) !== undefined),
	color: color.optional(),
	opacity: fraction.optional(),
	stroke: z.number().min(0.001).max(1).optional(),
});

const curve = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("arc"), angle: z.number().min(-360).max(360) }),
	z.object({ kind: z.literal("circle"), side: z.enum(["outside", "inside"]) }),
	z.object({ kind: z.literal("wave"), depth: z.number().min(-0.3).max(0.3), waves: z.number().min(0.5).max(5) }),
]);

const leaves = [
	z.object({
		...placed,
		kind: z.literal("photo"),
		picture: z
			.object({ id: z.uuid(), width: z.int().min(1).max(50_000), height: z.int().min(1).max(50_000) })
			.nullable(),
		placeholder: z.boolean().optional(),
		crop: z
			.object({ x: fraction, y: fraction, width: cropped, height: cropped })
			.refine(({ x, y, width, height }) => x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING),
		cornerRadius: z.number().min(0).max(2500),
		flipX: z.boolean().optional(),
		flipY: z.boolean().optional(),
		adjustments: z.object(adjustments).optional(),
		mask: mask.optional(),
		border: z.object({ color, width: z.number().min(0.05).max(200) }).optional(),
		shadow: shadow.optional(),
		blur: deviation.optional(),
	}),
	z.object({
		...placed,
		kind: z.literal("text"),
		text: words(2000),
		placeholder: z.boolean().optional(),
		translations: z.partialRecord(z.enum(LANGUAGES), words(2000)).optional(),
		font: z.enum(FONT_IDS),
		size: z.number().min(0.5).max(1000),
		leading: z.number().min(0.5).max(4),
		align: z.enum(TEXT_ALIGNMENTS),
		verticalAlign: z.enum(VERTICAL_ALIGNMENTS).optional(),
		fit: z.boolean().optional(),
		keepsLines: z.boolean().optional(),
		estimated: z.boolean().optional(),
		curve: curve.optional(),
		tracking: z.number().min(-0.1).max(1).optional(),
		letterCase: z.enum(LETTER_CASES).optional(),
		coloredEmoji: z.boolean().optional(),
		color,
		runs: z.array(run).max(500).optional(),
		outline: z.object({ color, width: z.number().min(0.01).max(50) }).optional(),
		shadow: z.object({ x: offset, y: offset, color, opacity: fraction }).optional(),
		language: words(20).min(2),
	}),
	z.object({
		...placed,
		kind: z.literal("shape"),
		form: z.enum(SHAPE_FORMS),
		fill: paint.nullable(),
		stroke: z.object({ color, width: z.number().min(0).max(200) }).nullable(),
		cornerRadius: z.number().min(0).max(2500),
		dash: z.enum(DASH_STYLES).optional(),
		roundEnds: z.boolean().optional(),
	}),
	z.object({
		...placed,
		kind: z.literal("qr"),
		text: words(LONGEST_QR_TEXT),
		level: z.enum(QR_LEVELS),
		color,
		ground: color.nullable(),
	}),
	z.object({
		...placed,
		kind: z.literal("clip-art"),
		set: z.enum(CLIP_ART_SETS),
		name: words(100).min(1),
		label: words(120),
		paths: z
			.array(clipArtPath)
			.min(1)
			.max(MOST_CLIP_ART_PATHS)
			.refine((paths) => paths.reduce((sum, { d }) => sum + d.length, 0) <= MOST_CLIP_ART_DATA),
		color: color.optional(),
		flipX: z.boolean().optional(),
		flipY: z.boolean().optional(),
	}),
	z.object({
		...placed,
		kind: z.literal("calendar"),
		year: z.int().min(EARLIEST_YEAR).max(LATEST_YEAR),
		month: z.int().min(1).max(12),
		firstDay: z.literal(WEEK_STARTS),
		title: words(LONGEST_HEADING),
		months: z.array(words(LONGEST_HEADING)).length(MONTHS_OF_YEAR).optional(),
		dayNames: z.array(words(LONGEST_MARK)).length(7),
		weekNumbers: z.boolean().optional(),
		sixWeeks: z.boolean().optional(),
		font: z.enum(FONT_IDS),
		color,
		weekendColor: color,
		markColor: color,
		lines: z.object({ color, width: z.number().min(0).max(20) }).optional(),
		marks: z
			.array(
				z.object({
					month: z.int().min(1).max(12).optional(),
					day: z.int().min(1).max(31),
					words: words(LONGEST_MARK),
					form: z.enum(MARK_FORMS),
				}),
			)
			.max(MOST_MARKS)
			.optional(),
		language: words(20).min(2),
	}),
] as const;

const group = <Child extends z.ZodType>(child: Child) =>
	z.object({ kind: z.literal("group"), id, opacity, ...kept, children: z.array(child).min(1).max(MOST_ELEMENTS) });
const inFourth = z.discriminatedUnion("kind", leaves);
const inThird = z.discriminatedUnion("kind", [...leaves, group(inFourth)]);
const inSecond = z.discriminatedUnion("kind", [...leaves, group(inThird)]);
const inFirst = z.discriminatedUnion("kind", [...leaves, group(inSecond)]);
const background = z.object({
	kind: z.literal("background"),
	id,
	opacity,
	...kept,
	fill: paint,
	pattern: pattern.optional(),
});
const element = z.discriminatedUnion("kind", [...leaves, group(inFirst), background]);

const ellipse = z.object({ kind: z.literal("ellipse") });
const rounded = z.object({ kind: z.literal("rounded"), radius: size });
const sideCut = z.discriminatedUnion("kind", [ellipse, rounded]);
const openingLength = z.number().min(SMALLEST_OPENING).max(5000);
const place = {
	x: z.number().min(0).max(5000),
	y: z.number().min(0).max(5000),
	width: openingLength,
	height: openingLength,
};
const sideOpening = z.discriminatedUnion("kind", [
	ellipse.extend(place),
	rounded.extend({ ...place, radius: openingLength }),
]);

/** Everything that comes from outside as a design passes here: types, ranges, counts. */
export const designDocumentSchema = z.object({
	version: z.literal(DOCUMENT_VERSION),
	bound: z.boolean().optional(),
	sides: z
		.array(
			z.object({
				code: words(40).min(1),
				width: size,
				height: size,
				bleed: z.number().min(0).max(200),
				safe: z.number().min(0).max(200),
				cut: sideCut.nullish(),
				openings: z.array(sideOpening).max(MOST_OPENINGS).nullish(),
				elements: z
					.array(element)
					.max(MOST_ELEMENTS)
					.refine((elements) => flatElements(elements).length <= MOST_ELEMENTS)
					.refine((elements) => drawingCost(flatElements(elements)) <= HIGHEST_COST_OF_SIDE),
			}),
		)
		.min(1)
		.max(120)
		.refine((sides) => documentCost({ sides }) <= HIGHEST_COST_OF_DOCUMENT),
}) satisfies z.ZodType<DesignDocument>;

function words(most: number) {
	return z
		.string()
		.max(most)
		.refine(isStorable, { params: { reason: "unstorable" } });
}
