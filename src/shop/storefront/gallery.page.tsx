import { useTranslation } from "react-i18next";
import { BRANDS, type BrandCode } from "#core/brands.ts";
import { GalleryControls } from "./gallery-controls.tsx";
import { GalleryFields } from "./gallery-fields.tsx";
import { GalleryGoods } from "./gallery-goods.tsx";
import { GalleryStates } from "./gallery-states.tsx";
import { GalleryType } from "./gallery-type.tsx";

export const handle = { texts: ["gallery"] };

/** Every component in every state, in both brands side by side. */
export default function GalleryPage() {
	const { t } = useTranslation("gallery");
	return (
		<>
			<title>{t("title")}</title>
			<header className="page-column py-10">
				<h1 className="headline">{t("title")}</h1>
				<p className="mt-3 max-w-prose text-18 text-ink-soft">{t("intro")}</p>
			</header>
			<div className="grid lg:grid-cols-2">
				{Object.values(BRANDS).map(({ code, name }) => (
					<BrandColumn key={code} brand={code} name={name} />
				))}
			</div>
		</>
	);
}

function BrandColumn({ brand, name }: { brand: BrandCode; name: string }) {
	return (
		<section
			data-brand={brand}
			aria-label={name}
			className="grid min-w-0 grid-cols-1 content-start gap-16 px-4 py-10 md:p-10"
		>
			<GalleryType brand={brand} />
			<GalleryControls brand={brand} />
			<GalleryFields brand={brand} />
			<GalleryGoods brand={brand} />
			<GalleryStates brand={brand} />
		</section>
	);
}
