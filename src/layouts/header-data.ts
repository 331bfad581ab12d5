import { useRouteLoaderData } from "react-router";
import type { AccountPageName } from "#core/account-pages.ts";
import type { BrandCode } from "#core/brands.ts";

/** What the frame round every page needs; the root loader answers `{ header: HeaderData }`. */
export type HeaderData = {
	brand: BrandCode;
	/** The catalogue's first tags, in order. */
	tags: readonly { to: string; text: string }[];
	/** About the shop: who it is, its terms, its law. */
	pages: readonly { to: string; text: string }[];
	cartCount: number;
	signedIn: boolean;
	/** The pages of the account that the customer may open; none for a guest. */
	accountPages: readonly AccountPageName[];
	/** A shop with invented goods and sandbox payments says so on every page. */
	demo: boolean;
	places: readonly PlaceLink[];
	/** The visitor has not chosen yet which cookies may be set. */
	asksConsent: boolean;
};

/** A country site in one of its languages. */
export type PlaceLink = {
	/** The locale's. */
	code: string;
	/** Another locale is another document. */
	href: string;
	/** In its own language: "España · Español". */
	text: string;
	/** BCP 47. */
	iso: string;
	current: boolean;
};

export function useHeaderData(): HeaderData | undefined {
	return useRouteLoaderData<{ header: HeaderData }>("root")?.header;
}
