import { availableParallelism, cpus, loadavg } from "node:os";
import { benchAddToCart } from "./add-to-cart.ts";
import { type BenchShop, withBenchShop } from "./bench-shop.ts";
import { benchColdStart, benchMemory } from "./cold-start.ts";
import { benchEditor } from "./editor.ts";
import { benchFirstScroll } from "./first-scroll.ts";
import { benchFirstVisit } from "./first-visit.ts";
import { benchGangSheets } from "./gang-sheets.ts";
import { benchGrowth } from "./growth.ts";
import { benchOrders } from "./orders.ts";
import { benchPages } from "./pages.ts";
import { benchPhotoBook } from "./photo-book.ts";
import { benchPrintEngine } from "./print-engine.ts";
import { type BenchRow, tableOf } from "./row.ts";

const withShop = [benchPages, benchAddToCart, benchOrders, benchMemory, benchFirstVisit, benchFirstScroll, benchEditor];

console.log(`Measuring takes about nine minutes. ${machine()}`);
const rows = await withBenchShop(measureShop, benchColdStart);
const printed = [benchPrintEngine, benchPhotoBook, benchGangSheets];
const table = rows.flat();
for (const measure of [...printed, benchGrowth]) table.push(...(await measure()));
console.log(`\n${machine()}\n\n${tableOf(table)}`);

async function measureShop(bench: BenchShop): Promise<readonly BenchRow[]> {
	const measured: BenchRow[] = [];
	for (const measure of withShop) measured.push(...(await measure(bench)));
	return measured;
}

function machine(): string {
	const load = loadavg().map((value) => value.toFixed(1));
	return `${availableParallelism()} × ${cpus()[0]?.model}, Node ${process.versions.node}, load ${load.join(", ")}`;
}
