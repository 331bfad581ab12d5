import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";
import { PageLink } from "#ui/page-link.tsx";
import type { CartDelivery } from "./cart-delivery.server.ts";
import { changesId } from "./changed-notice.tsx";

type CartSummaryProps = {
	goods: string;
	delivery: CartDelivery | undefined;
	pieces: number;
	orderable: boolean;
	/** The id of a line that was changed since it was put in: it is looked at first. */
	changed: string | undefined;
	/** A change is under way, and the sum still that of before. */
	busy: boolean;
};

export function CartSummary({ goods, delivery, pieces, orderable, changed, busy }: CartSummaryProps) {
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
			{orderable && delivery?.arrivesBy && <p>{t("delivery.arrivesBy", { day: delivery.arrivesBy })}</p>}
			{delivery?.free && (
				<p>
					{delivery.free.missing === undefined
						? t("delivery.isFree")
						: t("delivery.missing", { missing: delivery.free.missing })}
				</p>
			)}
			<p className="text-14 text-ink-soft">
				{t("shippingNext")}{" "}
				<PageLink to="/shipping" className="underline underline-offset-4">
					{t("delivery.costs")}
				</PageLink>
			</p>
			{changed !== undefined && (
				<a href={`#${changesId(changed)}`} className="font-medium text-warning underline underline-offset-4">
					{t("changedFirst")}
				</a>
			)}
			{orderable && changed === undefined && (
				<ButtonLink to="/checkout" size="large" wide>
					{t("checkout")}
				</ButtonLink>
			)}
		</aside>
	);
}
