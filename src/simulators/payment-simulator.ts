import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { and, asc, eq, lte } from "drizzle-orm";
import { Hono } from "hono";
import type { Logger } from "pino";
import { z } from "zod";
import type { Database } from "#database/database.ts";
import { placeholders, prepared } from "#database/prepared.ts";
import { simulatedPayments, simulatedWebhooks } from "#database/schema.ts";
import { paymentPage } from "./payment-page.ts";

type SimulatedPayment = typeof simulatedPayments.$inferSelect;
type Parts = {
	db: Database;
	log: Logger;
	apiKey: string;
	webhookKey: string;
	/** Where customers reach the hosted page. */
	url: string;
};

const openSchema = z.object({
	reference: z.uuid(),
	method: z.string().max(40),
	amount: z.int().min(1),
	currency: z.string().length(3),
	description: z.string().max(200),
	locale: z.string().max(10),
	returnUrl: z.url(),
	webhookUrl: z.url(),
});
/** What the hosted page's buttons do. */
const DECISIONS = ["approve", "decline", "challenge", "cancel", "later", "twice"] as const;
const LATER_MILLISECONDS = 10_000;
const CHALLENGE_CODE = "123456";
/** The hosted page brings its own style, and posts to itself and on to the shop only. */
const policy = (returnUrl: string) =>
	`default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self' ${new URL(returnUrl).origin}; frame-ancestors 'none'`;

/**
 * A payment provider for development and tests. It speaks to the shop over HTTP only: an API with a key,
 * a hosted page, signed webhooks that are repeated until the shop answers 2xx.
 */
