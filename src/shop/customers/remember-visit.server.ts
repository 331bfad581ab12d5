import { eq } from "drizzle-orm";
import { customerSessions } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import type { EngineAnswer } from "./ask-engine.server.ts";
import { SIGN_IN_COOKIE, signInToken } from "./sign-in-cookie.server.ts";

/**
 * Notes with a new sign-in which visit it was made in. What that visit made stays there until a request brings the
 * sign-in: an answer that never arrives must not empty the cart of somebody who is still a guest.
 */
export async function rememberVisit(shop: Shop, { cookies }: Pick<EngineAnswer, "cookies">): Promise<void> {
	const cookie = cookies.findLast((line) => line.includes(`${SIGN_IN_COOKIE}=`))?.split(";")[0];
	const token = signInToken(shop, cookie ?? null);
	const visitId = shop.session.id;
	if (!token || !visitId) return;
	await shop.db.update(customerSessions).set({ visitId }).where(eq(customerSessions.token, token));
}
