export type ShopCard = {
	to: string;
	title: string;
	detail: string;
	/** Of one piece. */
	price: string;
	/** Some of its variants cost more. */
	varies?: true;
	/** The lowest price of the thirty days before it was reduced. */
	was?: string;
	/** The stem of its preview. */
	picture: string;
};
