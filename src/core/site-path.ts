/** A path on this site, or nothing: no other host, no scheme, no backslash trick. Used for callback addresses. */
export function sitePath(value: string | null | undefined): string | undefined {
	if (!value?.startsWith("/") || value.startsWith("//") || /[\\\p{Cc}]/u.test(value)) return undefined;
	return value;
}
