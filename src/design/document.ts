import type { Language } from "#core/languages.ts";
import type { Degrees, ImagePixels, Millimetres } from "#core/units.ts";
import type { Paint, Shadow, Stroke } from "#design/display-list.ts";
import type { LockPart } from "#design/locks.ts";
import type { SideCut, SideOpening } from "#design/side-shape.ts";

export const DOCUMENT_VERSION = 1;

/** What is printed, as data. Lengths in millimetres, origin at the trim box's top left, y down. */
export type DesignDocument = {
	readonly version: typeof DOCUMENT_VERSION;
	/** Begun with somebody's template: its locks can't be opened. */
	readonly bound?: boolean;
	readonly sides: readonly DesignSide[];
};

export type DesignSide = SideFormat & { readonly elements: readonly DesignElement[] };

/** The printable area: trim size, the bleed around it and the safe margin inside it. */
export type SideFormat = {
	readonly code: string;
	readonly width: Millimetres;
	readonly height: Millimetres;
	readonly bleed: Millimetres;
	readonly safe: Millimetres;
	/** What the piece is cut to; absent: the whole rectangle. */
	readonly cut?: SideCut | null | undefined;
	/** Where nothing of the piece is: for a camera, for a ribbon; within the trim size. */
	readonly openings?: readonly SideOpening[] | null | undefined;
};

/** Painted in list order: the last element lies on top. */
export type DesignElement = LeafElement | GroupElement;
/** What paints something itself. */
export type LeafElement =
	| PhotoElement
	| TextElement
	| ShapeElement
	| QrElement
	| ClipArtElement
	| CalendarElement
	| BackgroundElement;
export type ElementKind = DesignElement["kind"];
export const ELEMENT_KINDS = [
	"photo",
	"text",
	"shape",
	"qr",
	"clip-art",
	"calendar",
	"background",
	"group",
] as const satisfies readonly ElementKind[];

/** An unrotated box, turned about its centre. */
export type Box = {
	readonly x: Millimetres;
	readonly y: Millimetres;
	readonly width: Millimetres;
	readonly height: Millimetres;
	readonly rotation: Degrees;
};

/** Letters of an element's id. No two elements of a document have the same one: `withOwnIds`. */
export const LONGEST_ID = 64;

type Placed = Box & Kept & { readonly id: string; readonly opacity: number };

type Kept = {
	/** The customer's own lock, which they open. */
	readonly locked?: boolean;
	/** What whoever begins with this template can't change. */
	readonly locks?: readonly LockPart[];
};

/** The part of the upright picture that is shown, as fractions 0..1 of its size. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A stored picture by its id, with its upright size: enough to lay out and to judge the resolution. */
export type PictureUse = { readonly id: string; readonly width: ImagePixels; readonly height: ImagePixels };

export type PhotoElement = Placed & {
	readonly kind: "photo";
	/** null: a slot that waits for a photo. */
	readonly picture: PictureUse | null;
	/** A sample, to be replaced. */
	readonly placeholder?: boolean;
	readonly crop: Crop;
	readonly cornerRadius: Millimetres;
	/** The picture mirrored inside its frame; the crop stays that of the upright picture. */
	readonly flipX?: boolean;
	readonly flipY?: boolean;
	readonly adjustments?: PhotoAdjustments;
	/** Instead of the rectangle, whose corners are then not rounded. */
	readonly mask?: PhotoMask;
	/** Along the inside of the mask's edge. */
	readonly border?: Stroke;
	/** Turns with the photo. */
	readonly shadow?: Shadow;
	/** Standard deviation. */
	readonly blur?: Millimetres;
};

export const MASK_FORMS = ["ellipse", "heart", "star"] as const;
/** `d`: closed outlines of absolute M, L, Q, C and Z, which fill the frame as they do the unit square. */
export type PhotoMask = { readonly form: (typeof MASK_FORMS)[number] } | { readonly form: "path"; readonly d: string };

/** -1 to 1, the last two 0 to 1; 0 and absent leave the photo as it is. What each does: elements/photo/adjustments.ts. */
export type PhotoAdjustments = {
	readonly brightness?: number;
	readonly contrast?: number;
	readonly saturation?: number;
	readonly warmth?: number;
	readonly blackAndWhite?: number;
	readonly sepia?: number;
};

