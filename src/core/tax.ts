import type { Country } from "#core/countries.ts";
import type { Currency } from "#core/currencies.ts";
import { includedVat, type Money, sum } from "#core/money.ts";

const VAT_CLASSES = ["STANDARD", "PHOTO_BOOK"] as const;
export type VatClass = (typeof VAT_CLASSES)[number];

/** Destination VAT in basis points. */
export function vatRate(country: Country, vatClass: VatClass): number {
	return vatClass === "PHOTO_BOOK" ? country.vatPhotoBook : country.vatStandard;
}

/** The VAT contained in gross amounts: summed by rate and rounded once for each rate, as EN 16931 does. */
export function containedVat(amounts: readonly { gross: Money; rate: number }[], currency: Currency): Money {
	const byRate = Map.groupBy(amounts, ({ rate }) => rate);
	const vats = [...byRate].map(([rate, same]) => {
		const gross = same.map((each) => each.gross);
		return includedVat(sum(gross, currency), rate);
	});
	return sum(vats, currency);
}
