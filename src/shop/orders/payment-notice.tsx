import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ChoiceCard } from "#ui/choice-card.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { Notice } from "#ui/notice.tsx";
import type { OrderView } from "./order-view.server.ts";

type PaymentNoticeProps = {
	order: OrderView;
	/** The customer comes from the provider's page: what it said may still be on its way. */
	returned?: "decided" | "canceled";
	/** Why no page to pay at was opened just now. */
	trouble?: "unreachable" | undefined;
	/** This page's own address, which names the order: another one may be newer by then. */
	here: string;
};

/** What stands between an order and its printing, and what the customer can do about it. */
export function PaymentNotice({ order, returned, trouble, here }: PaymentNoticeProps) {
	const { t } = useTranslation(["orders", "checkout", "general"]);
	if (!order.payable) return null;
	if (order.atCounter)
		return (
			<Notice tone="info" title={t("counter.title")}>
				<p>{t("counter.text", { total: order.total })}</p>
				<p className="font-display text-28 whitespace-nowrap text-ink tabular-nums md:text-60">{order.number}</p>
			</Notice>
		);
	const checkAgain = (
		<noscript>
			<ButtonLink to={here}>{t("pay.again")}</ButtonLink>
		</noscript>
	);
	if (order.confirming)
		return (
			<Notice tone="info" title={t("pay.confirming")} actions={checkAgain}>
				{t("pay.confirmingHelp")}
			</Notice>
		);
	if (!order.mayPay)
		return (
			<Notice
				tone="warning"
				title={t("pay.tooMany")}
				actions={<ButtonLink to="/contact">{t("general:button.contact")}</ButtonLink>}
			>
				{t("pay.tooManyHelp")}
			</Notice>
		);
	const canceled = order.paymentCanceled || returned === "canceled";
	const waits = returned === "decided" && !canceled && !order.declined;
	const chosen = order.methods.find((method) => method === order.method) ?? order.methods[0];
	const unpaid = canceled ? "canceled" : order.declined ? "declined" : waits ? "checking" : "waiting";
	const state = trouble ?? unpaid;
	return (
		<Notice
			tone={waits ? "info" : "warning"}
			title={t(`pay.${state}`)}
			actions={
				<>
					{waits && checkAgain}
					<Form method="post" action={here} className="grid w-form max-w-full grid-cols-1 justify-items-start gap-4">
						{!waits && order.methods.length > 1 && (
							<div className="w-full">
								<ChoiceGroup id="method" legend={t("checkout:field.method")}>
									{order.methods.map((method) => (
										<ChoiceCard
											key={method}
											name="method"
											value={method}
											defaultChecked={method === chosen}
											label={t(`checkout:method.${method}`)}
											detail={t(`checkout:methodDetail.${method}`)}
										/>
									))}
								</ChoiceGroup>
							</div>
						)}
						<Button
							name="intent"
							value="pay"
							look={waits ? "secondary" : "primary"}
							className={waits ? "comes-late" : undefined}
						>
							{t("pay.now", { total: order.total })}
						</Button>
					</Form>
				</>
			}
		>
			{t(HELP[state])}
		</Notice>
	);
}

const HELP = {
	unreachable: "pay.unreachableHelp",
	canceled: "pay.help",
	declined: "pay.declinedHelp",
	checking: "pay.checkingHelp",
	waiting: "pay.help",
} as const;
