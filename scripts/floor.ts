import { readFile } from "node:fs/promises";
import { listPrintSuppliers, setPressProfile } from "#shop/production/print-suppliers.server.ts";
import { fail, withRunningShop } from "./with-running-shop.ts";

/** What the print floor asks of the shop. */
const USAGE = `npm run floor                                            lists the print shops and what they print
npm run floor -- profile book-press press.icc "FOGRA51"  separates for a print shop's own paper and press`;

type FloorShop = Parameters<Parameters<typeof withRunningShop>[0]>[0];

await withRunningShop((shop) => answer(shop, process.argv.slice(2)));

async function answer(shop: FloorShop, [task, ...words]: string[]): Promise<void> {
	if (task === undefined) return list(shop);
	if (task === "profile" && words.length === 3) return takeProfile(shop, words as [string, string, string]);
	fail(USAGE);
}

async function list(shop: FloorShop): Promise<void> {
	for (const { code, name, colors, condition, cropMarks, techniques } of await listPrintSuppliers(shop)) {
		const output = `${colors} for ${condition ?? "FOGRA39"}${cropMarks ? ", crop marks" : ""}`;
		console.log(`${code.padEnd(12)}  ${name}  ${output}: ${techniques.join(", ") || "nothing"}`);
	}
	console.log(`\n${USAGE}`);
}

async function takeProfile(shop: FloorShop, [supplier, path, condition]: [string, string, string]): Promise<void> {
	const profile = await readFile(path).catch(() => fail(`There is no file ${path} that could be read.`));
	const taken = await setPressProfile(shop, supplier, condition, profile);
	if (!taken.ok) fail(`${path} can't be the profile of ${supplier}: ${taken.reason}.`);
	console.log(`Files for ${supplier} are in the inks of ${condition} from now on.`);
}
