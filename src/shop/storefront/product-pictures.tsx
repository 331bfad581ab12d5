import { useTranslation } from "react-i18next";
import { Picture, type PictureFile } from "#ui/picture.tsx";

type ProductPicturesProps = {
	picture: PictureFile;
	/** Where the product is used, if it was photographed there. */
	inUse: PictureFile | undefined;
	name: string;
};

const SIZES = "(width >= 64rem) 36rem, (width >= 48rem) 50vw, 100vw";

/** Two cells of a page's first section: the picture before the words on phones, the one in use after them. */
export function ProductPictures({ picture, inUse, name }: ProductPicturesProps) {
	const { t } = useTranslation("catalog");
	return (
		<>
			<div className="aspect-square overflow-hidden rounded-card">
				<Picture file={picture} alt={name} sizes={SIZES} first className="h-full w-full object-cover" />
			</div>
			{inUse && (
				<div className="order-last aspect-square overflow-hidden rounded-card md:order-none md:col-start-1">
					<Picture file={inUse} alt={t("inUse", { name })} sizes={SIZES} className="h-full w-full object-cover" />
				</div>
			)}
		</>
	);
}
