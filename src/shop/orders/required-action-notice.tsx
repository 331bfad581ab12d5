import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { OrderView } from "./order-view.server.ts";

/** What the customer has to do for an order, and that nothing is left of it. */
export function RequiredActionNotice({ order }: { order: Pick<OrderView, "accountGiven" | "requiredActions"> }) {
	const { t } = useTranslation("orders");
	if (order.accountGiven) return <Notice tone="info" title={t("required.given")} />;
	return order.requiredActions.map(({ to }) => (
		<Notice
			key={to}
			tone="warning"
			title={t("required.title")}
			actions={<ButtonLink to={to}>{t("required.do")}</ButtonLink>}
		>
			{t("required.text")}
		</Notice>
	));
}
