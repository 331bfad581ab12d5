import type { MiddlewareHandler } from "hono";
import { SIGNED_IN_HEADER } from "#core/signed-in-header.ts";
import type { ApiEnvironment } from "./open-api-app.ts";
import { refusal } from "./refusal.ts";

/** What a customer made on a page that has not noticed the end of the sign-in becomes nobody else's. */
export const refuseSignedOut: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
	const shop = context.get("shop");
	const isOver = !shop.customer && context.req.header(SIGNED_IN_HEADER) !== undefined;
	return isOver ? refusal(shop, 403, 4031, "api:signedOut", { reason: "of_an_account" }) : next();
};
