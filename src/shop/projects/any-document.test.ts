import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
	CLIP_ART_SETS,
	type Crop,
	DASH_STYLES,
	type DesignDocument,
	type DesignElement,
	EARLIEST_YEAR,
	FONT_IDS,
	type GroupElement,
	LATEST_YEAR,
	LETTER_CASES,
	MARK_FORMS,
	MOST_CLIP_ART_PATHS,
	MOST_MARKS,
	PATTERN_FORMS,
	QR_LEVELS,
	SHAPE_FORMS,
	TEXT_ALIGNMENTS,
	VERTICAL_ALIGNMENTS,
	WEEK_STARTS,
} from "#design/document.ts";
import { MASKS } from "#design/elements/photo/mask-outlines.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { layoutSide } from "#design/layout.ts";
import { LOCK_PARTS } from "#design/locks.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { printCondition } from "#painters/pdf/print-condition.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import { renderPicture } from "#painters/png.server.ts";
import { DesignSvg } from "#painters/svg.tsx";
import { finishSides } from "#shop/production/finish-sides.server.ts";
import { checkPdfX4 } from "../../../tests/support/pdf/check-pdf-x4.ts";
import { PdfStream } from "../../../tests/support/pdf/pdf-values.ts";
import { decoded, entry, nameOf, type PdfFile, pagesOf, readPdf } from "../../../tests/support/pdf/read-pdf.ts";
import { seededRandom } from "../../../tests/support/seeded-random.ts";
import { designDocumentSchema } from "./design-document-schema.ts";

const NO_NUMBER = /NaN|Infinity|undefined/;
const ANY_PHOTO = { dpi: { least: 0, most: Number.POSITIVE_INFINITY } };
const press = { colors: "CMYK", condition: await printCondition() } as const;
const OF_PRESS = { ...ANY_PHOTO, press: await readFile(press.condition.profilePath) };
/** Milliseconds: the largest take seconds, more on a busy machine. */
const PATIENCE = 60_000;
const ALONE = { backOf: null, substrate: null, mayTurn: true, alone: false };
const PICTURE = { id: "0d9c1f0e-6f0a-4b6e-9d57-0a1b2c3d4e5f", width: 60, height: 40 };
const LEAST_CROP = 0.0001;
const NOWHERE = { ...PICTURE, width: 50_000, height: 1 };
const cutOut = await sharp({
	create: { width: 60, height: 40, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } },
})
	.png()
	.toBuffer();

test.each(Array.from({ length: 24 }, (_, seed) => seed))(
	"no document at the edge stops a painter: %d",
	async (seed) => {
		const document = anyDocument(seededRandom(seed + 1));
		const parsed = designDocumentSchema.safeParse(document);
		expect(parsed.error?.issues ?? []).toEqual([]);
		expect(parsed.data).toEqual(document);
		const [side] = document.sides;
		if (!side) throw new Error("A document has a side");
		const display = layoutSide(side, serverShaper());
		const area = sideArea(side, "bleed");
		const pixelsPerMm = 80 / Math.max(area.width, area.height);
		const pictures = async () => cutOut;
		const picture = await renderPicture(display, { area, pixelsPerMm, format: "png", medium: "print" }, pictures);
		expect(picture.bytes.length).toBeGreaterThan(50);
		const svg = createElement(DesignSvg, { side, display, crop: "bleed", href: () => "photo", idPrefix: "fuzz" });
		expect(renderToStaticMarkup(svg)).not.toMatch(NO_NUMBER);
		const options = { title: "Fuzz", marks: true, created: new Date(0) };
		const screen = await renderPdf([{ side, display }], pictures, options);
		const around = seed % 2 ? "DESIGN" : "SIDE";
		const wishes = { white: "White", cut: { ink: "CutContour", around }, folds: [side.width / 3], ...ALONE } as const;
		const finished = await finishSides([{ side, display }], { sides: new Map([[side.code, wishes]]) }, pictures);
		const inks = await renderPdf(finished, pictures, { ...options, output: press });
		for (const [bytes, rules] of [
			[screen, ANY_PHOTO],
			[inks, OF_PRESS],
		] as const) {
			const file = readPdf(bytes);
			// Reading every line of what is drawn takes longer than drawing it.
			if (seed % 3 === 0) expect(checkPdfX4(file, rules)).toEqual([]);
			for (const text of contentsOf(file)) expect(text.match(NO_NUMBER)).toBeNull();
		}
		for (const { figures } of preflight(document, serverShaper()))
			for (const figure of Object.values(figures)) expect(figure).not.toBeNaN();
	},
	PATIENCE,
);