export const TEXT_ALIGNMENTS = ["left", "center", "right", "justify"] as const;
export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number];
export const VERTICAL_ALIGNMENTS = ["top", "middle", "bottom"] as const;
export type VerticalAlignment = (typeof VERTICAL_ALIGNMENTS)[number];
export const LETTER_CASES = ["typed", "upper", "lower", "words"] as const;
/** How the letters are printed; the text stays as it was typed. */
export type LetterCase = (typeof LETTER_CASES)[number];

export type TextElement = Placed & {
	readonly kind: "text";
	readonly text: string;
	/** Sample words, to be replaced. */
	readonly placeholder?: boolean;
	/** A template's words in other languages, each of which whoever speaks it begins with. */
	readonly translations?: Readonly<Partial<Record<Language, string>>>;
	readonly font: FontId;
	/** Em size. */
	readonly size: Millimetres;
	/** Line height as a multiple of the size. */
	readonly leading: number;
	readonly align: TextAlignment;
	/** Where the lines stand in a box that keeps its height; absent where the box is as high as its lines. */
	readonly verticalAlign?: VerticalAlignment;
	/** The box keeps its height, and whoever changes the words makes the letters as large as fits; `keepsLines`: as it was broken. */
	readonly fit?: boolean;
	readonly keepsLines?: boolean;
	/** Its height, or the size that fits, was measured by other letters: its own had not come. */
	readonly estimated?: boolean;
	readonly curve?: TextCurve;
	/** Em that letters stand further apart, or closer; ligatures are then written as letters. */
	readonly tracking?: number;
	readonly letterCase?: LetterCase;
	/** As pictures; otherwise they are outlines in the text's colour. */
	readonly coloredEmoji?: boolean;
	readonly color: string;
	/** In order, not over each other. */
	readonly runs?: readonly TextRun[];
	/** Around the letters; they keep their own form. */
	readonly outline?: { readonly color: string; readonly width: Millimetres };
	/** The same letters once more, beneath and beside. */
	readonly shadow?: {
		readonly x: Millimetres;
		readonly y: Millimetres;
		readonly color: string;
		readonly opacity: number;
	};
	/** BCP 47, for shaping and line breaks. */
	readonly language: string;
};

/** How letters differ from the rest of their text. */
export type LetterStyle = {
	readonly font?: FontId;
	/** Of the text's size. */
	readonly scale?: number;
	readonly color?: string;
	/** Seen where the font has such letters. */
	readonly bold?: boolean;
	readonly italic?: boolean;
};

/** From one place in the text to another, in UTF-16 units. */
export type TextRun = LetterStyle & { readonly from: number; readonly to: number };

/** How lines are bent within the box's width. Whatever its size, the curve keeps its form. */
export type TextCurve =
	/** How far a line turns from its begin to its end; negative with the letters' heads towards the centre. */
	| { readonly kind: "arc"; readonly angle: Degrees }
	/** Outside, heads away from the centre and the middle of the line on top; inside the other way round. */
	| { readonly kind: "circle"; readonly side: "outside" | "inside" }
	/** Depth as a part of the box's width. */
	| { readonly kind: "wave"; readonly depth: number; readonly waves: number };

export const SHAPE_FORMS = ["rectangle", "ellipse", "heart", "star", "line"] as const;
export type ShapeForm = (typeof SHAPE_FORMS)[number];

export const DASH_STYLES = ["dashed", "dotted"] as const;
export type DashStyle = (typeof DASH_STYLES)[number];

export type ShapeElement = Placed & {
	readonly kind: "shape";
	readonly form: ShapeForm;
	readonly fill: Paint | null;
	readonly stroke: Stroke | null;
	readonly cornerRadius: Millimetres;
	/** Of the outline; a whole one unless given. */
	readonly dash?: DashStyle;
	/** Of a line and of dashes. */
	readonly roundEnds?: boolean;
};

export const QR_LEVELS = ["low", "medium", "quartile", "high"] as const;
/** How much of a code may be lost: 7, 15, 25 or 30 per cent. */
export type QrLevel = (typeof QR_LEVELS)[number];
/** In letters of UTF-16: whatever they are, the most careful level can hold them. */
export const LONGEST_QR_TEXT = 300;

export type QrElement = Placed & {
	readonly kind: "qr";
	/** Words or a link; empty while it waits for them. */
	readonly text: string;
	readonly level: QrLevel;
	readonly color: string;
	/** Of the field that the code stands on, quiet zone included; null: what lies below. */
	readonly ground: string | null;
};

