import { type SQL, sql } from "drizzle-orm";
import { isUuid } from "#core/identifiers.ts";
import type { ListPlace, Turn } from "#core/list-order.ts";
import { remember } from "#database/remember.ts";
import { type Picture, pictureById } from "#shop/media/pictures.server.ts";
import type { Shop } from "#shop/shop.ts";

export type Review = {
	readonly id: number;
	readonly author: string;
	readonly rating: number;
	readonly text: string;
	readonly verified: boolean;
	/** ISO. */
	readonly day: string;
	readonly articleId: number;
	/** How many photos came with it. */
	readonly photos: number;
};
/** `index`: of those that came with the review. */
export type ReviewPhoto = { readonly review: number; readonly index: number; readonly author: string };
export type ReviewPage = {
	readonly reviews: readonly Review[];
	readonly next: ListPlace | undefined;
	readonly previous: ListPlace | undefined;
};
/** How many published reviews there are of one to five stars. */
export type Ratings = { readonly count: number; readonly average: number; readonly byRating: readonly number[] };

type Reader = Pick<Shop, "db" | "locale">;
type Asked = {
	readonly articleId?: number | undefined;
	readonly rating?: number | undefined;
	readonly turn: Turn;
	readonly limit: number;
};

const MOST_PHOTOS = 8;
const RATINGS = [1, 2, 3, 4, 5];

/** Published reviews in the visitor's language, of one article or all, the newest first; read along an index from where the last page ended. */
export async function listReviews(shop: Reader, { turn, limit, ...wanted }: Asked): Promise<ReviewPage> {
	const { articleId, rating } = wanted;
	const { after, before } = turn;
	const edge = before ?? after;
	const [compare, direction] = before ? [sql.raw(">"), sql.raw("asc")] : [sql.raw("<"), sql.raw("desc")];
	const place =
		edge && sql`and (created_at, id) ${compare} ((select created_at from reviews where id = ${edge.id}), ${edge.id})`;
	const { rows } = await shop.db.execute<Review>(
		sql`select id::int as id, author, rating::int as rating, text, verified, created_at::date::text as day, article_id as "articleId",
				jsonb_array_length(photos) as photos
			from reviews where language = ${shop.locale.language} and status = 'PUBLISHED'
				${articleId === undefined ? sql`` : sql`and article_id = ${articleId}`}
				${rating === undefined ? sql`` : sql`and rating = ${rating}`} ${place ?? sql``}
			order by created_at ${direction}, reviews.id ${direction} limit ${limit + 1}`,
	);
	const more = rows.length > limit;
	if (before && !more) return listReviews(shop, { ...wanted, turn: {}, limit });
	const reviews = before ? rows.slice(0, limit).reverse() : rows.slice(0, limit);
	const placeOf = (review: Review | undefined) => review && ({ part: 0, value: 0, id: review.id } as const);
	return {
		reviews,
		next: before || more ? placeOf(reviews.at(-1)) : undefined,
		previous: edge ? placeOf(reviews[0]) : undefined,
	};
}

/** The newest photos that came with reviews of an article, in the visitor's language. */
export function photosOf(shop: Reader, articleId: number): Promise<readonly ReviewPhoto[]> {
	const { language } = shop.locale;
	return remember(shop.db, `photos of ${articleId} ${language}`, async () => {
		const { rows } = await shop.db.execute<{ id: number; author: string; photos: number }>(
			sql`select id::int as id, author, jsonb_array_length(photos) as photos from reviews
				where article_id = ${articleId} and language = ${language} and status = 'PUBLISHED' and photos <> '[]'
				order by created_at desc, reviews.id desc limit ${MOST_PHOTOS}`,
		);
		return rows
			.flatMap(({ id, author, photos }) =>
				Array.from({ length: photos }, (_, index) => ({ review: id, index, author })),
			)
			.slice(0, MOST_PHOTOS);
	});
}

/** Only of what is published: a review that is taken back takes its photos along. */
export async function findReviewPhoto(
	shop: Pick<Shop, "db">,
	reviewId: number,
	index: number,
): Promise<Picture | undefined> {
	const { rows } = await shop.db.execute<{ photo: string | null }>(
		sql`select photos ->> ${index}::int as photo from reviews where id = ${reviewId} and status = 'PUBLISHED'`,
	);
	const photo = rows[0]?.photo;
	return isUuid(photo) ? pictureById(shop, photo) : undefined;
}

/** Of all that is sold, in the visitor's language. */
export function allRatings(shop: Reader): Promise<Ratings> {
	const { language } = shop.locale;
	return remember(shop.db, `ratings ${language}`, () => readRatings(shop, sql`language = ${language}`));
}

/** Of one article, in the visitor's language: those that can be read. */
export function ratingsOf(shop: Reader, articleId: number): Promise<Ratings> {
	const { language } = shop.locale;
	return remember(shop.db, `ratings of ${articleId} ${language}`, () =>
		readRatings(shop, sql`article_id = ${articleId} and language = ${language}`),
	);
}

async function readRatings({ db }: Reader, condition: SQL): Promise<Ratings> {
	const { rows } = await db.execute<{ rating: number; reviews: number }>(
		sql`select rating::int as rating, sum(reviews)::int as reviews from review_totals where ${condition} group by rating`,
	);
	const byRating = RATINGS.map((rating) => rows.find((row) => row.rating === rating)?.reviews ?? 0);
	const count = byRating.reduce((sum, each) => sum + each, 0);
	const stars = byRating.reduce((sum, each, index) => sum + each * (index + 1), 0);
	return { count, average: count ? stars / count : 0, byRating };
}
