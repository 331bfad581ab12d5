/** Where the browser gets the texts of a page: static for a build. Specification, section 7. */
export function textAddress(namespace: string, iso: string): string {
	return `/_locales/${namespace}/${iso.toLowerCase()}/data.json?v=${import.meta.env.VITE_BUILD_ID ?? "dev"}`;
}
