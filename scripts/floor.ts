import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mirroredWord } from "#shop/production/mirrored-word.ts";
import { makePrintRun } from "#shop/production/print-runs.server.ts";
import { listPrintSuppliers, setMirrored, setPressProfile } from "#shop/production/print-suppliers.server.ts";
import { listSubstrates } from "#shop/production/waiting-lines.server.ts";
import { fail, withRunningShop } from "./with-running-shop.ts";

/** What the print floor asks of the shop. */
const USAGE = `npm run floor                                            lists the print shops and what they print
npm run floor -- profile book-press press.icc "FOGRA51"  separates for a print shop's own paper and press
npm run floor -- sheets                                  lists what is printed on sheets, and how much waits
npm run floor -- sheets transfer-paper out               lays out what waits; sheets and job ticket go to the folder out
npm run floor -- paper transfer-paper mirrored           lays out its sheets left for right from now on; plain: as they are`;

type FloorShop = Parameters<Parameters<typeof withRunningShop>[0]>[0];

await withRunningShop((shop) => answer(shop, process.argv.slice(2)));

async function answer(shop: FloorShop, [task, ...words]: string[]): Promise<void> {
	if (task === undefined) return list(shop);
	if (task === "sheets" && words.length === 0) return listWaiting(shop);
	if (task === "sheets" && words.length === 2) return makeSheets(shop, words as [string, string]);
	if (task === "profile" && words.length === 3) return takeProfile(shop, words as [string, string, string]);
	if (task === "paper" && words.length === 2) return turnPaper(shop, words as [string, string]);
	fail(USAGE);
}

async function list(shop: FloorShop): Promise<void> {
	for (const { code, name, colors, condition, cropMarks, techniques } of await listPrintSuppliers(shop)) {
		const output = `${colors} for ${condition ?? "FOGRA39"}${cropMarks ? ", crop marks" : ""}`;
		console.log(`${code.padEnd(12)}  ${name}  ${output}: ${techniques.join(", ") || "nothing"}`);
	}
	console.log(`\n${USAGE}`);
}

async function listWaiting(shop: FloorShop): Promise<void> {
	for (const { code, width, height, supplier, mirrored, waiting } of await listSubstrates(shop)) {
		const sheet = `${width} x ${height} mm at ${supplier}, ${mirroredWord({ mirrored }).toLowerCase()}`;
		console.log(`${code.padEnd(16)}  ${sheet}: ${waiting} lines wait`);
	}
}

async function makeSheets(shop: FloorShop, [substrate, folder]: [string, string]): Promise<void> {
	await mkdir(folder, { recursive: true });
	const made = await makePrintRun(shop, substrate);
	if (!made.ok) fail(`There are no sheets of ${substrate}: ${made.reason}.`);
	const { name, pieces, sheets, backs, key, ticketKey, tooLarge, lost, moved } = made.value;
	for (const [file, from] of [
		[`${name}-sheets.pdf`, key],
		[`${name}-ticket.pdf`, ticketKey],
	] as const)
		await writeFile(join(folder, file), await shop.files.get(from));
	console.log(`${name}: ${pieces} pieces on ${sheets} sheets of ${substrate}, in ${folder}.`);
	if (backs) console.log(`Printed on both sides: ${backs} of the sheets; each back follows its front.`);
	if (tooLarge.length) console.log(`Too large for the sheet: ${tooLarge.join(", ")}`);
	if (moved.length)
		console.log(`Laid out before, on what their article is not printed on any more: ${moved.join(", ")}`);
	if (lost.length) console.log(`Nothing is left of what was approved: ${lost.join(", ")}`);
}

async function turnPaper(shop: FloorShop, [code, way]: [string, string]): Promise<void> {
	if (way !== "mirrored" && way !== "plain") fail(USAGE);
	const mirrored = way === "mirrored";
	if (!(await setMirrored(shop, code, mirrored)))
		fail(`There is no paper ${code}; npm run floor -- sheets lists them.`);
	console.log(`Sheets of ${code}: ${mirroredWord({ mirrored }).toLowerCase()} from now on.`);
}

async function takeProfile(shop: FloorShop, [supplier, path, condition]: [string, string, string]): Promise<void> {
	const profile = await readFile(path).catch(() => fail(`There is no file ${path} that could be read.`));
	const taken = await setPressProfile(shop, supplier, condition, profile);
	if (!taken.ok) fail(`${path} can't be the profile of ${supplier}: ${taken.reason}.`);
	console.log(`Files for ${supplier} are in the inks of ${condition} from now on.`);
}
