export type ShopCard = {
	to: string;
	title: string;
	detail: string;
	price: string;
	/** The stem of its preview. */
	picture: string;
};
