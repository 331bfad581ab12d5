import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
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
