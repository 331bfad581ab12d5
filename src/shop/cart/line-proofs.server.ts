import { colorsPrinted } from "#design/preflight/print-colors.ts";
import { isAnyDuller } from "#painters/proof/duller-anywhere.server.ts";
import { projectProof } from "#shop/designs/preview-files.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { CartLine } from "./cart.server.ts";
import type { LineProof } from "./proof-links.tsx";

/** The printed sides of a line, by their names in the visitor's language. */
export function lineProofs({ locale }: Pick<Shop, "locale">, line: CartLine): readonly LineProof[] {
	const { projectId: id, hash, variantId } = line;
	const t = textsOf(locale).getFixedT(locale.iso, "product");
	return line.printedSides.map((side) => ({
		side: t(`side.${side}`),
		href: projectProof({ id, hash }, { side, variantId }),
	}));
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
