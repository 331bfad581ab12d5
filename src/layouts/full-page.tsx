import { Outlet } from "react-router";
import { ConsentBanner } from "./consent-banner.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { useHeaderData } from "./header-data.ts";
import { ShopHeader } from "./shop-header.tsx";
import { CONTENT_ID, SkipLink } from "./skip-link.tsx";

/** The header, and then the page over all the rest of the window. */
export default function FullPageLayout() {
	const header = useHeaderData();
	return (
		<div className="flex min-h-dvh flex-col" data-layout="full-page">
			<SkipLink />
			{header?.asksConsent && <ConsentBanner />}
			{header?.demo && <DemoBanner />}
			{header && <ShopHeader {...header} />}
			<main id={CONTENT_ID} tabIndex={-1} className="grid flex-1">
				<Outlet />
			</main>
		</div>
	);
}
