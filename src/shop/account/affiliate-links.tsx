import { useTranslation } from "react-i18next";
import type { AffiliateLink, LinkTarget } from "#shop/affiliates/affiliate-links.server.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";

type AffiliateLinksProps = {
	targets: readonly LinkTarget[];
	target: string;
	links: readonly AffiliateLink[];
	numbers: { hits: number; orders: number };
};

/** The partner's own link to a page of the shop, in every country, and what their links have brought. */
export function AffiliateLinks({ targets, target, links, numbers }: AffiliateLinksProps) {
	const { t } = useTranslation("partner-config");
	const [first, ...others] = links;
	return (
		<section className="grid gap-6" aria-labelledby="links">
			<h2 id="links" className="text-22">
				{t("links.title")}
			</h2>
			<p>{t("links.help")}</p>
			<dl className="flex flex-wrap gap-x-10 gap-y-3 tabular-nums">
				{(["hits", "orders"] as const).map((name) => (
					<div key={name} className="grid">
						<dt className="text-14 text-ink-soft">{t(`links.${name}`)}</dt>
						<dd className="text-28 font-semibold">{numbers[name]}</dd>
					</div>
				))}
			</dl>
			<form method="get" action="#links" className="flex flex-wrap items-end gap-4">
				<SelectField
					name="page"
					label={t("links.page")}
					defaultValue={target}
					options={targets.map(({ key, title }) => ({ value: key, text: title ?? t(`links.fixed.${key}`) }))}
				/>
				<Button look="secondary">{t("links.show")}</Button>
			</form>
			{first && <Field key={first.href} name="link" label={first.place} defaultValue={first.href} readOnly />}
			{others.length > 0 && (
				<details>
					<summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
						{t("links.others")}
					</summary>
					<ul className="grid grid-cols-1 gap-3 pt-2">
						{others.map(({ place, href }) => (
							<li key={place} className="grid">
								<span className="text-14 text-ink-soft">{place}</span>
								<span className="wrap-anywhere">{href}</span>
							</li>
						))}
					</ul>
				</details>
			)}
		</section>
	);
}
