/** Lowercase, spaces become hyphens, punctuation removed, accents removed (specification, section 5). */
export function slugify(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{Mark}/gu, "")
		.toLowerCase()
		.replace(/[^\p{Letter}\p{Number}\s-]/gu, "")
		.trim()
		.replace(/[\s-]+/g, "-");
}
