import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { ProofLinks } from "#shop/designs/proof-links.tsx";
import { DesignWords } from "#ui/design-words.tsx";
import { InKiosk } from "#ui/page-link.tsx";
import { useNameWithWords } from "#ui/use-name-with-words.ts";
import type { OrderView } from "./order-view.server.ts";

/** Where the order stands, what is in it and where it goes. */
export function OrderDetails({ order }: { order: OrderView }) {
	const { t } = useTranslation("orders");
	const nameWithWords = useNameWithWords();
	/** There nobody looks up orders, nor their sides. */
	const kiosk = useContext(InKiosk);
	return (
		<div className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
			<section className="@container grid grid-cols-1 content-start gap-8" aria-labelledby="status">
				<div className="grid gap-2">
					<h2 id="status" className="text-22">
						{t(`status.${order.status}.name`)}
					</h2>
					<p>
						{t(`status.${order.status}.${order.payable && order.status === "recently_received" ? "unpaid" : "text"}`)}
					</p>
				</div>
				<ul className="@container border-t border-line">
					{order.lines.map((line) => (
						<li
							key={line.position}
							className="grid grid-cols-1 gap-4 @2xs:grid-cols-[7rem_1fr_auto] border-b border-line py-4"
						>
							<img
								src={line.picture}
								alt={t("proofAlt", { name: nameWithWords(line) })}
								width={640}
								height={640}
								className="aspect-square h-auto w-full rounded-card"
							/>
							<div>
								<p className="font-semibold">{t("line", { quantity: line.quantity, name: line.name })}</p>
								<DesignWords words={line.words} />
								{line.variant && <p className="text-14 text-ink-soft">{line.variant}</p>}
								{line.accepted.length > 0 && (
									<p className="text-14 text-ink-soft">{t("accepted", { hints: line.accepted.join(", ") })}</p>
								)}
								{!kiosk && (
									<ProofLinks
										proofs={line.proofs}
										of={nameWithWords(line)}
										words={(side) => t("flatProof", { side })}
									/>
								)}
							</div>
							<p className="tabular-nums">{line.total}</p>
						</li>
					))}
				</ul>
				<dl className="grid grid-cols-[minmax(0,1fr)_fit-content(60%)] gap-x-4 gap-y-2 @max-[12rem]:grid-cols-1 tabular-nums [&_dd]:text-right">
					<dt>{t("shipping")}</dt>
					<dd>{order.shipping}</dd>
					<dt className="text-18 font-semibold">{t("total")}</dt>
					<dd className="text-18 font-semibold">{order.total}</dd>
					<dt className="text-14 text-ink-soft">{t("vat")}</dt>
					<dd className="text-14 text-ink-soft">{order.vat}</dd>
				</dl>
			</section>
			<aside className="grid grid-cols-1 content-start gap-6">
				<section aria-labelledby="history" className="grid grid-cols-1 gap-3 rounded-card bg-surface p-6 shadow-card">
					<h2 id="history" className="text-18">
						{t("history")}
					</h2>
					<ol className="grid gap-3">
						{order.history.map((move) => (
							<li key={move.id} className="grid gap-0.5 border-l-2 border-line-strong pl-4">
								<span>{move.name}</span>
								<span className="text-14 text-ink-soft">{move.at}</span>
							</li>
						))}
					</ol>
				</section>
				{order.address && (
					<section aria-labelledby="address" className="grid grid-cols-1 gap-2 rounded-card bg-surface p-6 shadow-card">
						<h2 id="address" className="text-18">
							{t("address")}
						</h2>
						<address className="not-italic wrap-anywhere">
							{order.address.map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
						</address>
						<p className="text-14 text-ink-soft">{order.email}</p>
					</section>
				)}
				{(order.billing || order.reference) && (
					<section aria-labelledby="billing" className="grid grid-cols-1 gap-2 rounded-card bg-surface p-6 shadow-card">
						<h2 id="billing" className="text-18">
							{t("billing")}
						</h2>
						{order.billing && (
							<address className="not-italic wrap-anywhere">
								{order.billing.lines.map((line) => (
									<span key={line} className="block">
										{line}
									</span>
								))}
							</address>
						)}
						{order.billing?.vatId && (
							<p className="text-14 text-ink-soft">{t("vatId", { number: order.billing.vatId })}</p>
						)}
						{order.reference && (
							<p className="text-14 wrap-anywhere text-ink-soft">{t("reference", { reference: order.reference })}</p>
						)}
					</section>
				)}
			</aside>
		</div>
	);
}
