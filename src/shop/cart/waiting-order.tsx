import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { UnpaidOrder } from "#shop/orders/unpaid-order.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { KeptTogether } from "#ui/kept-together.tsx";
import { Notice } from "#ui/notice.tsx";
import { InKiosk } from "#ui/page-link.tsx";

type WaitingOrderProps = { order: UnpaidOrder };

/** Where the cart went, for who came back from the provider's page without paying. */
export function WaitingOrder({ order }: WaitingOrderProps) {
	const { t } = useTranslation("cart");
	const kiosk = useContext(InKiosk);
	const { publicId, number, total, mayPay } = order;
	const completed = `/order-completed?order=${publicId}`;
	return (
		<Notice
			tone="warning"
			title={<KeptTogether words={t("waiting.title", { number })} part={number} />}
			actions={
				<>
					{mayPay && (
						<Form method="post" action={completed}>
							<Button name="intent" value="pay">
								{t("waiting.pay", { total })}
							</Button>
						</Form>
					)}
					<ButtonLink to={kiosk ? completed : `/tracking/${publicId}`} look="secondary">
						{t("waiting.see")}
					</ButtonLink>
				</>
			}
		>
			{t("waiting.text", { total })}
		</Notice>
	);
}
