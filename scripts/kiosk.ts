import type { Config } from "#config.ts";
import { isBrandCode } from "#core/brands.ts";
import { SITES, sitesOf } from "#core/sites.ts";
import { localeAddress } from "#http/site-addresses.ts";
import { addKiosk, listKiosks, revokeKiosk } from "#shop/kiosk/kiosk-device.server.ts";
import { takeAtCounter } from "#shop/orders/take-at-counter.server.ts";
import { fail, withRunningShop } from "./with-running-shop.ts";

/** The shop's own devices, and what is paid beside them. */
const USAGE = `npm run kiosk                          lists the devices
npm run kiosk -- GB "Counter 1"        makes a device of the site (popkin-gb: of the second brand), prints its address once
npm run kiosk -- revoke 3              the device is a browser like any other again
npm run kiosk -- paid GB-2026-000042   the order was paid at the counter`;

type KioskShop = Parameters<Parameters<typeof withRunningShop>[0]>[0];

await withRunningShop((shop, config) => answer(shop, config, process.argv.slice(2)));

async function answer(shop: KioskShop, config: Config, [first, second, ...more]: string[]): Promise<void> {
	if (first === undefined) return list(shop);
	if (second === undefined || more.length) fail(USAGE);
	if (first === "revoke") {
		const revoked = /^\d{1,9}$/.test(second) && (await revokeKiosk(shop, Number(second)));
		return revoked ? console.log(`Device ${second} is no kiosk any more.`) : fail(`There is no device ${second}.`);
	}
	if (first === "paid") {
		const taken = await takeAtCounter(shop, second);
		return taken.ok
			? console.log(`Order ${second} is paid.`)
			: fail(`Order ${second} can't be paid here: ${taken.reason}.`);
	}
	await add(shop, config, first, second);
}

async function list(shop: KioskShop): Promise<void> {
	for (const { id, brand, site, name, createdAt } of await listKiosks(shop))
		console.log(`${String(id).padStart(4)}  ${brand} ${site}  ${name}  since ${createdAt.toISOString().slice(0, 10)}`);
	console.log(`\n${USAGE}`);
}

async function add(shop: KioskShop, config: Config, place: string, name: string): Promise<void> {
	const [code = "", given] = place.split("-").reverse();
	const brand = given ?? "keepsake";
	if (!isBrandCode(brand)) return fail(`There is no brand "${brand}".`);
	const site = sitesOf(brand).find((each) => each.code === code.toUpperCase());
	const locale = site?.locales[0];
	if (!site || !locale)
		return fail(`There is no site "${code}". There are: ${SITES.map((each) => each.code).join(", ")}`);
	const token = await addKiosk(shop, { name: name.slice(0, 100), site: site.code, brand });
	console.log(
		`Open this address once on the device; it is not shown again:\n${localeAddress(config, brand, locale)}?kiosk=${token}`,
	);
}
