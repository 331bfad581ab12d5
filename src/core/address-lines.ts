import { type AddressField, COUNTRIES, type Country, isCountryCode } from "./countries.ts";

export type PostalAddress = Readonly<Record<AddressField, string | null>> & {
	readonly country: string;
	readonly firstName: string | null;
	readonly lastName: string | null;
	readonly company: string | null;
};

/** An address as the country's post wants it on a label; the country's name, in the reader's language, comes last. */
export function addressLines(address: PostalAddress, language: string): string[] {
	const country: Country | undefined = isCountryCode(address.country) ? COUNTRIES[address.country] : undefined;
	const label = country?.addressLabel ?? COUNTRIES.ES.addressLabel;
	const parts: Readonly<Record<string, string | null>> = {
		...address,
		name: [address.firstName, address.lastName].filter(Boolean).join(" "),
		CITY: address.city?.toUpperCase() ?? null,
	};
	const lines = label
		.split("|")
		.map((line) => line.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "").replace(/^[\s,]+|[\s,]+$/g, ""));
	return [...lines, new Intl.DisplayNames([language], { type: "region" }).of(address.country) ?? ""].filter(Boolean);
}
