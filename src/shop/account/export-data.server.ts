import { makeZip } from "client-zip";
import type { Shop, SignedInCustomer } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { readSmallData } from "./own-data.server.ts";
import { ownFiles } from "./own-files.server.ts";
import { ownLists } from "./own-lists.server.ts";

export type CustomerShop = Shop & { readonly customer: SignedInCustomer };
type Entry = { name: string; lastModified: Date; input: string | Uint8Array | AsyncIterable<string> };

/** Everything that the shop knows of a customer, made while it is read: at most one picture is in memory. */
export function exportData(shop: CustomerShop): ReadableStream<Uint8Array> {
	return makeZip(entries(shop));
}

async function* entries(shop: CustomerShop): AsyncGenerator<Entry> {
	const lastModified = shop.now;
	const t = textsOf(shop.locale).getFixedT(shop.locale.iso, "profile");
	yield { name: "README.txt", lastModified, input: t("export.readme", { brand: shop.brand.name }) };
	for (const [name, value] of Object.entries(await readSmallData(shop)))
		yield { name: `${name}.json`, lastModified, input: `${JSON.stringify(value, null, "\t")}\n` };
	for (const [name, batches] of Object.entries(ownLists(shop)))
		yield { name: `${name}.json`, lastModified, input: jsonList(batches) };
	for await (const { name, key, at } of ownFiles(shop)) {
		if (!(await shop.files.has(key))) {
			shop.log.error({ key }, "a customer's file is not in the store");
			continue;
		}
		yield { name, lastModified: at, input: await shop.files.get(key) };
	}
}

async function* jsonList(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
	let before = "[\n";
	for await (const batch of batches) {
		yield before + batch.map((row) => JSON.stringify(row)).join(",\n");
		before = ",\n";
	}
	yield before === "[\n" ? "[]\n" : "\n]\n";
}
