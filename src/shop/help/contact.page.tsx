import { useTranslation } from "react-i18next";
import { data, Form, useNavigation } from "react-router";
import { parseId } from "#core/identifiers.ts";
import { CONTACT_TYPES, TOPIC_GROUPS } from "#core/tickets.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { redirectContactIfLogged } from "#guards/redirect-contact-if-logged.ts";
import { PageHead } from "#layouts/page-head.tsx";
import { PageTitle } from "#layouts/page-title.tsx";
import { headFacts } from "#shop/search/head-facts.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field, TextAreaField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { Route } from "./+types/contact.page";
import { readAttachments } from "./attachments.server.ts";
import { type ContactErrors, parseContactForm, typedTexts } from "./contact-form.ts";
import { findTopic, listTopics } from "./help.server.ts";
import { openTicket } from "./tickets.server.ts";
import { TopicList } from "./topic-list.tsx";

export const handle = { texts: ["help"] };
export const middleware: Route.MiddlewareFunction[] = [redirectContactIfLogged];

/** Filled in by programs alone: people do not see it. */
const TRAP = "website";
const ANSWERS = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const { searchParams } = new URL(request.url);
	const topic = await findTopic(shop, parseId(searchParams.get("topic") ?? "") ?? 0);
	const groups = [TOPIC_GROUPS.ordersWaiting, TOPIC_GROUPS.ordersReceived];
	const asked = await Promise.all(groups.map((group) => listTopics(shop, { group })));
	return {
		head: headFacts(shop, "/contact"),
		sent: parseId(searchParams.get("sent") ?? ""),
		topic: topic && { id: topic.id, title: topic.title },
		answers: topic ? [] : asked.flatMap((topics) => topics.slice(0, ANSWERS / 2)),
		filled: {
			name: shop.customer?.displayName ?? "",
			email: shop.customer?.email ?? "",
			subject: topic?.title ?? "",
		} as Readonly<Partial<Record<string, string>>>,
	};
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	if (form.get(TRAP)) return redirect("/contact?sent=1");
	const contact = parseContactForm(form);
	if (!contact.ok) return wrong(contact.fields, form);
	const files = await readAttachments(form.getAll("attachments"));
	if (!files.ok) return wrong({ attachments: files.reason }, form);
	const topic = await findTopic(shop, contact.value.topicId ?? 0);
	const about = { topicId: topic?.id ?? null, topicGroup: null };
	const opened = await openTicket(shop, { ...contact.value, ...about, attachments: files.value });
	if (!opened.ok) return wrong({ text: opened.reason }, form, 429);
	if (shop.customer?.may.tickets) return redirect(`/accounts/tickets?ticket=${opened.value.publicId}&done=opened`);
	return redirect(`/contact?sent=${opened.value.number}`);
}

function wrong(fields: ContactErrors, form: FormData, status = 422) {
	return data({ fields, typed: typedTexts(form) }, { status });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation(["help", "general"]);
	const busy = useNavigation().formMethod === "POST";
	const { sent, topic, answers } = loaderData;
	const filled: Partial<Record<string, string>> = { ...loaderData.filled, ...actionData?.typed };
	const fields = actionData?.fields ?? {};
	const errors = Object.entries(fields).map(([field, reason]) => ({
		field,
		text: `${t(`contact.field.${field}`)}: ${t(`contact.error.${reason}`)}`,
	}));
	const field = (name: string) => ({
		name,
		label: t(`contact.field.${name}`),
		error: fields[name] && t(`contact.error.${fields[name]}`),
		defaultValue: filled[name] ?? "",
	});
	return (
		<div className="page-column grid grid-cols-1 gap-8 pt-6 pb-16">
			<PageTitle>{t("contact.title")}</PageTitle>
			<PageHead facts={loaderData.head} title={t("contact.title")} description={t("contact.intro")} />
			<Breadcrumb label={t("path")} trail={[{ text: t("home"), to: "/" }, { text: t("contact.title") }]} />
			<header className="grid gap-3">
				<h1 className="text-36 lg:text-48">{t("contact.title")}</h1>
				<p className="max-w-form text-18 text-ink-soft">{t("contact.intro")}</p>
			</header>
			{sent !== undefined && (
				<div className="max-w-form" role="status">
					<Notice tone="success" title={t("contact.sent.title", { number: sent })}>
						{t("contact.sent.text")}
					</Notice>
				</div>
			)}
			{answers.length > 0 && sent === undefined && (
				<section className="grid gap-3">
					<h2 className="text-22">{t("contact.first")}</h2>
					<TopicList topics={answers} />
				</section>
			)}
			<Form method="post" encType="multipart/form-data" noValidate className="grid max-w-form gap-6">
				<ErrorSummary title={t("general:error.summary", { count: errors.length })} errors={errors} />
				<SelectField
					{...field("contactType")}
					defaultValue={filled.contactType ?? (topic ? "helpCenter" : "formContact")}
					options={CONTACT_TYPES.map((type) => ({ value: type, text: t(`contact.type.${type}`) }))}
				/>
				<Field {...field("name")} autoComplete="name" required maxLength={120} />
				<Field {...field("email")} type="email" autoComplete="email" inputMode="email" required maxLength={254} />
				<Field
					{...field("orderNumber")}
					optional={t("general:form.optional")}
					help={t("contact.orderNumberHelp")}
					autoComplete="off"
					maxLength={40}
				/>
				<Field {...field("subject")} required maxLength={150} />
				<TextAreaField {...field("text")} rows={8} required maxLength={5000} />
				<Field
					{...field("attachments")}
					defaultValue={undefined}
					type="file"
					multiple
					accept="image/*,.pdf,.zip"
					optional={t("general:form.optional")}
					help={t("contact.attachmentsHelp")}
					className="py-2"
				/>
				<div hidden>
					<label>
						{t("contact.trap")}
						<input name={TRAP} tabIndex={-1} autoComplete="off" />
					</label>
				</div>
				{topic && <input type="hidden" name="topicId" value={topic.id} />}
				<p className="text-14 text-ink-soft">{t("contact.privacy")}</p>
				<Button size="large" className="justify-self-start" busy={busy} disabled={busy}>
					{t("contact.send")}
				</Button>
			</Form>
		</div>
	);
}
