import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { OrderView } from "./order-view.server.ts";

type CancelOrderProps = {
	order: OrderView;
	/** This page's own address, which names the order. */
	here: string;
};

/** For who does not want the order any more: asks first, without script too. */
export function CancelOrder({ order, here }: CancelOrderProps) {
	const { t } = useTranslation("orders");
	if (!order.cancelable) return null;
	return (
		<details className="justify-self-start">
			<summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
				{t("cancel.open")}
			</summary>
			<Form method="post" action={here} className="grid max-w-form justify-items-start gap-3 pt-2">
				<p>{t("cancel.text")}</p>
				<Button name="intent" value="cancel" look="secondary">
					{t("cancel.confirm")}
				</Button>
			</Form>
		</details>
	);
}

/** Who asked for it when its payment had come, or is on its way, learns that the order goes on; the region is there before. */
export function NotCanceled({ order, late }: { order: OrderView; late: boolean }) {
	const { t } = useTranslation(["orders", "general"]);
	return (
		<div role="alert" className="contents">
			{late && !order.canceled && !order.cancelable && (
				<Notice
					tone="warning"
					title={t("cancel.late")}
					actions={<ButtonLink to="/contact">{t("general:button.contact")}</ButtonLink>}
				>
					{t("cancel.lateText")}
				</Notice>
			)}
		</div>
	);
}
