import { data } from "react-router";
import { TICKET_STATUSES, TICKET_SUBJECTS, topicGroupOf } from "#core/tickets.ts";
import { allowAccountsTickets } from "#guards/allow-accounts-tickets.ts";
import { needsSignIn } from "#guards/needs-sign-in.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { findCustomerOrder } from "#shop/orders/customer-orders.server.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import type { Route } from "./+types/tickets.page";
import { readAttachments } from "./attachments.server.ts";
import { type ContactErrors, parseContactForm, parseMessageForm, typedTexts } from "./contact-form.ts";
import { findTopic } from "./help.server.ts";
import { NewTicket } from "./new-ticket.tsx";
import { addMessage, settleTicket, type TicketCursor } from "./own-tickets.server.ts";
import { TicketList } from "./ticket-list.tsx";
import { TicketMessages } from "./ticket-messages.tsx";
import { TICKET_NEWS } from "./ticket-news.ts";
import { viewNewTicket, viewTicket, viewTickets } from "./ticket-views.server.ts";
import { openTicket } from "./tickets.server.ts";

export const handle = { texts: ["tickets", "help"] };
export const middleware: Route.MiddlewareFunction[] = [needsSignIn, allowAccountsTickets];

/** A list, one of them with `ticket`, or the form for a new one with `contact=1`. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	if (!shop.customer) throw pageNotFound(request);
	const query = new URL(request.url).searchParams;
	if (query.get("contact") === "1")
		return { view: "new" as const, form: await viewNewTicket(shop, shop.customer, query) };
	const publicId = query.get("ticket");
	if (publicId !== null) {
		const ticket = await viewTicket(shop, shop.customer, publicId, parseNumber(query.get("before")));
		if (!ticket) throw pageNotFound(request);
		return { view: "one" as const, ticket, done: TICKET_NEWS.find((each) => each === query.get("done")) };
	}
	const status = TICKET_STATUSES.find((each) => each === query.get("status"));
	return { view: "list" as const, list: await viewTickets(shop, { status, after: parseCursor(query.get("after")) }) };
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	if (!shop.customer) throw pageNotFound(request);
	const form = await readForm(request);
	const publicId = new URL(request.url).searchParams.get("ticket") ?? "";
	const intent = form.get("intent");
	if (intent === "open") return open(shop, shop.customer, form);
	if (intent !== "answer" && intent !== "RESOLVED" && intent !== "PENDING") throw pageNotFound(request);
	if (intent === "answer") {
		const message = parseMessageForm(form);
		if (!message.ok) return wrong(message.fields, form);
		const files = await readAttachments(form.getAll("attachments"));
		if (!files.ok) return wrong({ attachments: files.reason }, form);
		const added = await addMessage(shop, publicId, { ...message.value, attachments: files.value });
		if (added.ok) return redirect(`/accounts/tickets?ticket=${publicId}&done=answered`);
		if (added.reason === "absent") throw pageNotFound(request);
		return wrong({ text: added.reason }, form, added.reason === "too_often" ? 429 : 422);
	}
	const settled = await settleTicket(shop, publicId, intent);
	if (settled.ok) return redirect(`/accounts/tickets?ticket=${publicId}&done=${intent}`);
	if (settled.reason === "absent") throw pageNotFound(request);
	return wrong({ text: settled.reason }, form);
}

async function open(shop: Shop, customer: SignedInCustomer, form: FormData) {
	const about = TICKET_SUBJECTS.find((each) => each === form.get("about")) ?? "other";
	const topicGroup = topicGroupOf(about) ?? null;
	form.set("name", customer.displayName.slice(0, 120));
	form.set("email", customer.email);
	if (about === "manyPieces") form.set("contactType", "formContactRequestBudget");
	else form.set("contactType", topicGroup === null ? "formContact" : "helpCenter");
	const contact = parseContactForm(form);
	if (!contact.ok) return wrong(contact.fields, form);
	const { orderNumber } = contact.value;
	if (orderNumber !== null && !(await findCustomerOrder(shop, customer, orderNumber)))
		return wrong({ orderNumber: "unknown_order" }, form);
	const files = await readAttachments(form.getAll("attachments"));
	if (!files.ok) return wrong({ attachments: files.reason }, form);
	const topicId = (await findTopic(shop, contact.value.topicId ?? 0))?.id ?? null;
	const opened = await openTicket(shop, { ...contact.value, topicId, topicGroup, attachments: files.value });
	if (!opened.ok) return wrong({ text: opened.reason }, form, 429);
	return redirect(`/accounts/tickets?ticket=${opened.value.publicId}&done=opened`);
}

function wrong(fields: ContactErrors, form: FormData, status = 422) {
	return data({ fields, typed: typedTexts(form) }, { status });
}

function parseNumber(given: string | null): number | undefined {
	return given !== null && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}

function parseCursor(given: string | null): TicketCursor | undefined {
	const [, time, number] = /^(\d{1,14})\.(\d{1,15})$/.exec(given ?? "") ?? [];
	return number === undefined ? undefined : { time: new Date(Number(time)), number: Number(number) };
}

export default function TicketsPage({ loaderData, actionData }: Route.ComponentProps) {
	switch (loaderData.view) {
		case "new":
			return <NewTicket form={loaderData.form} refused={actionData} />;
		case "one":
			return <TicketMessages ticket={loaderData.ticket} done={loaderData.done} refused={actionData} />;
		case "list":
			return <TicketList {...loaderData.list} />;
	}
}
