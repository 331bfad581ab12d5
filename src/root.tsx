import { type ReactNode, useContext, useEffect } from "react";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useHref,
	useLocation,
	useMatches,
	useRouteLoaderData,
} from "react-router";
import { accountPagesOf } from "#core/account-pages.ts";
import { type BrandCode, isBrandCode } from "#core/brands.ts";
import { isAsked } from "#core/consent.ts";
import { regionName } from "#core/region-name.ts";
import { type Site, sitesOf } from "#core/sites.ts";
import { kioskGate } from "#guards/kiosk-gate.ts";
import { siteGate } from "#guards/site-gate.ts";
import { loadAnalyticsTag } from "#layouts/analytics-tag.ts";
import type { HeaderData, PlaceLink } from "#layouts/header-data.ts";
import { KioskDialog } from "#layouts/kiosk-dialog.tsx";
import { watchKiosk } from "#layouts/kiosk-watch.ts";
import { leadToThisPage } from "#layouts/place-links.ts";
import { type PageHandle, PlainPage } from "#layouts/plain-page.ts";
import plainPageScript from "#layouts/plain-page-script.ts?worker&url";
import { useSignInNews } from "#layouts/sign-in-news.ts";
import { StalePage } from "#layouts/stale-page.tsx";
import { useArrivalFocus } from "#layouts/use-arrival-focus.ts";
import { tellVisit } from "#layouts/visit-events.ts";
import { listTags } from "#shop/catalog/catalog.server.ts";
import { listBlocks, pageLinks } from "#shop/content/content.server.ts";
import { placeAddress } from "#shop/place-address.ts";
import { analyticsMarks } from "#shop/sessions/analytics.server.ts";
import type { Shop } from "#shop/shop.ts";
import { shopContext, visitorStateContext } from "#shop/shop-context.ts";
import { textAddress } from "#shop/text-address.ts";
import stylesheet from "#ui/app.css?url";
import { FontPreloads } from "#ui/font-preloads.tsx";
import { keepPage } from "#ui/kept-page.ts";
import { InKiosk, LinkPrefix } from "#ui/page-link.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import { useFollowedLinks } from "#ui/use-followed-links.ts";
import type { Route } from "./+types/root";

export { ErrorPage as ErrorBoundary } from "#shop/storefront/error-page.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const middleware: Route.MiddlewareFunction[] = [siteGate, kioskGate];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const [tags, pages, notFound, { pieces: cartCount, record }] = await Promise.all([
		shop.site.loginRequired && !shop.customer ? [] : listTags(shop),
		pageLinks(shop),
		listBlocks(shop, "404"),
		context.get(visitorStateContext)(),
	]);
	const header: HeaderData = {
		brand: shop.brand.code,
		tags: tags.slice(0, 7).map((tag) => ({ to: `/t/${tag.slug}`, text: tag.name })),
		pages: pages.map(({ to, title }) => ({ to, text: title })),
		cartCount,
		signedIn: shop.customer !== undefined,
		accountPages: shop.customer ? accountPagesOf(shop.customer) : [],
		demo: shop.demo,
		asksConsent: !shop.site.kiosk && isAsked(record),
		places: placesOf(shop).map((place) => ({ ...place, current: place.code === shop.locale.code })),
	};
	const path = new URL(request.url).pathname;
	const analytics = await analyticsMarks(shop);
	return {
		analytics,
		header,
		notFound,
		iso: shop.locale.iso,
		brand: shop.brand.code,
		brandName: shop.brand.name,
		kiosk: shop.site.kiosk && { begun: shop.session.id !== undefined },
		path,
	};
}

const places = new Map<string, readonly Omit<PlaceLink, "current">[]>();

function placesOf(shop: Shop): readonly Omit<PlaceLink, "current">[] {
	const { brand, locale, addressOf } = shop;
	const { origin } = new URL(addressOf(brand.code, locale));
	const key = `${brand.code} ${origin}`;
	const known = places.get(key);
	if (known) return known;
	const made = sitesOf(brand.code).flatMap((site: Site) =>
		site.locales.map((target) => ({
			code: target.code,
			href: placeAddress(shop, target),
			text: `${regionName(site.code, target.iso)} · ${target.displayName}`,
			iso: target.iso,
		})),
	);
	places.set(key, made);
	return made;
}

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>("root");
	const plain = useContext(PlainPage) !== undefined;
	const namespaces = useNamespaces(data?.header.asksConsent ? ["general", "consent"] : ["general"]);
	const iso = data?.iso ?? (served?.lang || "en-GB");
	const brand = data?.brand ?? servedBrand();
	const home = useHref("/");
	const prefix = home === "/" ? "" : home;
	const linkWaits = useFollowedLinks(prefix);
	useVisitEvents(data?.analytics.accepted === true);
	useSignInNews(data?.header.signedIn);
	useEffect(leadToThisPage, []);
	useArrivalFocus();
	const kiosk = data?.kiosk || undefined;
	useKiosk(kiosk !== undefined);
	return (
		<html
			lang={iso}
			data-brand={brand}
			data-link-waits={linkWaits ? "" : undefined}
			data-kiosk={kiosk && prefix}
			data-begun={kiosk?.begun ? "" : undefined}
			data-signed-in={data?.header.signedIn ? "" : undefined}
			data-analytics={data?.analytics.accepted ? "" : undefined}
			data-ads={data?.analytics.ads ? "" : undefined}
			data-analytics-id={data?.analytics.tag?.id}
			data-tag-url={data?.analytics.tag?.url}
			data-ns={namespaces.join(" ")}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
				{import.meta.env.SSR &&
					!plain &&
					namespaces.map((namespace) => (
						<link key={namespace} rel="preload" as="fetch" crossOrigin="anonymous" href={textAddress(namespace, iso)} />
					))}
				<FontPreloads brand={brand} />
				<link rel="icon" href={`/brand/${brand}-mark.svg`} type="image/svg+xml" />
				<Meta />
				<Links />
			</head>
			<body>
				<LinkPrefix value={prefix}>
					<InKiosk value={kiosk !== undefined}>
						<ShopBrand value={brand}>{children}</ShopBrand>
					</InKiosk>
				</LinkPrefix>
				{kiosk && <KioskDialog />}
				{plain ? (
					<script type="module" src={plainPageScript} />
				) : (
					<>
						<StalePage />
						<ScrollRestoration />
						<Scripts />
					</>
				)}
			</body>
		</html>
	);
}

/** A page that breaks in the browser has lost the loader's words; it stays in the look and language it was served in. */
const served = typeof document === "undefined" ? undefined : document.documentElement;

function servedBrand(): BrandCode {
	const code = served?.dataset.brand;
	return code && isBrandCode(code) ? code : "keepsake";
}

export default function Root() {
	return <Outlet />;
}

/** Plain pages run no React: their script tells. */
function useVisitEvents(accepted: boolean): void {
	const { pathname } = useLocation();
	useEffect(() => {
		if (accepted && pathname) tellVisit();
	}, [accepted, pathname]);
	useEffect(() => {
		if (accepted) loadAnalyticsTag();
	}, [accepted]);
}

function useKiosk(kiosk: boolean): void {
	useEffect(() => {
		if (kiosk) watchKiosk();
	}, [kiosk]);
}

/** Each page names the texts that it needs in its `handle`. */
function useNamespaces(shared: readonly string[]): string[] {
	const named = useMatches().flatMap((match) => (match.handle as PageHandle | undefined)?.texts ?? []);
	return [...new Set([...shared, ...named])];
}
