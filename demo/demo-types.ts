import type { Language } from "#core/languages.ts";
import type { Currency } from "#core/money.ts";
import type { VatClass } from "#core/tax.ts";
import type { SideFormat } from "#design/document.ts";

export type DemoCurrency = Extract<Currency, "EUR" | "GBP" | "SEK">;
export type InLanguages<Text> = Readonly<Record<Language, Text>>;

export type DemoArticle = {
	/** Below 20000 (specification, section 9). */
	readonly id: number;
	readonly vatClass: VatClass;
	readonly productionDays: number;
	readonly manufacturer: string;
	readonly tags: readonly number[];
	readonly texts: InLanguages<DemoArticleText>;
	readonly sides: readonly DemoSide[];
	readonly variants: readonly DemoVariant[];
	/** The same for every variant, smallest quantity first. */
	readonly prices: readonly DemoPriceBreak[];
};

export type DemoArticleText = {
	readonly name: string;
	readonly namePlural: string;
	readonly slug: string;
	readonly summary: string;
	/** Paragraphs. */
	readonly description: readonly string[];
	/** What the law and a careful buyer ask for: material, fibres, care, food contact, size. */
	readonly facts: readonly { readonly name: string; readonly value: string }[];
};

export type DemoSide = SideFormat & {
	readonly minimumDpi: number;
	readonly technique: "sublimation" | "direct-to-garment" | "inkjet" | "digital-offset";
	/** Folder in public/mockups. */
	readonly scene: string;
};

export type DemoVariant = {
	readonly id: number;
	readonly sku: string;
	readonly color?: DemoColor;
	readonly size?: string;
	/** Grams, with packing. */
	readonly weight: number;
};

export type DemoColor = { readonly code: string; readonly value: string; readonly names: InLanguages<string> };

/** Gross price of one piece in minor units. */
export type DemoPriceBreak = {
	readonly minimumQuantity: number;
	readonly amounts: Readonly<Record<DemoCurrency, number>>;
};

export type DemoTag = {
	readonly id: number;
	readonly mode: "LIST_DESIGNS" | "LIST" | "LANDING";
	readonly group: "INFANTIL" | "OUTLET" | "NOVELTY" | "TOP_SALES" | "ECONOMIC" | "PROMOTION" | null;
	readonly texts: InLanguages<{ readonly name: string; readonly slug: string; readonly intro: string }>;
};
