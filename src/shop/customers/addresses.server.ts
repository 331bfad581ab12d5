import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, ne } from "drizzle-orm";
import { isUuid } from "#core/identifiers.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { customerAddresses, customers } from "#database/schema.ts";
import { inTransaction, type Shop, type SignedInCustomer } from "#shop/shop.ts";

export type SavedAddress = typeof customerAddresses.$inferSelect;
export type AddressWords = Pick<
	SavedAddress,
	"firstName" | "lastName" | "country" | "street" | "streetNumber" | "unit" | "postcode" | "city" | "province"
>;
type CustomerShop = Shop & { readonly customer: SignedInCustomer };

const MOST_ADDRESSES = 30;

/** The default one first, then as they were written. */
export async function listAddresses(shop: Pick<CustomerShop, "db" | "customer">): Promise<SavedAddress[]> {
	return shop.db
		.select()
		.from(customerAddresses)
		.where(eq(customerAddresses.customerId, shop.customer.id))
		.orderBy(desc(customerAddresses.isDefault), asc(customerAddresses.createdAt), asc(customerAddresses.id));
}

export async function findAddress(
	shop: Pick<CustomerShop, "db" | "customer">,
	id: unknown,
): Promise<SavedAddress | undefined> {
	if (!isUuid(id)) return undefined;
	const [found] = await shop.db.select().from(customerAddresses).where(own(shop, id));
	return found;
}

/** The first one is the default; one that stands there already is not written twice. */
export async function addAddress(shop: CustomerShop, words: AddressWords): Promise<Outcome<null, "full">> {
	return inTransaction(shop, async (inside): Promise<Outcome<null, "full">> => {
		await lockBook(inside);
		const known = await listAddresses(inside);
		if (known.some((each) => isSame(each, words))) return accepted(null);
		if (known.length >= MOST_ADDRESSES) return refused("full");
		await inside.db.insert(customerAddresses).values({
			...words,
			id: randomUUID(),
			customerId: inside.customer.id,
			isDefault: known.length === 0,
			createdAt: inside.now,
			updatedAt: inside.now,
		});
		return accepted(null);
	});
}

export async function changeAddress(
	shop: CustomerShop,
	id: string,
	words: AddressWords,
): Promise<Outcome<null, "unknown">> {
	const changed = await shop.db
		.update(customerAddresses)
		.set({ ...words, updatedAt: shop.now })
		.where(own(shop, id))
		.returning({ id: customerAddresses.id });
	return changed.length ? accepted(null) : refused("unknown");
}

/** The oldest of the others takes the place of a default one. */
export async function removeAddress(shop: CustomerShop, id: string): Promise<Outcome<null, "unknown">> {
	return inTransaction(shop, async (inside): Promise<Outcome<null, "unknown">> => {
		await lockBook(inside);
		const [removed] = await inside.db.delete(customerAddresses).where(own(inside, id)).returning();
		if (!removed) return refused("unknown");
		const [next] = removed.isDefault ? await listAddresses(inside) : [];
		if (next) await inside.db.update(customerAddresses).set({ isDefault: true }).where(own(inside, next.id));
		return accepted(null);
	});
}

export async function makeDefaultAddress(shop: CustomerShop, id: string): Promise<Outcome<null, "unknown">> {
	return inTransaction(shop, async (inside): Promise<Outcome<null, "unknown">> => {
		await lockBook(inside);
		if (!(await findAddress(inside, id))) return refused("unknown");
		const others = and(eq(customerAddresses.customerId, inside.customer.id), ne(customerAddresses.id, id));
		await inside.db.update(customerAddresses).set({ isDefault: false }).where(others);
		await inside.db.update(customerAddresses).set({ isDefault: true }).where(own(inside, id));
		return accepted(null);
	});
}

/** Two tabs write one after the other. */
async function lockBook({ db, customer }: Pick<CustomerShop, "db" | "customer">): Promise<void> {
	await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customer.id)).for("update");
}

function own({ customer }: Pick<CustomerShop, "customer">, id: string) {
	return and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customer.id));
}

function isSame(known: AddressWords, words: AddressWords): boolean {
	return (Object.keys(words) as (keyof AddressWords)[]).every((key) => (known[key] ?? "") === (words[key] ?? ""));
}
