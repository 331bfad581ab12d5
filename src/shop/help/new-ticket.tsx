import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { TICKET_SUBJECTS } from "#core/tickets.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { TagLink } from "#ui/badge.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ContactErrorSummary, MessageFields, type RefusedForm, useContactField } from "./message-fields.tsx";
import type { NewTicketView } from "./ticket-views.server.ts";
import { TopicList } from "./topic-list.tsx";

type NewTicketProps = { form: NewTicketView; refused: RefusedForm | undefined };

/** What it is about comes first: its answers are offered before somebody waits for one. */
export function NewTicket({ form, refused }: NewTicketProps) {
	const { t } = useTranslation(["tickets", "help"]);
	const { about, topic, answers, order } = form;
	const kept = [topic && `topic=${topic.id}`, order && `order=${order}`].filter(Boolean).map((each) => `&${each}`);
	return (
		<div className="grid grid-cols-1 gap-8">
			<PageTitle>{t("write")}</PageTitle>
			<Breadcrumb
				label={t("help:path")}
				trail={[{ text: t("title"), to: "/accounts/tickets" }, { text: t("write") }]}
			/>
			<h1 className="text-36">{t("write")}</h1>
			<nav aria-labelledby="about" className="grid gap-3">
				<h2 id="about" className="text-22">
					{t("help:contact.field.contactType")}
				</h2>
				<ul className="flex flex-wrap gap-3">
					{TICKET_SUBJECTS.map((each) => (
						<li key={each}>
							<TagLink to={`/accounts/tickets?contact=1&about=${each}${kept.join("")}`} current={each === about}>
								{t(`about.${each}`)}
							</TagLink>
						</li>
					))}
				</ul>
			</nav>
			{answers.length > 0 && (
				<section aria-labelledby="first" className="grid gap-3">
					<h2 id="first" className="text-22">
						{t("help:contact.first")}
					</h2>
					<TopicList topics={answers} />
				</section>
			)}
			{about && (
				<div className="grid max-w-form gap-6">
					{topic && (
						<p>
							{t("topic")} <PageLink to={topic.to}>{topic.title}</PageLink>
						</p>
					)}
					<NewTicketForm form={form} refused={refused} />
				</div>
			)}
		</div>
	);
}

function NewTicketForm({ form: { about, topic, orders, order }, refused }: NewTicketProps) {
	const { t } = useTranslation(["tickets", "help", "general"]);
	const busy = useNavigation().formMethod === "POST";
	const field = useContactField(refused);
	return (
		<Form method="post" encType="multipart/form-data" noValidate className="grid gap-6">
			<ContactErrorSummary refused={refused} />
			<input type="hidden" name="about" value={about} />
			{topic && <input type="hidden" name="topicId" value={topic.id} />}
			{orders.length > 0 && (
				<SelectField
					{...field("orderNumber")}
					defaultValue={refused?.typed.orderNumber ?? order ?? ""}
					optional={t("general:form.optional")}
					options={[
						{ value: "", text: t("noOrder") },
						...orders.map(({ number, placedOn }) => ({ value: number, text: `${number} · ${placedOn}` })),
					]}
				/>
			)}
			<Field {...field("subject")} defaultValue={refused?.typed.subject ?? topic?.title} required maxLength={150} />
			<MessageFields refused={refused} rows={8} />
			<p className="text-14 text-ink-soft">{t("answersWhere")}</p>
			<Button name="intent" value="open" size="large" className="justify-self-start" busy={busy} disabled={busy}>
				{t("help:contact.send")}
			</Button>
		</Form>
	);
}