export function createPaymentSimulator(parts: Parts): { app: Hono; start(): () => void } {
	const { db } = parts;
	const app = new Hono();

	app.post("/payments", async (context) => {
		if (!isEqual(context.req.header("authorization") ?? "", `Bearer ${parts.apiKey}`))
			return context.json({ error: "key" }, 401);
		const idempotencyKey = context.req.header("idempotency-key") ?? "";
		const body = openSchema.safeParse(await context.req.json().catch(() => undefined));
		if (!body.success || !idempotencyKey) return context.json({ error: "invalid" }, 422);
		const opening = {
			...body.data,
			id: `sim_${randomBytes(12).toString("hex")}`,
			idempotencyKey,
			status: "open" as const,
			createdAt: new Date(),
		};
		const query = prepared(db, "open simulated payment", (name) =>
			db
				.insert(simulatedPayments)
				.values(placeholders(Object.keys(opening) as (keyof typeof opening)[]))
				.onConflictDoNothing()
				.returning({ id: simulatedPayments.id })
				.prepare(name),
		);
		const [opened] = await query.execute(opening);
		const payment = opened ?? (await findByKey(idempotencyKey));
		if (!payment) return context.json({ error: "gone" }, 500);
		return context.json({ id: payment.id, url: `${parts.url}/sim/pay/${payment.id}` }, 201);
	});

	app.get("/pay/:id", async (context) => {
		const payment = await find(context.req.param("id"));
		if (!payment) return context.text("Unknown payment", 404);
		context.header("content-security-policy", policy(payment.returnUrl));
		return context.html(paymentPage(payment, context.req.query("message") ?? ""));
	});

	app.post("/pay/:id", async (context) => {
		const payment = await find(context.req.param("id"));
		if (!payment) return context.text("Unknown payment", 404);
		const form = await context.req.formData();
		const here = `/sim/pay/${payment.id}`;
		if (payment.status === "approved" || payment.status === "canceled" || payment.status === "delayed")
			return context.redirect(payment.returnUrl, 303);
		if (form.get("code") !== null) {
			if (form.get("code") !== CHALLENGE_CODE) return context.redirect(`${here}?message=code`, 303);
			await decide(payment, "approved", [{ type: "payment.paid", after: 0 }]);
			return context.redirect(payment.returnUrl, 303);
		}
		const decision = DECISIONS.find((name) => name === form.get("decision"));
		switch (decision) {
			case "approve":
				await decide(payment, "approved", [{ type: "payment.paid", after: 0 }]);
				break;
			case "twice":
				await decide(payment, "approved", [
					{ type: "payment.declined", after: 1500 },
					{ type: "payment.paid", after: 0 },
					{ type: "payment.paid", after: 500 },
				]);
				break;
			case "later":
				await decide(payment, "delayed", [
					{ type: "payment.processing", after: 0 },
					{ type: "payment.paid", after: LATER_MILLISECONDS },
				]);
				break;
			case "cancel":
				await decide(payment, "canceled", [{ type: "payment.canceled", after: 0 }]);
				return context.redirect(canceledUrl(payment), 303);
			case "decline":
				await decide(payment, "declined", [{ type: "payment.declined", after: 0 }]);
				return context.redirect(`${here}?message=declined`, 303);
			case "challenge":
				await decide(payment, "challenged", []);
				return context.redirect(here, 303);
			default:
				return context.redirect(here, 303);
		}
		return context.redirect(payment.returnUrl, 303);
	});

	return { app, start };

	async function find(id: string): Promise<SimulatedPayment | undefined> {
		const [payment] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.id, id));
		return payment;
	}

	async function findByKey(idempotencyKey: string): Promise<SimulatedPayment | undefined> {
		const [payment] = await db
			.select()
			.from(simulatedPayments)
			.where(eq(simulatedPayments.idempotencyKey, idempotencyKey));
		return payment;
	}

	/** The decision and its webhooks are one transaction: neither is known without the other. */
	async function decide(
		payment: SimulatedPayment,
		status: SimulatedPayment["status"],
		events: readonly { type: string; after: number }[],
	): Promise<void> {
		await db.transaction(async (inside) => {
			const changed = await inside
				.update(simulatedPayments)
				.set({ status })
				.where(and(eq(simulatedPayments.id, payment.id), eq(simulatedPayments.status, payment.status)))
				.returning({ id: simulatedPayments.id });
			if (!changed.length) return;
			const paidEvent = randomUUID();
			const attempt = `att_${randomBytes(12).toString("hex")}`;
			for (const event of events) {
				const eventId = event.type === "payment.paid" ? paidEvent : randomUUID();
				const { reference, amount, currency } = payment;
				await inside.insert(simulatedWebhooks).values({
					eventId,
					url: payment.webhookUrl,
					body: JSON.stringify({ id: eventId, type: event.type, attempt, payment: { reference, amount, currency } }),
					dueAt: new Date(Date.now() + event.after),
					attempts: 0,
					delivered: false,
				});
			}
		});
		void deliverDue();
	}

	function start(): () => void {
		const timer = setInterval(() => void deliverDue(), 250);
		return () => clearInterval(timer);
	}

	async function deliverDue(): Promise<void> {
		const due = await db
			.select()
			.from(simulatedWebhooks)
			.where(and(eq(simulatedWebhooks.delivered, false), lte(simulatedWebhooks.dueAt, new Date())))
			.orderBy(asc(simulatedWebhooks.id))
			.limit(20)
			.catch(() => []);
		await Promise.all(due.map(deliver));
	}

	async function deliver(webhook: typeof simulatedWebhooks.$inferSelect): Promise<void> {
		const attempts = webhook.attempts + 1;
		const dueAt = new Date(Date.now() + Math.min(60_000, 500 * 2 ** attempts));
		const taken = await db
			.update(simulatedWebhooks)
			.set({ attempts, dueAt })
			.where(and(eq(simulatedWebhooks.id, webhook.id), eq(simulatedWebhooks.attempts, webhook.attempts)))
			.returning({ id: simulatedWebhooks.id });
		if (!taken.length) return;
		const time = Math.floor(Date.now() / 1000);
		const signature = createHmac("sha256", parts.webhookKey).update(`${time}.${webhook.body}`).digest("hex");
		try {
			const answer = await fetch(webhook.url, {
				method: "POST",
				headers: { "content-type": "application/json", "sandbox-signature": `t=${time},v1=${signature}` },
				body: webhook.body,
				signal: AbortSignal.timeout(5000),
			});
			if (answer.ok)
				await db.update(simulatedWebhooks).set({ delivered: true }).where(eq(simulatedWebhooks.id, webhook.id));
		} catch (error) {
			parts.log.debug({ err: error }, "the shop did not take a simulated webhook; it will be repeated");
		}
	}
}

/** The webhook may come later than the customer. */
function canceledUrl({ returnUrl }: SimulatedPayment): string {
	const url = new URL(returnUrl);
	url.searchParams.set("payment", "canceled");
	return url.href;
}

function isEqual(given: string, expected: string): boolean {
	const a = Buffer.from(given);
	const b = Buffer.from(expected);
	return a.length === b.length && timingSafeEqual(a, b);
}
