/** A line as it stood when it was taken out of the cart. */
export type TakenOut = {
	readonly id: string;
	readonly name: string;
	readonly projectId: string;
	readonly version: number;
	readonly variantId: number;
	readonly quantity: number;
	/** As a form carries them. */
	readonly accepted: readonly string[];
	/** Milliseconds since 1970: its place among the others. */
	readonly addedAt: number;
};
