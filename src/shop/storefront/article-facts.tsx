import { useTranslation } from "react-i18next";

/** Material, care and who made it: what product safety and textile law ask for on every offer. */
export function ArticleFacts({
	facts,
	manufacturer,
}: {
	facts: readonly { name: string; value: string }[];
	manufacturer: string;
}) {
	const { t } = useTranslation("catalog");
	return (
		<section className="grid gap-4" aria-labelledby="facts">
			<h2 id="facts" className="text-28">
				{t("facts")}
			</h2>
			<dl className="grid gap-x-8 border-t border-line md:grid-cols-2">
				{[...facts, { name: t("manufacturer"), value: manufacturer }].map((fact) => (
					<div
						key={fact.name}
						className="flex flex-wrap gap-x-4 border-b border-line py-3 md:grid md:grid-cols-[10rem_1fr]"
					>
						<dt className="min-w-0 flex-[1_1_6.5rem] text-ink-soft hyphens-auto wrap-anywhere">{fact.name}</dt>
						<dd className="min-w-0 flex-[3_1_11.5rem] wrap-anywhere">{fact.value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
