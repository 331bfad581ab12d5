import { deliveryCountries } from "#shop/checkout/delivery-countries.server.ts";
import { findAddress } from "#shop/customers/addresses.server.ts";
import { readEmailChange } from "#shop/customers/change-email.server.ts";
import { hasPassword } from "#shop/customers/sign-ins.server.ts";
import { countOrdersUnderWay } from "#shop/orders/forget-orders.server.ts";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";

type CustomerShop = Shop & { readonly customer: SignedInCustomer };

/** What one thing of the profile needs to be shown; undefined for what is not the customer's. */
export async function readView(shop: CustomerShop, query: URLSearchParams) {
	switch (query.get("view")) {
		case "address":
			return readAddressView(shop, query.get("address"));
		case "second-factor":
			return {
				view: "second-factor",
				title: "second_factor",
				enabled: shop.customer.hasSecondFactor,
				withPassword: await hasPassword(shop),
			} as const;
		case "email": {
			const token = query.get("token");
			return {
				view: "email",
				title: "email",
				withPassword: await hasPassword(shop),
				withCode: shop.customer.hasSecondFactor,
				change: token === null ? undefined : { token, email: await readEmailChange(shop, token.slice(0, 100)) },
			} as const;
		}
		case "erase":
			return {
				view: "erase",
				title: "erase",
				withPassword: await hasPassword(shop),
				withCode: shop.customer.hasSecondFactor,
				isPartner: shop.customer.group === "partner",
				underWay: await countOrdersUnderWay(shop, shop.customer.id),
			} as const;
		default:
			return undefined;
	}
}

async function readAddressView(shop: CustomerShop, id: string | null) {
	const countries = deliveryCountries(shop);
	const { firstName, lastName } = shop.customer;
	if (id === null)
		return {
			view: "address",
			title: "new_address",
			id: undefined,
			countries,
			typed: { firstName: firstName ?? "", lastName: lastName ?? "", country: shop.site.defaultCountry },
		} as const;
	const found = await findAddress(shop, id);
	if (!found) return undefined;
	const { unit, province, street, streetNumber, postcode, city, country } = found;
	const typed = {
		firstName: found.firstName,
		lastName: found.lastName,
		country,
		street,
		streetNumber,
		unit: unit ?? "",
		postcode,
		city,
		province: province ?? "",
	};
	return { view: "address", title: "address", id: found.id, countries, typed } as const;
}

export type ProfileView = NonNullable<Awaited<ReturnType<typeof readView>>>;
