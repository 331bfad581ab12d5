import { limitBody } from "#shop/limit-body.ts";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { refusal } from "#shop/refusal.ts";
import { receiveEvent } from "./payments.server.ts";
import { sandbox } from "./sandbox-provider.server.ts";

const MOST_BYTES = 64_000;

/** Signed webhooks: the only way in which anything becomes paid. */
export function mountPayments(app: OpenApiApp): void {
	app.post("/api/webhooks/payments/sandbox", limitBody(MOST_BYTES), async (context) => {
		const shop = context.get("shop");
		if (!shop.demo) return refusal(shop, 404, 4040, "api:unknownWebhook");
		const body = await context.req.text();
		const event = sandbox.readEvent(shop, body, context.req.header("sandbox-signature"));
		if (!event) return refusal(shop, 401, 4010, "api:badSignature");
		await receiveEvent(shop, sandbox.name, event);
		return context.json({ received: true });
	});
}
