import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import type { BrandCode } from "#core/brands.ts";

const DISPLAY = { keepsake: fraunces, popkin: bricolage } satisfies Record<BrandCode, string>;

/** For the document's head: both faces of the brand start with the stylesheet instead of after it. */
export function FontPreloads({ brand }: { brand: BrandCode }) {
	return [instrument, DISPLAY[brand]].map((href) => (
		<link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
	));
}