/** `house`: drawn for the shop's own designs. */
export const CLIP_ART_SETS = ["fluent", "tabler", "tabler-filled", "house"] as const;
export type ClipArtSet = (typeof CLIP_ART_SETS)[number];
export const MOST_CLIP_ART_PATHS = 120;
/** Letters of path data. */
export const MOST_CLIP_ART_DATA = 24_000;

export type ClipArtElement = Placed & {
	readonly kind: "clip-art";
	/** Where it was found; what is printed are the paths. */
	readonly set: ClipArtSet;
	readonly name: string;
	/** What it shows, in the words of who found it; empty where nobody searched for it: motifs of the `house` are named in `locales`. */
	readonly label: string;
	readonly paths: readonly ClipArtPath[];
	/** Of the paths that have none of their own. */
	readonly color?: string;
	readonly flipX?: boolean;
	readonly flipY?: boolean;
};

/** In the unit square: filled, or drawn with a line so wide, round at its ends and corners. */
export type ClipArtPath = {
	/** Absolute M, L, Q, C and Z. */
	readonly d: string;
	readonly color?: string;
	readonly opacity?: number;
	readonly stroke?: number;
};

/** As `Date` counts them. */
export const WEEK_STARTS = [1, 0, 6] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];
export const MARK_FORMS = ["heart", "circle", "none"] as const;
export type MarkForm = (typeof MARK_FORMS)[number];
export const EARLIEST_YEAR = 1900;
export const LATEST_YEAR = 2200;
export const LONGEST_HEADING = 60;
export const LONGEST_MARK = 24;
export const MOST_MARKS = 60;
export const MONTHS_OF_YEAR = 12;

/** One month or twelve, in rows of seven days; its type is as large as its box allows. */
export type CalendarElement = Placed & {
	readonly kind: "calendar";
	readonly year: number;
	/** From 1; of twelve the first. */
	readonly month: number;
	readonly firstDay: WeekStart;
	/** Empty: no heading. */
	readonly title: string;
	/** Headings of the twelve months of a year; absent where it shows one month. */
	readonly months?: readonly string[];
	/** Seven, from Sunday on, as they were called where it was made. */
	readonly dayNames: readonly string[];
	readonly weekNumbers?: boolean;
	/** Laid out as if its month had six weeks, as one of several pages that are alike. */
	readonly sixWeeks?: boolean;
	readonly font: FontId;
	readonly color: string;
	readonly weekendColor: string;
	readonly markColor: string;
	readonly lines?: Stroke;
	readonly marks?: readonly CalendarMark[];
	/** BCP 47, for shaping. */
	readonly language: string;
};

/** `month`: absent in whichever month comes first. */
export type CalendarMark = {
	readonly month?: number;
	readonly day: number;
	readonly words: string;
	readonly form: MarkForm;
};

/** Fills the side up to the bleed's edge. */
export type BackgroundElement = Kept & {
	readonly kind: "background";
	readonly id: string;
	readonly opacity: number;
	readonly fill: Paint;
	/** Over the fill. */
	readonly pattern?: BackgroundPattern;
};

export const PATTERN_FORMS = ["stripes", "dots", "checks"] as const;
export type PatternForm = (typeof PATTERN_FORMS)[number];

export type BackgroundPattern = {
	readonly form: PatternForm;
	readonly color: string;
	/** From one stripe or dot to the next; the side of a check. */
	readonly size: Millimetres;
	readonly angle?: Degrees;
};

/** Its children keep their places on the page; it is moved, faded and locked as one. */
export type GroupElement = Kept & {
	readonly kind: "group";
	readonly id: string;
	readonly opacity: number;
	readonly children: readonly GroupChild[];
};
export type GroupChild = Exclude<DesignElement, BackgroundElement>;
/** Groups in groups. */
export const DEEPEST_GROUP = 4;
/** Of a side, groups not counted. */
export const MOST_ELEMENTS = 500;

/** The ten faces that a customer may choose; each falls back to Arabic and Hebrew companions. */
export const FONT_IDS = [
	"open-sans",
	"lora",
	"montserrat",
	"playfair-display",
	"bebas-neue",
	"quicksand",
	"dancing-script",
	"pacifico",
	"caveat",
	"amatic-sc",
] as const;
export type FontId = (typeof FONT_IDS)[number];
