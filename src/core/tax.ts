import type { Country } from "#core/countries.ts";

export const VAT_CLASSES = ["STANDARD", "PHOTO_BOOK"] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

/** Destination VAT in basis points. */
export function vatRate(country: Country, vatClass: VatClass): number {
	return vatClass === "PHOTO_BOOK" ? country.vatPhotoBook : country.vatStandard;
}
