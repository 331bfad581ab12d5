import { tellingWords } from "#design/telling-words.ts";
import { PROOF_WIDTH, projectProof } from "#shop/designs/preview-files.ts";
import { type FlatSideView, viewFlatSide } from "#shop/designs/view-flat-side.server.ts";
import type { Shop } from "#shop/shop.ts";
import { readCart } from "./cart.server.ts";

/** One printed side of a line of the visitor's cart, for its page. */
export async function viewLineSide(shop: Shop, lineId: string, code: string): Promise<FlatSideView | undefined> {
	const cart = await readCart(shop);
	const lines = [...cart.lines, ...cart.unavailable];
	const line = lines.find(({ id }) => id === lineId);
	if (!line) return undefined;
	const { articleName: name, document, projectId: id, hash, variantId } = line;
	const words = tellingWords(lines).get(line);
	const src = projectProof({ id, hash }, { side: code, variantId });
	const picture = ({ width }: { width: number }) => ({ src, pixelsPerMm: PROOF_WIDTH / width });
	return viewFlatSide(shop, { name, words, document, picture }, code);
}
