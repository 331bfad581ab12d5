import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { LIGHT } from "#design/contrast.ts";
import type { ImageNode } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { DesignSvg } from "#painters/svg.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import { DesignGone } from "./design-gone.tsx";
import { httpPictureUrl } from "./dom/picture-url.ts";
import type { EditorProps } from "./editor-props.ts";
import { RefusedCart } from "./refused-cart.tsx";
import { sideGround } from "./side-ground.ts";

type StillViewProps = {
	props: EditorProps;
	/** What has come of what the editor needs; not known before its program is there. */
	progress?: Progress;
	/** Instead of the progress. */
	children?: ReactNode;
};
export type Progress = { readonly done: number; readonly total: number };

/** Product, price and design as the server painted them, until the editor takes their place. */
export function StillView({ props, progress, children }: StillViewProps) {
	const { article, sides, preview, prices, variantId, variants } = props;
	const { t } = useTranslation("create");
	const brand = useContext(ShopBrand);
	const [side] = sides;
	const price = prices.find((each) => each.variantId === variantId)?.breaks[0]?.formatted;
	const isPicture = typeof preview === "string";
	const surround = variants.find(({ id }) => id === variantId)?.surround;
	return (
		<div className="flex min-h-dvh flex-col bg-editor-surround">
			<header className="flex min-h-14 items-center gap-4 border-b border-line bg-field px-4">
				<h1 className="text-18">{article.name}</h1>
				{price && <p className="ms-auto tabular-nums">{t("price.each", { price })}</p>}
			</header>
			{props.refused && <RefusedCart quantity={props.quantity} reason={props.refused} />}
			{props.designGone && (
				<div className="mx-auto w-full max-w-form p-2">
					<DesignGone article={article} backHref={props.backHref} blank />
				</div>
			)}
			<noscript>
				<p className="m-4 rounded-card bg-warning-soft p-4 text-ink">
					{t("open.needsScript")}{" "}
					<a href={props.backHref} className="inline-flex min-h-11 items-center underline underline-offset-4">
						{t(props.lineId === null ? "top.back" : "top.toCart", { name: props.backName })}
					</a>
				</p>
			</noscript>
			<div className="grid min-h-0 flex-1 place-items-center p-8">
				{side && (
					<div className="grid max-h-full w-full max-w-page">
						<DesignSvg
							side={side}
							display={[sideGround(side, surround ?? LIGHT), ...(isPicture ? [pictureOf(side)] : preview)]}
							crop="bleed"
							href={isPicture ? () => preview : httpPictureUrl}
							idPrefix="still"
							title={t("open.preview", { name: article.name, side: side.name })}
							className="max-h-[60dvh] w-full"
						/>
					</div>
				)}
			</div>
			<div className="mx-auto w-full max-w-form p-4 noscript:hidden">
				{children ?? (
					<ProgressBar
						id="opening"
						label={t(`open.loading.${brand}`)}
						value={progress?.done}
						max={progress?.total}
						detail={progress ? t("open.parts", progress) : t("open.program")}
					/>
				)}
			</div>
		</div>
	);
}

/** The finished picture of the whole side, cut to size. */
function pictureOf({ code, width, height }: SideFormat): ImageNode {
	const crop = { x: 0, y: 0, width: 1, height: 1 };
	return { type: "image", pictureId: code, crop, box: { x: 0, y: 0, width, height } };
}