/** Pages and forms; what is left is pictures and profiles, in which any bytes may stand. */
function contentsOf(file: PdfFile): readonly string[] {
	const pages = pagesOf(file).map((page) => entry(file, page, "Contents"));
	const forms = [...file.objects.values()].filter(
		(object) => object instanceof PdfStream && nameOf(object.dictionary.get("Subtype")) === "Form",
	);
	return [...pages, ...forms].map((stream) => decoded(stream as PdfStream).toString("latin1"));
}

/** Every value at one of its ends, or between. */
function anyDocument(random: () => number): DesignDocument {
	const within = (least: number, most: number) => {
		const kind = random();
		return kind < 0.25 ? least : kind < 0.5 ? most : least + random() * (most - least);
	};
	const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
	const maybe = <Value extends object>(value: () => Value) => (random() < 0.5 ? value() : {});
	const color = () =>
		`#${Math.floor(random() * 0xffffff)
			.toString(16)
			.padStart(6, "0")}`;
	const large = one([60, 60, 5000, 0.1]);
	const placed = (id: string) => ({
		id,
		opacity: within(0, 1),
		x: within(-large, large),
		y: within(-large, large),
		width: Math.max(0.1, within(0.1, large)),
		height: Math.max(0.1, within(0.1, large)),
		rotation: within(-360, 360),
	});
	const gradient = () => ({
		type: "linear" as const,
		from: [within(-10, 10), within(-10, 10)] as const,
		to: [within(-10, 10), within(-10, 10)] as const,
		stops: Array.from({ length: one([2, 3, 8]) }, () => ({ offset: within(0, 1), color: color() })),
	});
	const fill = () => (random() < 0.5 ? gradient() : { type: "solid" as const, color: color() });
	const crop = (): Crop => {
		const [x, y] = [within(0, 1 - LEAST_CROP), within(0, 1 - LEAST_CROP)];
		return { x, y, width: Math.max(LEAST_CROP, within(0, 1 - x)), height: Math.max(LEAST_CROP, within(0, 1 - y)) };
	};
	const words = (): string =>
		one([
			"",
			"Zoë\n\n",
			"مرحبا 2027 \u200f",
			"👨‍👩‍👧 ❤️ 🇪🇸",
			"😀👍🏽 مرحبا ⭐ 🏽 1️⃣\ufe0f",
			"W".repeat(80),
			"e\u0301\t漢\u{10ffff}",
			"Happy birthday",
		]);
	const text = (id: string): DesignElement => ({
		kind: "text",
		...placed(id),
		text: words(),
		font: one(FONT_IDS),
		size: within(0.5, one([20, 1000])),
		leading: within(0.5, 4),
		align: one(TEXT_ALIGNMENTS),
		color: color(),
		language: one(["de", "ar", "xx"]),
		...maybe(() => ({ verticalAlign: one(VERTICAL_ALIGNMENTS), fit: random() < 0.5, keepsLines: random() < 0.5 })),
		...maybe(() => ({
			curve: one([
				{ kind: "arc" as const, angle: within(-360, 360) },
				{ kind: "circle" as const, side: one(["outside", "inside"] as const) },
				{ kind: "wave" as const, depth: within(-0.3, 0.3), waves: within(0.5, 5) },
			]),
		})),
		...maybe(() => ({ tracking: within(-0.1, 1) })),
		...maybe(() => ({ letterCase: one(LETTER_CASES) })),
		...maybe(() => ({ coloredEmoji: true })),
		...maybe(() => ({
			runs: Array.from({ length: one([0, 1, 9]) }, () => ({
				from: Math.floor(within(0, one([12, 2000]))),
				to: Math.floor(within(0, one([12, 2000]))),
				...maybe(() => ({ font: one(FONT_IDS), bold: true, italic: random() < 0.5 })),
				...maybe(() => ({ scale: within(0.1, 10) })),
				...maybe(() => ({ color: color() })),
			})),
		})),
		...maybe(() => ({ outline: { color: color(), width: within(0.01, 50) } })),
		...maybe(() => ({
			shadow: { x: within(-200, 200), y: within(-200, 200), color: color(), opacity: within(0, 1) },
		})),
	});
	const grouped = (id: string, depth: number): DesignElement => ({
		kind: "group",
		id: `${id}-${depth}`,
		opacity: within(0, 1),
		...maybe(() => ({ locked: true })),
		children: [...(depth > 1 ? [grouped(id, depth - 1)] : []), text(`${id}-${depth}-text`)] as GroupElement["children"],
	});
	const elements: readonly DesignElement[] = [
		{
			kind: "background",
			id: "background",
			opacity: within(0, 1),
			fill: fill(),
			...maybe(() => ({
				pattern: {
					form: one(PATTERN_FORMS),
					color: color(),
					size: within(1, 500),
					...maybe(() => ({ angle: within(-360, 360) })),
				},
			})),
		},
		...["one", "two"].map(
			(id): DesignElement => ({
				kind: "photo",
				...placed(id),
				picture: one([PICTURE, PICTURE, NOWHERE, null]),
				crop: crop(),
				cornerRadius: within(0, 2500),
				...maybe(() => ({ mask: one(MASKS).mask ?? { form: "path" as const, d: "M0 0L.5 0L.5 1ZM.5 .5Q1 0 1 1Z" } })),
				...maybe(() => ({ border: { color: color(), width: within(0.05, 200) } })),
				...maybe(() => ({
					shadow: {
						x: within(-50, 50),
						y: within(-50, 50),
						blur: within(0, 20),
						color: color(),
						opacity: within(0, 1),
					},
				})),
				...maybe(() => ({ blur: within(0, 20) })),
				...maybe(() => ({ flipX: true, adjustments: { contrast: within(-1, 1), sepia: within(0, 1) } })),
			}),
		),
		{
			kind: "shape",
			...placed("shape"),
			form: one(SHAPE_FORMS),
			fill: random() < 0.3 ? null : fill(),
			stroke: { color: color(), width: within(0, 200) },
			cornerRadius: within(0, 2500),
			...maybe(() => ({ dash: one(DASH_STYLES), roundEnds: random() < 0.5 })),
			...maybe(() => ({ locks: LOCK_PARTS.filter(() => random() < 0.5) })),
		},
		{
			kind: "qr",
			...placed("code"),
			text: one(["", "a", "漢".repeat(300), "https://keepsake.example/?x=1"]),
			level: one(QR_LEVELS),
			color: color(),
			ground: one([null, color()]),
		},
		{
			kind: "clip-art",
			...placed("art"),
			set: one(CLIP_ART_SETS),
			name: "sun",
			label: one(["", "☀".repeat(120)]),
			paths: Array.from({ length: one([1, 3, MOST_CLIP_ART_PATHS]) }, () => ({
				d: one(["M0 0L1 0L.5 1Z", "M-2 2C2 -2 0 0 1 1Q.5 .5 0 1", "M.5 .5", "M0 0Z"]),
				...maybe(() => ({ color: color() })),
				...maybe(() => ({ opacity: within(0, 1) })),
				...maybe(() => ({ stroke: within(0.001, 1) })),
			})),
			...maybe(() => ({ color: color() })),
			...maybe(() => ({ flipX: true, flipY: random() < 0.5 })),
		},
		{
			kind: "calendar",
			...placed("calendar"),
			year: one([EARLIEST_YEAR, 2027, LATEST_YEAR]),
			month: one([1, 2, 12]),
			firstDay: one(WEEK_STARTS),
			title: one(["", "Únor 2027", "W".repeat(60), "مرحبا\n2027"]),
			dayNames: Array.from({ length: 7 }, () => one(["", "Mo", "W".repeat(24)])),
			...maybe(() => ({ weekNumbers: true })),
			...maybe(() => ({ sixWeeks: true })),
			...maybe(() => ({ months: Array.from({ length: 12 }, () => one(["", "Únor", "W".repeat(60)])) })),
			font: one(FONT_IDS),
			color: color(),
			weekendColor: color(),
			markColor: color(),
			...maybe(() => ({ lines: { color: color(), width: within(0, 20) } })),
			...maybe(() => ({
				marks: Array.from({ length: one([0, 1, MOST_MARKS]) }, () => ({
					...maybe(() => ({ month: one([1, 2, 12]) })),
					day: one([1, 14, 31]),
					words: one(["", "♥".repeat(24), "Zoë 🎂"]),
					form: one(MARK_FORMS),
				})),
			})),
			language: "cs",
		},
		text("text"),
		text("other"),
		grouped("group", one([1, 2, 4])),
	];
	const side = {
		code: "front",
		width: Math.max(0.1, large),
		height: Math.max(0.1, within(0.1, large)),
		bleed: within(0, 200),
		safe: 5,
	};
	return { version: 1, ...maybe(() => ({ bound: true })), sides: [{ ...side, elements }] };
}
