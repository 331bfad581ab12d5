import { useTranslation } from "react-i18next";
import { type LineProof, ProofLinks } from "#shop/designs/proof-links.tsx";
import { Badge } from "#ui/badge.tsx";
import { DesignWords } from "#ui/design-words.tsx";
import { Picture, type PictureFile } from "#ui/picture.tsx";
import { useNameWithWords } from "#ui/use-name-with-words.ts";

export type Summary = {
	lines: readonly {
		id: string;
		name: string;
		/** Of its design. */
		words: string | undefined;
		variant: string;
		essentials: readonly string[];
		quantity: number;
		total: string;
		picture: PictureFile;
		proofs: readonly LineProof[];
		/** All that the customer agrees to in this line, to tell what changed since. */
		seen: string;
	}[];
	goods: string;
	/** Some of them have colours that are calmer on paper than in their pictures. */
	printsDuller: boolean;
} & OrderSums;

/** What depends on the delivery. */
export type OrderSums = {
	shipping: string | undefined;
	day: string | undefined;
	total: string;
	vat: string;
};

export function OrderSummary({ summary, seen }: { summary: Summary; seen?: readonly string[] | undefined }) {
	const { t } = useTranslation("checkout");
	const nameWithWords = useNameWithWords();
	return (
		<section
			aria-labelledby="order-summary"
			className="@container grid grid-cols-1 content-start gap-4 self-start rounded-card bg-surface p-6 shadow-card"
		>
			<h2 id="order-summary" className="text-22">
				{t("summary.title")}
			</h2>
			<ul className="@container grid grid-cols-1 gap-4">
				{summary.lines.map((line) => (
					<li key={line.id} className="grid grid-cols-1 items-start gap-4 @2xs:grid-cols-[4rem_1fr_auto]">
						<span className="aspect-square overflow-hidden rounded-card">
							<Picture file={line.picture} alt="" sizes="4rem" className="h-full w-full object-cover" />
						</span>
						<div>
							{t("summary.line", { quantity: line.quantity, name: line.name })}
							{seen && !seen.includes(line.seen) && (
								<span className="block py-1">
									<Badge tone="warning">{t("summary.changed")}</Badge>
								</span>
							)}
							<DesignWords words={line.words} />
							{[line.variant, ...line.essentials].filter(Boolean).map((fact) => (
								<span key={fact} className="block text-14 text-ink-soft">
									{fact}
								</span>
							))}
							<ProofLinks
								proofs={line.proofs}
								of={nameWithWords(line)}
								words={(side) => t("summary.flatProof", { side })}
								reload
							/>
						</div>
						<span className="tabular-nums">{line.total}</span>
					</li>
				))}
			</ul>
			{summary.printsDuller && <p className="text-14 text-ink-soft">{t("summary.printsDuller")}</p>}
			<dl className="grid grid-cols-[minmax(0,1fr)_fit-content(60%)] gap-x-4 gap-y-2 @max-[12rem]:grid-cols-1 border-t border-line pt-4 tabular-nums [&_dd]:text-right">
				<dt>{t("summary.goods")}</dt>
				<dd>{summary.goods}</dd>
				<dt>{t("summary.shipping")}</dt>
				<dd>{summary.shipping ?? t("summary.later")}</dd>
				<dt className="text-18 font-semibold">{t("summary.total")}</dt>
				<dd className="text-18 font-semibold">{summary.total}</dd>
			</dl>
			<p className="text-14 text-ink-soft">
				{t("summary.vat", { vat: summary.vat })}
				{summary.day && ` ${t("summary.day", { day: summary.day })}`}
			</p>
		</section>
	);
}
