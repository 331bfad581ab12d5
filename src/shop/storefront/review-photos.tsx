import { useTranslation } from "react-i18next";
import { reviewPhoto } from "#shop/reviews/review-photo.ts";
import { Picture } from "#ui/picture.tsx";

export type ShownPhoto = { review: number; index: number; author: string };

type ReviewPhotosProps = { photos: readonly ShownPhoto[]; article: string };

/** Small and square, each a link to the whole photo. */
export function ReviewPhotos({ photos, article }: ReviewPhotosProps) {
	const { t } = useTranslation("reviews");
	return (
		<ul className="flex flex-wrap gap-3 empty:hidden">
			{photos.map(({ review, index, author }) => {
				const { file, whole } = reviewPhoto(review, index);
				return (
					<li key={whole}>
						<a href={whole} className="block size-24 overflow-hidden rounded-card sm:size-28">
							<Picture
								file={file}
								alt={t("photos.alt", { article, author })}
								sizes="7rem"
								className="h-full w-full object-cover"
							/>
						</a>
					</li>
				);
			})}
		</ul>
	);
}

/** On an article's pages: what came out of the parcel. */
export function CustomerPhotos({ photos, article }: ReviewPhotosProps) {
	const { t } = useTranslation("reviews");
	if (!photos.length) return null;
	return (
		<section className="grid gap-6" aria-labelledby="customer-photos">
			<h2 id="customer-photos" className="text-28">
				{t("photos.heading")}
			</h2>
			<ReviewPhotos photos={photos} article={article} />
		</section>
	);
}
