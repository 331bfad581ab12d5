/** One line of the table. `ratio` is told with its meaning in `comparedWith`. */
export type BenchRow = {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly comparedWith?: string;
	readonly ratio?: number;
	/** What a budget of time or of orders is held against: the value as on the machine that the budget was set for. */
	readonly atPace?: number;
	readonly budget?: string;
	/** Nothing where there is no budget. */
	readonly met?: boolean;
};

const HEAD = ["name", "value", "compared with", "ratio", "at pace 1", "budget", "met"] as const;

export function tableOf(rows: readonly BenchRow[]): string {
	const cells = [HEAD, ...rows.map(cellsOf)];
	const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
	const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`);
	return [lines[0], `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...lines.slice(1)].join("\n");
}

function cellsOf(row: BenchRow): readonly string[] {
	const met = row.met === undefined ? "" : row.met ? "met" : "not met";
	const ratio = row.ratio === undefined ? "" : short(row.ratio);
	const atPace = row.atPace === undefined ? "" : short(row.atPace);
	return [row.name, `${short(row.value)} ${row.unit}`, row.comparedWith ?? "", ratio, atPace, row.budget ?? "", met];
}

function short(value: number): string {
	return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(value >= 1 ? 2 : 3);
}

export function median(values: readonly number[]): number {
	return percentile(values, 0.5);
}

export function percentile(values: readonly number[], part: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function progress(text: string): void {
	console.log(`  ${new Date().toISOString().slice(11, 19)} ${text} …`);
}
