import { type ReactNode, useContext } from "react";
import { Outlet, useLocation } from "react-router";
import { askedQuery } from "#core/asked-query.ts";
import { Logo } from "#ui/logo.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { type HeaderData, useHeaderData } from "./header-data.ts";
import { SharedMarkup } from "./shared-markup.tsx";
import { ShopFooter } from "./shop-footer.tsx";
import { ShopHeader } from "./shop-header.tsx";
import { CONTENT_ID, SkipLink } from "./skip-link.tsx";

/** The shop's usual frame. A page brings its own sections: `page-column section-room`. */
export default function MasterLayout() {
	return (
		<MasterFrame header={useHeaderData()}>
			<Outlet />
		</MasterFrame>
	);
}

type MasterFrameProps = {
	header: HeaderData | undefined;
	layout?: "master" | "master-accounts";
	children: ReactNode;
};

/** For the error page too, which may have to do without the header's data. */
export function MasterFrame({ header, layout = "master", children }: MasterFrameProps) {
	const searched = useSearched();
	return (
		<div className="flex min-h-dvh flex-col" data-layout={layout}>
			<SharedMarkup name="skip">
				<SkipLink />
			</SharedMarkup>
			{header?.asksConsent && <ConsentBanner />}
			{!header && <BareHeader />}
			{header?.demo && (
				<SharedMarkup name="demo">
					<DemoBanner />
				</SharedMarkup>
			)}
			{header && searched !== undefined && <ShopHeader {...header} searched={searched} />}
			{header && searched === undefined && (
				<SharedMarkup name="header" of={{ ...header, places: undefined }}>
					<ShopHeader {...header} />
				</SharedMarkup>
			)}
			<main id={CONTENT_ID} tabIndex={-1} className="flex-1">
				{children}
			</main>
			{header && (
				<SharedMarkup name="footer" of={[header.tags, header.pages]}>
					<ShopFooter {...header} />
				</SharedMarkup>
			)}
		</div>
	);
}

/** On the page of results, what they are of. */
function useSearched(): string | undefined {
	const { pathname, search } = useLocation();
	// The router takes capitals and a slash at the end for the same page.
	const isSearch = /^\/search\/?$/i.test(pathname);
	return isSearch ? askedQuery(new URLSearchParams(search).get("query")) : undefined;
}

/** Whose shop it is, at least. */
function BareHeader() {
	const brand = useContext(ShopBrand);
	return (
		<header className="border-b border-line">
			<div className="page-column py-5">
				<PageLink to="/" reload className="inline-block rounded-control">
					<Logo brand={brand} />
				</PageLink>
			</div>
		</header>
	);
}
