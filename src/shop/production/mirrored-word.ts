/** For the print floor: whether sheets of it go through the machine left for right. */
export function mirroredWord({ mirrored }: { readonly mirrored: boolean }): string {
	return mirrored ? "Mirrored" : "Not mirrored";
}
