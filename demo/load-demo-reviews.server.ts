import { LANGUAGES } from "#core/languages.ts";
import { SITES } from "#core/sites.ts";
import { reviews } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { demoTexts } from "./demo-texts.ts";
import { loadDemoPhoto } from "./load-demo-photos.server.ts";
import { demoReviews } from "./reviews.ts";

const DAY = 86_400_000;

/** The same reviews in every language, the oldest first. */
export async function loadDemoReviews(shop: Workshop): Promise<void> {
	const { db, now } = shop;
	const photos = new Map<number, readonly string[]>();
	for (const review of demoReviews.filter(({ photographed }) => photographed)) {
		const photo = await loadDemoPhoto(shop, review);
		photos.set(review.id, photo ? [photo] : []);
	}
	const locales = SITES.flatMap((site) => site.locales);
	await db.insert(reviews).values(
		LANGUAGES.flatMap((language) =>
			demoReviews.toReversed().map(({ id, articleId, designId, rating, daysAgo, verified }) => ({
				articleId,
				designId,
				language,
				locale: locales.find((locale) => locale.language === language)?.code ?? language,
				...demoTexts[language].reviews[id]!,
				rating,
				photos: photos.get(id) ?? [],
				status: "PUBLISHED" as const,
				verified,
				createdAt: new Date(now.getTime() - daysAgo * DAY),
			})),
		),
	);
}
