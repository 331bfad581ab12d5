type Product = {
	readonly name: string;
	/** Of its design, in quotes. */
	readonly words: string | undefined;
};

/** A product by its name and its design's words, for sentences and for whoever does not see them below it. */
export function nameWithWords({ name, words }: Product): string {
	return words ? `${name} ${words}` : name;
}
