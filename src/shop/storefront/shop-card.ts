export type ShopCard = {
	to: string;
	title: string;
	detail: string;
	/** Of one piece. */
	price: string;
	/** Some of its variants cost more. */
	varies?: true;
	/** The stem of its preview. */
	picture: string;
};
