import { useTranslation } from "react-i18next";
import type { BrandCode } from "#core/brands.ts";
import { classNames } from "#ui/class-names.ts";
import { Logo } from "#ui/logo.tsx";
import { GalleryPart } from "./gallery-part.tsx";

export function GalleryType({ brand }: { brand: BrandCode }) {
	const { t } = useTranslation("gallery");
	return (
		<>
			<div className="grid grid-cols-1 gap-6">
				<Logo brand={brand} />
				<h2 className="headline">{t(`promise.${brand}`)}</h2>
				<p className="max-w-prose text-18 text-ink-soft">{t("body")}</p>
			</div>
			<GalleryPart title={t("part.type")}>
				<ul className="grid min-w-0 gap-3">
					{SIZES.map(({ className, size }) => (
						<li key={size} className="flex min-w-0 items-baseline gap-4">
							<span className="w-6 shrink-0 text-14 text-ink-soft tabular-nums">{size}</span>
							<span className={classNames("min-w-0 font-display", className)}>{t("sample")}</span>
						</li>
					))}
				</ul>
			</GalleryPart>
			<GalleryPart title={t("part.colours")}>
				<ul className="grid grid-cols-3 gap-3 text-14 md:grid-cols-5">
					{COLOURS.map(({ name, className }) => (
						<li key={name} className="grid grid-cols-1 gap-1">
							<span className={classNames("h-14 rounded-card border border-line", className)} />
							{name}
						</li>
					))}
				</ul>
			</GalleryPart>
		</>
	);
}

const SIZES = [
	{ size: 60, className: "text-60" },
	{ size: 48, className: "text-48" },
	{ size: 36, className: "text-36" },
	{ size: 28, className: "text-28" },
	{ size: 22, className: "text-22" },
	{ size: 18, className: "text-18" },
	{ size: 16, className: "text-16" },
	{ size: 14, className: "text-14" },
];

/** The names are the tokens' own. */
const COLOURS = [
	{ name: "paper", className: "bg-paper" },
	{ name: "surface", className: "bg-surface" },
	{ name: "ink", className: "bg-ink" },
	{ name: "ink-soft", className: "bg-ink-soft" },
	{ name: "accent", className: "bg-accent" },
	{ name: "support-1", className: "bg-support-1" },
	{ name: "support-2", className: "bg-support-2" },
	{ name: "support-3", className: "bg-support-3" },
	{ name: "success", className: "bg-success" },
	{ name: "warning", className: "bg-warning" },
	{ name: "danger", className: "bg-danger" },
	{ name: "line", className: "bg-line" },
	{ name: "line-strong", className: "bg-line-strong" },
	{ name: "accent-soft", className: "bg-accent-soft" },
	{ name: "surround", className: "bg-editor-surround" },
];
