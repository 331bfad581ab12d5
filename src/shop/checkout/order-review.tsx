import { useTranslation } from "react-i18next";
import { PageLink } from "#ui/page-link.tsx";

/** What was filled in: each part with the step at which it is changed. */
export type Review = readonly { step: number; part: "contact" | "address" | "shipment"; lines: readonly string[] }[];

export function OrderReview({ review }: { review: Review }) {
	const { t } = useTranslation(["checkout", "general"]);
	return (
		<section aria-label={t("review")} className="rounded-card bg-surface px-6 shadow-card">
			{review.map(({ step, part, lines }) => (
				<div
					key={part}
					className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-line py-4 not-first:border-t"
				>
					<h2 className="self-center text-16 font-semibold">{t(`reviewed.${part}`)}</h2>
					<PageLink
						to={`/checkout?step=${step}&from=payment`}
						className="inline-flex min-h-11 items-center underline underline-offset-4"
					>
						{t("general:button.change")}
						<span className="sr-only"> {t(`reviewed.${part}`)}</span>
					</PageLink>
					<p className="col-span-2 min-w-0 wrap-anywhere text-ink-soft">
						{lines.map((line) => (
							<span key={line} className="block">
								{line}
							</span>
						))}
					</p>
				</div>
			))}
		</section>
	);
}
