import type { CheckoutStep } from "#core/checkout-steps.ts";
import { colorsPrinted } from "#design/preflight/print-colors.ts";
import { isAnyDuller } from "#painters/proof/duller-anywhere.server.ts";
import type { LineProof } from "#shop/designs/proof-links.tsx";
import { sideLinks } from "#shop/designs/side-links.server.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { CartLine } from "./cart.server.ts";

/** The printed sides of a line, by their names in the visitor's language; their pages lead back to where they are shown. */
export function lineProofs(
	{ locale }: Pick<Shop, "locale">,
	line: CartLine,
	shownAt: { step: CheckoutStep } | "cart",
): readonly LineProof[] {
	const [place, query] = shownAt === "cart" ? ["cart", ""] : ["checkout", `?step=${shownAt.step}`];
	const t = textsOf(locale).getFixedT(locale.iso, "product");
	return sideLinks(line.printedSides, t, (side) => `/${place}/flat/${line.id}/${side}${query}`);
}

/** Whether they have colours that are calmer on paper than in their pictures; where that can't be told, nothing is. */
export async function printsDuller({ log }: Pick<Shop, "log">, { document }: Pick<CartLine, "document">) {
	try {
		return await isAnyDuller(colorsPrinted(document));
	} catch (error) {
		log.error({ err: error }, "the usual press has no table of colours");
		return false;
	}
}
