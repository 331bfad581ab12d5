import type { DesignDocument, FontId, LetterStyle, TextElement } from "#design/document.ts";
import { calendarTexts } from "#design/elements/calendar/calendar-texts.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { casedPieces } from "#design/elements/text/cased-pieces.ts";
import { emojiNumber } from "#design/elements/text/emoji.ts";
import { blockOfEmoji, type EmojiBlock } from "#painters/emoji/emoji-block.ts";

/** Every font file that can be loaded: the ten faces, their bold and italic ones, the companions they fall back to. */
export type FaceId = FontId | StyledFaceId | CompanionId;
export type StyledFaceId =
	| `${"open-sans" | "lora" | "montserrat" | "playfair-display"}-${"bold" | "italic" | "bold-italic"}`
	| "quicksand-bold";
export type CompanionId = "noto-sans-arabic" | "noto-sans-hebrew" | "noto-sans-symbols-2" | "noto-emoji";

/** What is loaded before a text is laid out. */
export type TypeFile = FaceId | EmojiBlock;
/** Emoji as pictures stand in for a face. */
export type FaceChoice = FaceId | "emoji";

export type FaceSource = {
	readonly family: string;
	readonly weight: number;
	/** A full TTF inside node_modules: subsets would break words with ő or ł into runs. */
	readonly file: string;
};

