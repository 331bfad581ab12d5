/** The canonical form of a UUID: what PostgreSQL would refuse never reaches it. */
export function isUuid(text: unknown): text is string {
	return typeof text === "string" && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** Public ids are 16 random bytes in base64url. */
export function isPublicId(text: unknown): text is string {
	return typeof text === "string" && /^[\w-]{22}$/.test(text);
}

/** A positive number that is exact in JavaScript and fits a PostgreSQL bigint. */
export function parseLongId(text: string | null): number | undefined {
	return /^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : undefined;
}

/** A positive number that fits a PostgreSQL integer. */
export function parseId(text: string): number | undefined {
	const id = Number(text);
	return /^\d{1,10}$/.test(text) && id > 0 && id < 2 ** 31 ? id : undefined;
}
