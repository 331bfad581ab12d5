import { useTranslation } from "react-i18next";
import type { BrandCode } from "#core/brands.ts";
import { Badge } from "#ui/badge.tsx";
import { DesignCard, ProductCard } from "#ui/card.tsx";
import { Picture } from "#ui/picture.tsx";
import { Price } from "#ui/price.tsx";
import { CardSkeleton } from "#ui/skeleton.tsx";
import { GalleryPart } from "./gallery-part.tsx";

const MUG = { src: "/brand/sample-mug.svg", width: 400, height: 500 };
const DESIGN = { src: "/brand/sample-design.svg", width: 400, height: 400 };

export function GalleryGoods({ brand }: { brand: BrandCode }) {
	const { t } = useTranslation(["gallery", "general"]);
	const was = { now: t("general:price.now"), label: t("before"), price: t("price.was") };
	return (
		<>
			<GalleryPart title={t("part.cards")}>
				<div className="card-grid">
					<ProductCard
						to={`/dev/gallery?${brand}`}
						title={t("article")}
						picture={MUG}
						badge={<Badge tone="support-2">{t("tone.support-2")}</Badge>}
						detail={t("articleDetail")}
						price={
							<Price size="card" was={was}>
								{t("price.now")}
							</Price>
						}
					/>
					<DesignCard to="/dev/gallery" title={t("design")} picture={DESIGN} detail={t("designer")} />
					<CardSkeleton />
				</div>
			</GalleryPart>
			<GalleryPart title={t("part.prices")}>
				<div className="grid justify-items-start gap-3">
					<Price size="page" unit={t("price.unit")} was={was}>
						{t("price.now")}
					</Price>
					<Price before={t("from")}>{t("price.now")}</Price>
				</div>
			</GalleryPart>
			<GalleryPart title={t("part.picture")}>
				<Picture file={MUG} alt={t("mugAlt")} sizes="16rem" className="max-w-64 rounded-card" />
			</GalleryPart>
		</>
	);
}
