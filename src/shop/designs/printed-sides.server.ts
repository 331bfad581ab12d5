import { isPage } from "#design/blank.ts";
import type { DesignSide } from "#design/document.ts";
import { monthNamesIn } from "#design/elements/calendar/calendar-names.ts";
import { filledSides } from "#design/filled-sides.ts";
import type { Article } from "#shop/catalog/catalog.server.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { PictureFile } from "#ui/picture.tsx";
import { findApplication } from "./designs.server.ts";
import { designProof, flatFile } from "./preview-files.ts";

/** One printed side flat, or two pages that lie open beside one another. */
export type OpenView = { readonly name: string; readonly pictures: readonly SidePicture[] };
/** `whole`: address of the side as large as proofs are. */
export type SidePicture = { readonly name: string; readonly file: PictureFile; readonly whole: string };
export type PrintedSides = { readonly areBound: boolean; readonly views: readonly OpenView[] };

type Design = { readonly id: number; readonly articleId: number; readonly hash: string };

/** What the picture of the product leaves unseen: all printed sides of a design, where there are several. */
export async function printedSides(
	shop: Pick<Shop, "db" | "locale">,
	article: Article,
	design: Design,
	variantId: number,
): Promise<PrintedSides | undefined> {
	if (article.sides.length < 2) return undefined;
	const application = await findApplication(shop, design.id, article.id);
	const printed = application ? filledSides(application.document) : [];
	if (printed.length < 2) return undefined;
	const t = textsOf(shop.locale).getFixedT(shop.locale.iso, "product");
	const list = new Intl.ListFormat(shop.locale.iso, { type: "conjunction" });
	const months = monthNamesIn(shop.locale.iso);
	const nameOf = (side: DesignSide) => months[(shownMonth(side) ?? 0) - 1] ?? t(`side.${side.code}`);
	const views = openViews(printed, article).map((sides) => ({
		name: list.format(sides.map(nameOf)),
		pictures: sides.map((side) => ({
			name: nameOf(side),
			file: flatFile(design, { side: side.code, variantId }, shop.locale, side),
			whole: designProof(design, { side: side.code, variantId }, shop.locale),
		})),
	}));
	return { areBound: printed.some(({ code }) => isPage(code)), views };
}

/** From 1, on a calendar's page. */
function shownMonth({ code, elements }: DesignSide): number | undefined {
	if (!/^month-\d+$/.test(code)) return undefined;
	const calendars = elements.filter((element) => element.kind === "calendar");
	const [only] = calendars;
	return calendars.length === 1 && !only?.months ? only?.month : undefined;
}

/** The back of a leaf lies beside the front of the next one, if both are printed. */
function openViews(printed: readonly DesignSide[], { sides }: Article): readonly (readonly DesignSide[])[] {
	const nextOf = new Map(sides.map(({ code }, at) => [code, sides[at + 1]]));
	const isBack = ({ code, backOf }: Article["sides"][number]) => backOf !== null && isPage(code);
	const backs = new Set(sides.filter(isBack).map(({ code }) => code));
	const views: DesignSide[][] = [];
	for (const side of printed) {
		const open = views.at(-1);
		const [left] = open ?? [];
		const isOpen = open?.length === 1 && left && backs.has(left.code) && !backs.has(side.code);
		if (isOpen && isPage(side.code) && nextOf.get(left.code)?.code === side.code) open.push(side);
		else views.push([side]);
	}
	return views;
}
