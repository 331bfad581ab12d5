import { type AddressField, COUNTRIES, type Country, isCountryCode } from "./countries.ts";
import { regionName } from "./region-name.ts";

export type PostalAddress = Readonly<Record<AddressField, string | null>> & {
	readonly country: string;
	readonly firstName: string | null;
	readonly lastName: string | null;
	readonly company: string | null;
	/** The name on the parcel, where it is not the one who orders. */
	readonly recipient: string | null;
};

/** An address as the country's post wants it on a label; the country's name, in the reader's language, comes last. */
export function addressLines(address: PostalAddress, language: string): string[] {
	const country: Country | undefined = isCountryCode(address.country) ? COUNTRIES[address.country] : undefined;
	const label = country?.addressLabel ?? COUNTRIES.ES.addressLabel;
	const parts: Readonly<Record<string, string | null>> = {
		...address,
		streetNumber: isWithin(address, label) ? null : address.streetNumber,
		name: address.recipient || [address.firstName, address.lastName].filter(Boolean).join(" "),
		CITY: address.city?.toUpperCase() ?? null,
		PROVINCE: address.province?.toUpperCase() ?? null,
	};
	const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? "");
	const lines = label
		.split("|")
		.map((line) =>
			filled(line.replace(/\[([^\]]*)\]/g, (_, piece: string) => (hasAll(piece, parts) ? piece : ""))).trim(),
		);
	return [...lines, regionName(address.country, language)].filter(Boolean);
}

/** Where the number stands first, browsers fill it in with the street, and some people write it once more. */
function isWithin({ street, streetNumber }: PostalAddress, label: string): boolean {
	const comesFirst = label.includes("{streetNumber} {street}");
	return comesFirst && Boolean(streetNumber) && street?.startsWith(`${streetNumber} `) === true;
}

function hasAll(piece: string, parts: Readonly<Record<string, string | null>>): boolean {
	return [...piece.matchAll(/\{(\w+)\}/g)].every(([, part = ""]) => parts[part]);
}
