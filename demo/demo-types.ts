import type { Currency } from "#core/currencies.ts";
import type { PanelName } from "#core/panel-names.ts";
import type { ParcelSize } from "#core/parcel-size.ts";
import type { SizeGuide } from "#core/size-guide.ts";
import type { VatClass } from "#core/tax.ts";
import type { SideFormat } from "#design/document.ts";
import type { demoSubstrates } from "./print-suppliers.ts";

export type DemoArticle = {
	/** Below 20000 (specification, section 9). */
	readonly id: number;
	readonly vatClass: VatClass;
	readonly productionDays: number;
	readonly manufacturer: string;
	/** One piece in its packing, the largest variant. */
	readonly parcel: ParcelSize;
	readonly tags: readonly number[];
	/** A design that names no article of its own to be shown on, and is shown on this one. */
	readonly shownWith?: number;
	/** Designs that have its shape and yet don't suit it. */
	readonly without?: readonly number[];
	/** The only ones, where letters of others would be too small or things too fine. */
	readonly only?: readonly number[];
	/** What has the colour of its variants, where that is not what is printed on. */
	readonly colored?: "ACCENT";
	/** For what is worn. */
	readonly sizeGuide?: SizeGuide;
	readonly sides: readonly DemoSide[];
	readonly variants: readonly DemoVariant[];
	/** The same for every variant, smallest quantity first. */
	readonly prices: readonly DemoPriceBreak[];
	/** What one piece cost before it was reduced. */
	readonly earlier?: Readonly<Record<Currency, number>>;
};

export type DemoSide = SideFormat & {
	readonly minimumDpi: number;
	readonly technique: "sublimation" | "direct-to-garment" | "inkjet" | "digital-offset" | "uv-print";
	/** Folder in public/mockups. */
	readonly scene: string;
	/** Where a plotter cuts. */
	readonly cutLine?: "SIDE" | "DESIGN";
	/** From the left edge, where it is folded from top to bottom. */
	readonly folds?: readonly number[];
	/** What its parts between the folds are, from the left. */
	readonly panels?: readonly PanelName[];
	/** The side behind which it is printed, on the same piece of paper. */
	readonly backOf?: string;
	/** What it is printed on together with others. */
	readonly substrate?: (typeof demoSubstrates)[number]["code"];
};

export type DemoVariant = {
	readonly id: number;
	readonly sku: string;
	readonly color?: DemoColor;
	readonly size?: string;
	/** Grams, with packing. */
	readonly weight: number;
};

export type DemoColor = { readonly code: string; readonly value: string };

/** Gross price of one piece in minor units. */
export type DemoPriceBreak = {
	readonly minimumQuantity: number;
	readonly amounts: Readonly<Record<Currency, number>>;
};

export type DemoTag = {
	readonly id: number;
	readonly mode: "LIST_DESIGNS" | "LIST" | "LANDING";
	/** Month and day on which its presents are given, where they are the same every year. */
	readonly givenOn?: string;
	readonly group: "INFANTIL" | "OUTLET" | "NOVELTY" | "TOP_SALES" | "ECONOMIC" | "PROMOTION" | null;
};
