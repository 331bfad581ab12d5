/** Up to where the editor's wide layout begins. */
export function isSmallScreen(): boolean {
	return matchMedia("(max-width: 63.99rem)").matches;
}
