/** Specification, section 5: local part of letters, digits and _ . + -, then @, a domain, a dot and a suffix. */
export function isEmailAddress(text: string): boolean {
	return text.length <= 254 && /^[A-Za-z0-9_.+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$/.test(text);
}
