import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ToldAtOnce } from "#ui/told-at-once.tsx";

export type OrderAgainAnswerProps =
	| { readonly order: string; readonly refused: "nothing_left" | "too_elaborate" | "cart_full" }
	| {
			readonly order: string;
			readonly refused: null;
			readonly added: number;
			readonly all: number;
			/** Names of what is not to be had any more; empty without any. */
			readonly gone: string;
			/** Names of what was too elaborate beside the cart. */
			readonly tooMuch: string;
	  };

/** Why an order was not put into the cart again, or not all of it; takes the focus, with and without script. */
export function OrderAgainAnswer({ answer }: { answer: OrderAgainAnswerProps }) {
	const { t } = useTranslation("orders");
	const cart = <ButtonLink to="/cart">{t("orderAgain.cart")}</ButtonLink>;
	return (
		<ToldAtOnce answer={answer}>
			{answer.refused ? (
				<Notice tone="warning" actions={answer.refused !== "nothing_left" && cart}>
					{t(`orderAgain.refused.${answer.refused}`)}
				</Notice>
			) : (
				<Notice tone="warning" title={t("orderAgain.added", { added: answer.added, all: answer.all })} actions={cart}>
					{answer.gone && <p>{t("orderAgain.gone", { names: answer.gone })}</p>}
					{answer.tooMuch && <p>{t("orderAgain.tooMuch", { names: answer.tooMuch })}</p>}
				</Notice>
			)}
		</ToldAtOnce>
	);
}
