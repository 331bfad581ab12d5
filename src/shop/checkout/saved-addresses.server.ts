import { addressLines } from "#core/address-lines.ts";
import type { Site } from "#core/sites.ts";
import {
	type AddressWords,
	addAddress,
	findAddress,
	listAddresses,
	type SavedAddress,
} from "#shop/customers/addresses.server.ts";
import type { Shop } from "#shop/shop.ts";
import type { CheckoutChange } from "./checkout.server.ts";
import { type Address, parseAddress } from "./checkout-forms.ts";

type Person = { readonly firstName?: string | null; readonly lastName?: string | null };

/** The customer's addresses that the site delivers to, to choose from; undefined for a guest. */
export async function savedAddresses(shop: Shop): Promise<{ value: string; text: string }[] | undefined> {
	const { customer } = shop;
	if (!customer) return undefined;
	const known = await listAddresses({ ...shop, customer });
	return known
		.filter((address) => placeOf(address, shop.site))
		.map((address) => ({
			value: address.id,
			text: addressLines({ ...address, recipient: null }, shop.locale.iso).join(", "),
		}));
}

/** What the chosen address says about the delivery, if it is the customer's and the site delivers there. */
export async function chosenDelivery(shop: Shop, id: unknown, person: Person): Promise<CheckoutChange | undefined> {
	const { customer } = shop;
	const found = customer && (await findAddress({ ...shop, customer }, id));
	return found && deliveryTo(shop, found, person);
}

/** The address that a customer's checkout begins with. */
export async function defaultDelivery(shop: Shop, person: Person): Promise<CheckoutChange> {
	const { customer } = shop;
	const [first] = customer ? await listAddresses({ ...shop, customer }) : [];
	return (first?.isDefault && deliveryTo(shop, first, person)) || {};
}

/** Keeps what was typed in the customer's book; a full book stays as it is. */
export async function keepAddress(shop: Shop, { recipient, ...place }: Address, person: Person): Promise<void> {
	const { customer } = shop;
	if (!customer) return;
	const [, firstName = "", lastName = ""] = /^(?:(.*) )?(\S+)$/.exec(recipient ?? "") ?? [];
	const name = recipient
		? { firstName, lastName }
		: { firstName: person.firstName ?? "", lastName: person.lastName ?? "" };
	await addAddress({ ...shop, customer }, { ...place, ...name });
}

function deliveryTo(shop: Shop, address: SavedAddress, person: Person): CheckoutChange | undefined {
	const place = placeOf(address, shop.site);
	if (!place) return undefined;
	const isOwn = address.firstName === person.firstName && address.lastName === person.lastName;
	return {
		...place,
		recipient: isOwn ? null : `${address.firstName} ${address.lastName}`.trim(),
		deliveryMode: "ADDRESS",
	};
}

/** Checked anew: what the site delivers to may have changed since it was written. */
function placeOf(address: AddressWords, site: Site): Address | undefined {
	const form = new FormData();
	for (const field of ["country", "street", "streetNumber", "unit", "postcode", "city", "province"] as const)
		form.set(field, address[field] ?? "");
	const place = parseAddress(form, site);
	return place.ok ? place.value : undefined;
}
