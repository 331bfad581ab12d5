import IconPaperclip from "@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { PageTitle } from "#layouts/page-title.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { ContactErrorSummary, MessageFields, type RefusedForm } from "./message-fields.tsx";
import { TicketBadge } from "./ticket-badge.tsx";
import type { TicketNews } from "./ticket-news.ts";
import type { TicketView } from "./ticket-views.server.ts";

type TicketMessagesProps = { ticket: TicketView; done: TicketNews | undefined; refused: RefusedForm | undefined };

/** One ticket: what was written, and what can be done about it. */
export function TicketMessages({ ticket, done, refused }: TicketMessagesProps) {
	const { t } = useTranslation(["tickets", "help"]);
	const { number, status, subject, order, topic } = ticket;
	const address = `/accounts/tickets?ticket=${ticket.publicId}`;
	return (
		<div className="grid grid-cols-1 gap-8">
			<PageTitle>{subject}</PageTitle>
			<Breadcrumb
				label={t("help:path")}
				trail={[{ text: t("title"), to: "/accounts/tickets" }, { text: t("number", { number }) }]}
			/>
			<header className="grid justify-items-start gap-3">
				<h1 className="text-28 wrap-anywhere lg:text-36">{subject}</h1>
				<TicketBadge status={status} />
				{order && (
					<p>
						{t("order")} {order.to ? <PageLink to={order.to}>{order.number}</PageLink> : order.number}
					</p>
				)}
				{topic && (
					<p>
						{t("topic")} <PageLink to={topic.to}>{topic.title}</PageLink>
					</p>
				)}
			</header>
			{done && !refused && (
				<div role="status">
					<Notice tone="success">{t(`done.${done}`)}</Notice>
				</div>
			)}
			{ticket.earlier !== undefined && (
				<ButtonLink to={`${address}&before=${ticket.earlier}`} look="secondary" className="justify-self-center">
					{t("older")}
				</ButtonLink>
			)}
			<Messages ticket={ticket} />
			{!ticket.isLatest && (
				<ButtonLink to={address} look="secondary" className="justify-self-center">
					{t("newest")}
				</ButtonLink>
			)}
			{status === "ARCHIVED" ? (
				<Notice
					tone="info"
					title={t("archived")}
					actions={
						<ButtonLink to={`/accounts/tickets?contact=1${order?.to ? `&order=${order.number}` : ""}`} look="secondary">
							{t("write")}
						</ButtonLink>
					}
				>
					{t("archivedHelp")}
				</Notice>
			) : (
				<Answer key={ticket.latestOwn} status={status} refused={refused} />
			)}
		</div>
	);
}

function Messages({ ticket: { messages, brand } }: Pick<TicketMessagesProps, "ticket">) {
	const { t } = useTranslation("tickets");
	return (
		<ol className="grid grid-cols-1 gap-4">
			{messages.map(({ id, author, text, at, files }) => (
				<li
					key={id}
					className={classNames(
						"grid gap-3 rounded-card p-5",
						author === "STAFF" ? "border border-line-strong me-4 sm:me-12" : "bg-surface shadow-card ms-4 sm:ms-12",
					)}
				>
					<p className="text-14 text-ink-soft">
						<strong className="text-ink">{author === "STAFF" ? brand : t("you")}</strong> · {at}
					</p>
					<p className="whitespace-pre-line wrap-anywhere">{text}</p>
					<ul className="grid justify-items-start empty:hidden">
						{files.map(({ href, name, size }) => (
							<li key={href}>
								<a href={href} download className="inline-flex min-h-9 items-center gap-2 underline underline-offset-4">
									<Icon of={IconPaperclip} />
									<span className="wrap-anywhere">
										{name} <span className="text-14 text-ink-soft">({size})</span>
									</span>
								</a>
							</li>
						))}
					</ul>
				</li>
			))}
		</ol>
	);
}

function Answer({ status, refused }: { status: "PENDING" | "RESOLVED"; refused: RefusedForm | undefined }) {
	const { t } = useTranslation(["tickets", "help"]);
	const busy = useNavigation().formMethod === "POST";
	return (
		<section aria-labelledby="answer" className="grid gap-6 border-t border-line pt-8">
			<h2 id="answer" className="text-22">
				{t("answer")}
			</h2>
			<Form method="post" encType="multipart/form-data" noValidate className="grid max-w-form gap-6">
				<ContactErrorSummary refused={refused} />
				{status === "RESOLVED" && <p>{t("opensAgain")}</p>}
				<MessageFields refused={refused} rows={5} />
				<Button name="intent" value="answer" className="justify-self-start" busy={busy} disabled={busy}>
					{t("help:contact.send")}
				</Button>
			</Form>
			<Form method="post" className="grid max-w-form justify-items-start gap-3">
				<p className="text-ink-soft">{t(`settle.${status}`)}</p>
				<Button look="secondary" name="intent" value={status === "PENDING" ? "RESOLVED" : "PENDING"} disabled={busy}>
					{t(`settleButton.${status}`)}
				</Button>
			</Form>
		</section>
	);
}
