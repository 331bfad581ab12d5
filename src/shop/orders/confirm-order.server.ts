import { eq } from "drizzle-orm";
import { formatDay } from "#core/day-display.ts";
import { orders } from "#database/schema.ts";
import { orderConfirmation } from "#mail/order-confirmation.tsx";
import { postMail } from "#mail/outbox.server.ts";
import { proofFolder } from "#shop/designs/proofs.server.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { productPicture, proofPictures } from "./line-pictures.server.ts";
import { orderArrival } from "./order-arrival.server.ts";
import { orderMailFacts } from "./order-mail-facts.server.ts";
import { findOrder, linesOf, type OrderLine } from "./orders.server.ts";

/** A book's pages would be a mail that many mailboxes refuse. */
const MOST_SIDES_IN_MAIL = 6;

/**
 * Writes the confirmation mail of a paid order, with a picture of every line as it was approved. `withoutMissing`:
 * those that cannot be drawn are left out, as they are no reason not to hear of one's order. What was canceled before
 * or meanwhile is not confirmed.
 */
export async function confirmOrder(shop: Workshop, orderId: number, withoutMissing = false): Promise<void> {
	const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
	if (!order || order.status === 10) return;
	const { facts, linesInMail } = orderMailFacts(shop, order);
	const [lines, arrivesOn] = await Promise.all([linesOf(shop, orderId), orderArrival(shop, order)]);
	const pictures: LinePictures[] = [];
	// One after the other: elaborate ones have a few places that all orders share.
	for (const line of lines) pictures.push(await picturesOf(shop, line, withoutMissing));
	const mail = orderConfirmation({
		...facts,
		arrivesBy: formatDay(arrivesOn, facts.language),
		unpictured: pictures.some(({ product, proofs }) => !product || !proofs),
		lines: linesInMail(lines).map((line, index) => ({
			...line,
			product: pictures[index]?.product?.map(({ contentId }) => `cid:${contentId}`) ?? [],
			proofs: pictures[index]?.proofs?.map(({ contentId }) => `cid:${contentId}`) ?? [],
			moreSides: pictures[index]?.moreSides ?? false,
		})),
	});
	const inlineFiles = pictures.flatMap(({ product, proofs }) => [...(product ?? []), ...(proofs ?? [])]);
	await inTransaction(shop, async (inside) => {
		const current = await findOrder(inside, order.publicId, "update");
		if (current?.status === 10) return;
		await postMail(inside, {
			key: `order-confirmation:${order.publicId}`,
			recipient: order.email,
			brand: facts.brand.code,
			...mail,
			inlineFiles,
			createdAt: shop.now,
		});
	});
}

type InlineFile = { contentId: string; key: string; contentType: string };
/** Not there: it could not be drawn, and is waited for no longer. */
type LinePictures = { product: InlineFile[] | undefined; proofs: InlineFile[] | undefined; moreSides: boolean };

/** The product as it will look, and each printed side as it will be printed; kept for as long as the mail is. */
async function picturesOf(shop: Workshop, line: OrderLine, mayLack: boolean): Promise<LinePictures> {
	const [shown, painted] = [await drawn(product), await drawn(proofs)];
	return { product: shown, proofs: painted?.files, moreSides: painted?.isMore ?? false };

	async function product(): Promise<InlineFile[]> {
		const picture = made(await productPicture(shop, line));
		return picture ? [await keep(shop, line, "product", picture)] : [];
	}

	async function proofs() {
		const painted = made(await proofPictures(shop, line));
		const sides = painted.slice(0, MOST_SIDES_IN_MAIL);
		const files = await Promise.all(sides.map((proof) => keep(shop, line, proof.side, proof.bytes)));
		return { files, isMore: painted.length > sides.length };
	}

	async function drawn<Drawn>(draw: () => Promise<Drawn>): Promise<Drawn | undefined> {
		try {
			return await draw();
		} catch (error) {
			if (!mayLack) throw error;
			shop.log.error(
				{ err: error, order: line.orderId, line: line.position },
				"an order is confirmed without a picture",
			);
			return undefined;
		}
	}
}

function made<Picture>(answer: Picture | "busy"): Picture {
	if (answer === "busy") throw new Error("Too many elaborate pictures wait to be drawn");
	return answer;
}

async function keep(shop: Workshop, line: OrderLine, name: string, bytes: Buffer): Promise<InlineFile> {
	const key = `${proofFolder(line.proofHash)}/${line.variantId}-${name}.jpg`;
	await shop.files.put(key, bytes);
	return { contentId: `line-${line.position}-${name}`, key, contentType: "image/jpeg" };
}
