import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";

type CartSummaryProps = {
	goods: string;
	pieces: number;
	orderable: boolean;
	/** A design that was changed since it was put in is looked at first. */
	isChanged: boolean;
	/** A change is under way, and the sum still that of before. */
	busy: boolean;
};

export function CartSummary({ goods, pieces, orderable, isChanged, busy }: CartSummaryProps) {
	const { t } = useTranslation("cart");
	return (
		<aside
			aria-labelledby="summary"
			className="grid grid-cols-1 content-start gap-4 self-start rounded-card bg-surface p-6 shadow-card"
		>
			<h2 id="summary" className="text-22">
				{t("summary")}
			</h2>
			<dl
				className="grid grid-cols-[minmax(0,1fr)_fit-content(60%)] gap-x-4 gap-y-2 tabular-nums aria-busy:text-ink-soft"
				aria-busy={busy}
			>
				<dt>{t("goods", { count: pieces })}</dt>
				<dd className="text-right font-semibold">{goods}</dd>
			</dl>
			<p className="text-14 text-ink-soft">{t("shippingNext")}</p>
			{isChanged && <p className="font-medium text-warning">{t("changedFirst")}</p>}
			{orderable && !isChanged && (
				<ButtonLink to="/checkout" size="large" wide>
					{t("checkout")}
				</ButtonLink>
			)}
		</aside>
	);
}
