import { isUuid, parseId } from "#core/identifiers.ts";
import type { Outcome } from "#core/outcome.ts";
import { parseAcceptedHints, writeAcceptedHint } from "#design/preflight/accepted-hints.ts";
import type { Shop } from "#shop/shop.ts";
import { type LineContent, readCart } from "./cart.server.ts";
import { addToCart, type CartRefusal } from "./change-cart.server.ts";
import type { TakenOut } from "./taken-out.ts";

const LONGEST_NAME = 200;

/** What the page keeps of a line, so that it can be put back once it is taken out. */
export function toTakeOut(line: LineContent): TakenOut {
	const { id, articleName: name, projectId, version, variantId, quantity, addedAt } = line;
	const accepted = line.accepted.map(writeAcceptedHint);
	return { id, name, projectId, version, variantId, quantity, accepted, addedAt: addedAt.getTime() };
}

export async function findToTakeOut(shop: Shop, lineId: string): Promise<TakenOut | undefined> {
	const { lines, unavailable } = await readCart(shop);
	const line = [...lines, ...unavailable].find(({ id }) => id === lineId);
	return line && toTakeOut(line);
}

/** Of a form; its name is only told to who sent it. */
export function parseTakenOut(form: FormData): TakenOut | undefined {
	const text = (field: string) => String(form.get(field) ?? "");
	const [id, projectId] = [text("line"), text("project")];
	const [version, variantId] = [parseId(text("version")), parseId(text("variant"))];
	const addedAt = Number(text("added") || Number.NaN);
	if (!isUuid(id) || !isUuid(projectId) || version === undefined || variantId === undefined) return undefined;
	if (!Number.isSafeInteger(addedAt) || addedAt < 0) return undefined;
	const accepted = parseAcceptedHints(form.getAll("accepted")).map(writeAcceptedHint);
	const name = text("name").slice(0, LONGEST_NAME);
	return { id, name, projectId, version, variantId, quantity: Number(text("quantity")), accepted, addedAt };
}

/** At its old place and today's price. What was accepted counts only for the design that was seen. */
export async function putBack(shop: Shop, taken: TakenOut): Promise<Outcome<{ lineId: string }, CartRefusal>> {
	const { projectId, version, variantId, quantity } = taken;
	const addedAt = new Date(Math.min(taken.addedAt, shop.now.getTime()));
	const line = { projectId, variantId, quantity, addedAt };
	const back = await addToCart(shop, { ...line, version, accepted: parseAcceptedHints(taken.accepted) });
	return !back.ok && back.reason === "changed" ? addToCart(shop, line) : back;
}
