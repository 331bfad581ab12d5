import type { Config } from "#config.ts";
import type { BrandCode } from "#core/brands.ts";

/** Where a brand's pages are: links of mails must not lead to another brand's shop. */
export function brandOrigin(config: Pick<Config, "baseUrl" | "defaultBrand" | "popkinHost">, brand: BrandCode): string {
	const base = new URL(config.baseUrl);
	if (brand === "popkin" && config.defaultBrand !== "popkin") base.hostname = config.popkinHost;
	return base.origin;
}