export const FACES = {
	"open-sans": source("Open Sans", 400, "open-sans/400Regular/OpenSans_400Regular.ttf"),
	lora: source("Lora", 500, "lora/500Medium/Lora_500Medium.ttf"),
	montserrat: source("Montserrat", 600, "montserrat/600SemiBold/Montserrat_600SemiBold.ttf"),
	"playfair-display": source("Playfair Display", 700, "playfair-display/700Bold/PlayfairDisplay_700Bold.ttf"),
	"bebas-neue": source("Bebas Neue", 400, "bebas-neue/400Regular/BebasNeue_400Regular.ttf"),
	quicksand: source("Quicksand", 600, "quicksand/600SemiBold/Quicksand_600SemiBold.ttf"),
	"dancing-script": source("Dancing Script", 700, "dancing-script/700Bold/DancingScript_700Bold.ttf"),
	pacifico: source("Pacifico", 400, "pacifico/400Regular/Pacifico_400Regular.ttf"),
	caveat: source("Caveat", 700, "caveat/700Bold/Caveat_700Bold.ttf"),
	"amatic-sc": source("Amatic SC", 700, "amatic-sc/700Bold/AmaticSC_700Bold.ttf"),
	"open-sans-bold": source("Open Sans", 700, "open-sans/700Bold/OpenSans_700Bold.ttf"),
	"open-sans-italic": source("Open Sans", 400, "open-sans/400Regular_Italic/OpenSans_400Regular_Italic.ttf"),
	"open-sans-bold-italic": source("Open Sans", 700, "open-sans/700Bold_Italic/OpenSans_700Bold_Italic.ttf"),
	"lora-bold": source("Lora", 700, "lora/700Bold/Lora_700Bold.ttf"),
	"lora-italic": source("Lora", 500, "lora/500Medium_Italic/Lora_500Medium_Italic.ttf"),
	"lora-bold-italic": source("Lora", 700, "lora/700Bold_Italic/Lora_700Bold_Italic.ttf"),
	"montserrat-bold": source("Montserrat", 800, "montserrat/800ExtraBold/Montserrat_800ExtraBold.ttf"),
	"montserrat-italic": source("Montserrat", 600, "montserrat/600SemiBold_Italic/Montserrat_600SemiBold_Italic.ttf"),
	"montserrat-bold-italic": source(
		"Montserrat",
		800,
		"montserrat/800ExtraBold_Italic/Montserrat_800ExtraBold_Italic.ttf",
	),
	"playfair-display-bold": source("Playfair Display", 900, "playfair-display/900Black/PlayfairDisplay_900Black.ttf"),
	"playfair-display-italic": source(
		"Playfair Display",
		700,
		"playfair-display/700Bold_Italic/PlayfairDisplay_700Bold_Italic.ttf",
	),
	"playfair-display-bold-italic": source(
		"Playfair Display",
		900,
		"playfair-display/900Black_Italic/PlayfairDisplay_900Black_Italic.ttf",
	),
	"quicksand-bold": source("Quicksand", 700, "quicksand/700Bold/Quicksand_700Bold.ttf"),
	"noto-sans-arabic": source("Noto Sans Arabic", 400, "noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
	"noto-sans-hebrew": source("Noto Sans Hebrew", 400, "noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf"),
	"noto-sans-symbols-2": source(
		"Noto Sans Symbols 2",
		400,
		"noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf",
	),
	"noto-emoji": source("Noto Emoji", 400, "noto-emoji/400Regular/NotoEmoji_400Regular.ttf"),
} as const satisfies Record<FaceId, FaceSource>;

/** What each of the ten faces draws itself: no companion is loaded for it. */
const COVERED = String.raw`\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u0131\u0134-\u0137\u0139-\u017e–—‘’“”„‚•…€™‹›`;
const COVERED_BY_EVERY_FACE = new RegExp(`^[${COVERED}]$`, "u");
const ALL_COVERED = new RegExp(`^[\\n\\r${COVERED}]*$`, "u");
/** A mark may stand on a space, a hyphen or ◌, which are of no script; dots that Latin letters have too are not meant. */
const ARABIC = /^(?:\p{sc=Common}(?!\p{scx=Latin}))?\p{scx=Arabic}/u;
const HEBREW = /^(?:\p{sc=Common}(?!\p{scx=Latin}))?\p{scx=Hebrew}/u;
const EMOJI_STYLE = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f/u;

/**
 * The faces that may draw one grapheme, best first. It looks at the text only, never at what is loaded,
 * so browser and server choose alike. Where a text has no coloured emoji there is no face for them.
 */
export function facesOfGrapheme(grapheme: string, font: FontId): readonly FaceChoice[] {
	if (COVERED_BY_EVERY_FACE.test(grapheme) || /^\s$/u.test(grapheme)) return [font];
	if (ARABIC.test(grapheme)) return [font, "noto-sans-arabic"];
	if (HEBREW.test(grapheme)) return [font, "noto-sans-hebrew"];
	if (EMOJI_STYLE.test(grapheme)) {
		return emojiNumber(grapheme) === undefined ? ["noto-emoji", font] : ["emoji", "noto-emoji", font];
	}
	if (/\p{Emoji}/u.test(grapheme) && !/^[\d#*]/.test(grapheme)) return [font, "noto-emoji"];
	if (/\p{S}|\p{Extended_Pictographic}/u.test(grapheme)) return [font, "open-sans", "noto-sans-symbols-2"];
	return [font, "open-sans"];
}

/** Whether each of the ten faces draws all of it itself. */
export function needsNoCompanion(text: string): boolean {
	return ALL_COVERED.test(text);
}

export function fontsOfText(text: string, font: FontId, coloredEmoji = false): ReadonlySet<TypeFile> {
	const files = new Set<TypeFile>([font]);
	for (const { segment } of graphemes.segment(text)) {
		const emoji = coloredEmoji ? emojiNumber(segment) : undefined;
		if (emoji !== undefined) files.add(blockOfEmoji(emoji));
		else for (const face of facesOfGrapheme(segment, font)) if (face !== "emoji") files.add(face);
	}
	return files;
}

/** The font's own bold or italic face; without one of the kind, what comes nearest. */
export function faceOfStyle(font: FontId, { bold, italic }: Pick<LetterStyle, "bold" | "italic">): FaceId {
	const wanted = [
		...(bold && italic ? [`${font}-bold-italic`] : []),
		...(bold ? [`${font}-bold`] : []),
		...(italic ? [`${font}-italic`] : []),
	];
	return wanted.find(isFace) ?? font;
}

function isFace(id: string): id is FaceId {
	return id in FACES;
}

/** Every file that must be loaded before the document can be laid out. */
export function fontsOf(document: Pick<DesignDocument, "sides">): ReadonlySet<TypeFile> {
	const faces = new Set<TypeFile>();
	for (const side of document.sides) {
		for (const element of flatElements(side.elements)) {
			if (element.kind === "calendar") {
				for (const face of fontsOfText(calendarTexts(element).join(" "), element.font)) faces.add(face);
			}
			if (element.kind !== "text") continue;
			for (const face of fontsOfStyledText(element)) faces.add(face);
		}
	}
	return faces;
}

/** A font's own upright face is among them, whatever style its letters have: by it a text is known to be in that font. */
export function fontsOfStyledText(
	element: Pick<TextElement, "text" | "font" | "letterCase" | "coloredEmoji" | "language" | "runs">,
): ReadonlySet<TypeFile> {
	const faces = new Set<TypeFile>([element.font]);
	for (const { text, style } of casedPieces(element)) {
		const font = style.font ?? element.font;
		faces.add(font);
		for (const face of fontsOfText(text, font, element.coloredEmoji))
			faces.add(face === font ? faceOfStyle(font, style) : face);
	}
	return faces;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function source(family: string, weight: number, path: string): FaceSource {
	return { family, weight, file: `@expo-google-fonts/${path}` };
}
