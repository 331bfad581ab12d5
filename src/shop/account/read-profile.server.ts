import { addressLines } from "#core/address-lines.ts";
import { deviceName } from "#core/device-name.ts";
import { listAddresses } from "#shop/customers/addresses.server.ts";
import { hasPassword, listSignIns } from "#shop/customers/sign-ins.server.ts";
import { ownNewsletter } from "#shop/newsletter/own-newsletter.server.ts";
import { listConsents } from "#shop/sessions/list-consents.server.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";

type CustomerShop = Shop & { readonly customer: SignedInCustomer };

/** What the overview of the profile shows. */
export async function readProfile(shop: CustomerShop) {
	const { customer, locale, site } = shop;
	const time = new Intl.DateTimeFormat(locale.iso, {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: site.timeZone,
	});
	const [signIns, withPassword, addresses, newsletter, consents] = await Promise.all([
		listSignIns(shop),
		hasPassword(shop),
		listAddresses(shop),
		ownNewsletter(shop),
		listConsents(shop),
	]);
	return {
		email: customer.email,
		details: {
			customerType: customer.type,
			firstName: customer.firstName ?? "",
			lastName: customer.lastName ?? "",
			company: customer.companyName ?? "",
			vatId: customer.vatId ?? "",
			phone: customer.phone ?? "",
		},
		addresses: addresses.map((address) => ({
			id: address.id,
			isDefault: address.isDefault,
			lines: addressLines({ ...address, recipient: null }, locale.iso),
		})),
		signIns: signIns.map(({ id, userAgent, seen, current }) => ({
			id,
			device: deviceName(userAgent),
			seen: time.format(seen),
			current,
		})),
		withPassword,
		brand: shop.brand.name,
		newsletter,
		consents: consents.map(({ id, at, isAnalyticsAccepted, isAdsAccepted }) => ({
			id,
			at: time.format(at),
			choice: isAnalyticsAccepted ? (isAdsAccepted ? "all" : "analytics") : isAdsAccepted ? "ads" : "none",
		})),
		hasSecondFactor: customer.hasSecondFactor,
	};
}
export type Profile = Awaited<ReturnType<typeof readProfile>>;
