import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { DesignInCart } from "./design-in-cart.server.ts";

/** What came of "Add to cart", with the way to the cart. */
export function ToldInCart({ answer, name }: { answer: DesignInCart; name: string | undefined }) {
	const { t } = useTranslation(["account-designs", "cart"]);
	const seeCart = (
		<ButtonLink to="/cart" look="secondary" size="small" className="min-h-11">
			{t("inCart.see")}
		</ButtonLink>
	);
	if (answer.told === "added")
		return (
			<Notice tone="success" actions={seeCart}>
				{t("inCart.added")}
			</Notice>
		);
	const { quantity, changes, editTo } = answer;
	return (
		<Notice
			tone={changes ? "warning" : "info"}
			actions={
				<>
					{changes && (
						<ButtonLink to={editTo} reload size="small" className="min-h-11">
							{t("cart:lookAtIt")}
							<span className="sr-only"> {name}</span>
						</ButtonLink>
					)}
					{seeCart}
				</>
			}
		>
			<p>{t("inCart.held", { count: quantity })}</p>
			{changes?.hasGivenWay && <p>{t("cart:gaveWay")}</p>}
			{changes?.isRedrawn && <p>{t("cart:changed")}</p>}
			{changes?.choice && <p>{t("cart:chosen", { choice: changes.choice })}</p>}
		</Notice>
	);
}
