import type { printSuppliers, printTechniques } from "#database/schema.ts";
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

/** Shirts that are dark get white ink below the design. */
export const demoTechniques: readonly Technique[] = [
	{ code: "sublimation", supplier: "house" },
	{ code: "direct-to-garment", supplier: "house", whiteInk: "DARK" },
	{ code: "inkjet", supplier: "house" },
	{ code: "digital-offset", supplier: "book-press" },
];
