import type { Locale } from "#core/sites.ts";
import type { Shop } from "./shop.ts";

type Here = Pick<Shop, "brand" | "locale" | "addressOf">;

/** A locale's home. On the visitor's own host it is a path: a development host by another name stays the same one. */
export function placeAddress(here: Here, target: Pick<Locale, "code">): string {
	const address = new URL(here.addressOf(here.brand.code, target));
	return isOnHost(here, target) ? address.pathname : address.href;
}

/** Cookies that are set here are sent there. */
export function isOnHost({ brand, locale, addressOf }: Here, target: Pick<Locale, "code">): boolean {
	return new URL(addressOf(brand.code, target)).origin === new URL(addressOf(brand.code, locale)).origin;
}
