import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Workshop } from "#shop/shop.ts";
import type { Payment, PaymentPage, ProviderEvent } from "./payments.server.ts";

const openedSchema = z.object({ id: z.string(), url: z.url() });
const eventSchema = z.object({
	id: z.uuid(),
	type: z.enum(["payment.processing", "payment.paid", "payment.declined", "payment.canceled"]),
	attempt: z.string().min(1).max(100),
	payment: z.object({ reference: z.uuid(), amount: z.int(), currency: z.string() }),
});

const TOLERANCE_SECONDS = 300;
const HAPPENED = {
	"payment.processing": "processing",
	"payment.paid": "paid",
	"payment.declined": "declined",
	"payment.canceled": "canceled",
} as const;

/** Speaks the simulated provider's HTTP protocol: an API key outward, signed webhooks inward. */
export const sandbox = {
	name: "sandbox",

	pageOrigins: (shop: Workshop): string[] => (shop.demo ? [new URL(shop.sandboxUrl).origin] : []),

	async open(
		shop: Workshop,
		payment: Payment,
		page: PaymentPage,
	): Promise<{ providerReference: string; url: string } | undefined> {
		try {
			const answer = await fetch(`${shop.sandboxUrl}/sim/payments`, {
				method: "POST",
				headers: {
					authorization: `Bearer ${shop.key("sandbox-api")}`,
					"content-type": "application/json",
					"idempotency-key": payment.id,
				},
				body: JSON.stringify({
					reference: payment.id,
					method: payment.method,
					amount: payment.amount,
					currency: payment.currency,
					description: page.description,
					locale: page.locale,
					returnUrl: page.returnUrl,
					webhookUrl: `${shop.baseUrl}/api/webhooks/payments/sandbox`,
				}),
				signal: AbortSignal.timeout(5000),
			});
			if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
			const opened = openedSchema.parse(await answer.json());
			return { providerReference: opened.id, url: opened.url };
		} catch (error) {
			shop.log.warn({ err: error, paymentId: payment.id }, "the payment provider could not be reached");
			return undefined;
		}
	},

	/** The event of a webhook, or nothing where its signature or shape is wrong. `t=<unix>,v1=<hmac of t.body>` */
	readEvent(shop: Workshop, body: string, signature: string | undefined): ProviderEvent | undefined {
		const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? "");
		if (!parts?.[1] || !parts[2]) return undefined;
		const expected = createHmac("sha256", shop.key("sandbox-webhook")).update(`${parts[1]}.${body}`).digest();
		if (!timingSafeEqual(expected, Buffer.from(parts[2], "hex"))) return undefined;
		if (Math.abs(shop.now.getTime() / 1000 - Number(parts[1])) > TOLERANCE_SECONDS) return undefined;
		const parsed = eventSchema.safeParse(parseJson(body));
		if (!parsed.success) return undefined;
		const { id, type, attempt, payment } = parsed.data;
		return {
			eventId: id,
			paymentId: payment.reference,
			attempt,
			happened: HAPPENED[type],
			amount: payment.amount,
			currency: payment.currency,
			payload: parsed.data,
		};
	},
};

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
