import { asc, eq } from "drizzle-orm";
import type { Millimetres } from "#core/units.ts";
import {
	articleSides,
	articles,
	articleVariants,
	printSubstrates,
	printSuppliers,
	printTechniques,
} from "#database/schema.ts";
import { luminance, rgbOf } from "#design/contrast.ts";
import type { PrintOutput } from "#painters/pdf/output-colors.server.ts";
import { printCondition, supplierCondition } from "#painters/pdf/print-condition.server.ts";
import { clothColor } from "#shop/catalog/cloth-color.server.ts";
import type { Workshop } from "#shop/shop.ts";
import type { PrintSupplier } from "./print-suppliers.server.ts";

export type SideWishes = {
	/** The ink's name, where white lies under everything. */
	readonly white?: string;
	/** Where the white is for its darkness. */
	readonly cloth?: string;
	readonly cut?: { readonly ink: string; readonly around: "SIDE" | "DESIGN" };
	readonly folds: readonly Millimetres[];
	/** The side behind which it is printed. */
	readonly backOf: string | null;
	/** What it is printed on together with others. */
	readonly substrate: string | null;
	/** Sheets of that are printed left for right; an order's own file never is. */
	readonly mirroredOnSheets?: boolean;
	readonly mayTurn: boolean;
	/** Printed by itself: without a page where it shows nothing. */
	readonly alone: boolean;
};

/** What the file of an article must be like. */
export type PrintWishes = {
	readonly cropMarks: boolean;
	/** Calibrated RGB unless the print shop wants something else. */
	readonly output?: PrintOutput;
	/** By the side's code. */
	readonly sides: ReadonlyMap<string, SideWishes>;
};

/** Goods below this luminance are not white: colours would take on theirs there, and white would not show at all. */
const DARK = 0.9;
const STANDARD_NAMES = { whiteName: "White", cutName: "CutContour" };

/** One file has all sides: it goes to the one who prints the first. */
export async function printWishes(
	shop: Pick<Workshop, "db" | "files">,
	{ articleId, variantId }: { readonly articleId: number; readonly variantId: number },
): Promise<PrintWishes> {
	const rows = await shop.db
		.select({ side: articleSides, technique: printTechniques, supplier: printSuppliers, substrate: printSubstrates })
		.from(articleSides)
		.leftJoin(printTechniques, eq(printTechniques.code, articleSides.technique))
		.leftJoin(printSuppliers, eq(printSuppliers.code, printTechniques.supplier))
		.leftJoin(printSubstrates, eq(printSubstrates.code, articleSides.substrate))
		.where(eq(articleSides.articleId, articleId))
		.orderBy(asc(articleSides.position));
	const [variant] = await shop.db
		.select({ cloth: clothColor })
		.from(articleVariants)
		.innerJoin(articles, eq(articles.id, articleVariants.articleId))
		.where(eq(articleVariants.id, variantId));
	const isDark = variant?.cloth ? luminance(rgbOf(variant.cloth)) < DARK : false;
	const sides = rows.map(({ side, technique, supplier, substrate }) => {
		const { whiteName, cutName } = supplier ?? STANDARD_NAMES;
		const white = technique?.whiteInk === "ALWAYS" || (technique?.whiteInk === "DARK" && isDark);
		const wishes: SideWishes = {
			folds: side.folds,
			backOf: side.backOf,
			substrate: side.substrate,
			mayTurn: side.mayTurn,
			alone: technique?.sidesAlone ?? false,
			...(substrate?.mirrored && { mirroredOnSheets: true }),
			...(white && {
				white: whiteName,
				...(variant?.cloth && technique.whiteInk === "DARK" && { cloth: variant.cloth }),
			}),
			...(side.cutLine && { cut: { ink: cutName, around: side.cutLine } }),
		};
		return [side.code, wishes] as const;
	});
	const supplier = rows[0]?.supplier;
	const output = supplier ? await outputOf(shop, supplier) : undefined;
	return { cropMarks: supplier?.cropMarks ?? true, ...(output && { output }), sides: new Map(sides) };
}

/** Nothing where it is the standard: calibrated RGB for offset on coated paper. */
export async function outputOf(
	shop: Pick<Workshop, "files">,
	{ colors, condition, profileKey }: PrintSupplier,
): Promise<PrintOutput | undefined> {
	if (condition !== null && profileKey !== null) {
		const profile = Buffer.from(await shop.files.get(profileKey));
		return { colors, condition: await supplierCondition(condition, profile) };
	}
	return colors === "RGB" ? undefined : { colors, condition: await printCondition() };
}
