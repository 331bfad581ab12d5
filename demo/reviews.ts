/** Invented, as the goods are; the words of each stand in `texts/<language>.json`. */
export type DemoReview = {
	readonly id: number;
	readonly articleId: number;
	readonly designId: number;
	readonly rating: number;
	/** Before the shop was filled. */
	readonly daysAgo: number;
	readonly verified: boolean;
	/** Came with a photo of what was ordered. */
	readonly photographed?: true;
};

export const demoReviews: readonly DemoReview[] = [
	{ id: 1, articleId: 1101, designId: 9010, rating: 5, daysAgo: 6, verified: true, photographed: true },
	{ id: 2, articleId: 5101, designId: 9006, rating: 5, daysAgo: 11, verified: true, photographed: true },
	{ id: 3, articleId: 3201, designId: 9001, rating: 4, daysAgo: 19, verified: true, photographed: true },
	{ id: 4, articleId: 4101, designId: 9005, rating: 4, daysAgo: 27, verified: false },
	{ id: 5, articleId: 2101, designId: 9008, rating: 3, daysAgo: 40, verified: true },
	{ id: 6, articleId: 1101, designId: 9009, rating: 5, daysAgo: 52, verified: true },
];
