import type { printSubstrates, printSuppliers, printTechniques } from "#database/schema.ts";
import type { DemoSide } from "./demo-types.ts";

/** The shop's own printers take calibrated colours; the press for books and cards wants its inks. */
export const demoSuppliers = [
	{ code: "house", name: "Keepsake print floor", colors: "RGB", cropMarks: true },
	{ code: "book-press", name: "Demo book press", colors: "CMYK", cropMarks: true },
] as const satisfies readonly (typeof printSuppliers.$inferInsert)[];

type Technique = typeof printTechniques.$inferInsert & {
	readonly code: DemoSide["technique"];
	readonly supplier: (typeof demoSuppliers)[number]["code"];
};

/** Shirts that are dark get white ink below the design, and are laid on the machine once for each side. */
export const demoTechniques: readonly Technique[] = [
	{ code: "sublimation", supplier: "house", sidesAlone: true },
	{ code: "direct-to-garment", supplier: "house", whiteInk: "DARK", sidesAlone: true },
	{ code: "inkjet", supplier: "house" },
	{ code: "digital-offset", supplier: "book-press" },
	{ code: "uv-print", supplier: "house" },
];

/** Mugs and cushions share the paper from which heat takes their colours; posters come off the roll, cards from the press. */
export const demoSubstrates = [
	{ code: "transfer-paper", supplier: "house", width: 610, height: 1000, margin: 12, gap: 8, mirrored: true },
	{ code: "poster-roll", supplier: "house", width: 1067, height: 1500, margin: 12, gap: 10 },
	{ code: "card-board", supplier: "book-press", width: 520, height: 740, margin: 12, gap: 8 },
] as const satisfies readonly (typeof printSubstrates.$inferInsert)[];
