import type { Millimetres } from "#core/units.ts";

export type SheetSize = {
	readonly width: Millimetres;
	readonly height: Millimetres;
	/** The edge that a machine can't print. */
	readonly margin: Millimetres;
	/** Between neighbours. */
	readonly gap: Millimetres;
};
export type SheetItem = {
	readonly width: Millimetres;
	readonly height: Millimetres;
	readonly mayTurn: boolean;
	/** From top to bottom: along the paper's grain or across it. */
	readonly isFolded: boolean;
};
/** `item` is the index in what was given. Turned: by a quarter, its height now lies across. */
export type Placement = {
	readonly item: number;
	readonly x: Millimetres;
	readonly y: Millimetres;
	readonly turned: boolean;
};
export type PackedSheets = {
	readonly sheets: readonly (readonly Placement[])[];
	/** Larger than a sheet. */
	readonly tooLarge: readonly number[];
};

type Free = {
	readonly sheet: number;
	readonly x: Millimetres;
	readonly y: Millimetres;
	readonly width: Millimetres;
	readonly height: Millimetres;
};
type Fit = {
	readonly free: number;
	readonly sheet: number;
	readonly turned: boolean;
	readonly short: number;
	readonly long: number;
};
/** How what fits both ways may lie: as it is, turned, or as there is room. */
type Ways = { readonly folded: "STRAIGHT" | "TURNED"; readonly others: "STRAIGHT" | "ANY" };
type Wanted = Pick<SheetItem, "width" | "height" | "isFolded"> & { readonly ways: readonly boolean[] };

/** Lengths are sums of lengths that a computer rounds. */
const ROUNDING: Millimetres = 1e-6;
/** From the one that a print shop likes best. */
const ALL_WAYS: readonly Ways[] = [
	{ folded: "STRAIGHT", others: "STRAIGHT" },
	{ folded: "STRAIGHT", others: "ANY" },
	{ folded: "TURNED", others: "STRAIGHT" },
	{ folded: "TURNED", others: "ANY" },
];

/**
 * Turns items only where that saves sheets, and those with folds only together: the folds on a sheet run one way. The
 * same items in the same order lie the same way.
 */
export function packSheets(items: readonly SheetItem[], sheet: SheetSize): PackedSheets {
	const useful = ALL_WAYS.filter(
		(ways) =>
			(ways.folded === "STRAIGHT" || items.some(({ isFolded }) => isFolded)) &&
			(ways.others === "STRAIGHT" || items.some(({ isFolded }) => !isFolded)),
	);
	const layouts = useful.map((ways) => packed(items, sheet, ways));
	return layouts.reduce((best, layout) => (layout.sheets.length < best.sheets.length ? layout : best));
}

/**
 * Places every item, the largest first, where it leaves the least beside it, and opens a sheet when none has room. What
 * is left of a place is cut in two from edge to edge: a sheet comes apart by straight cuts.
 */
function packed(items: readonly SheetItem[], sheet: SheetSize, preferred: Ways): PackedSheets {
	const { margin, gap } = sheet;
	// Every item brings its gap along on its right and below; the sheet has room for the last one's too.
	const whole = { width: sheet.width - 2 * margin + gap, height: sheet.height - 2 * margin + gap };
	const sheets: Placement[][] = [];
	const tooLarge: number[] = [];
	const free: Free[] = [];
	/** Of each sheet that has folds: whether they lie turned. */
	const folds: (boolean | undefined)[] = [];
	for (const index of largestFirst(items)) {
		const { width, height, isFolded } = items[index]!;
		const ways = waysOf(items[index]!, whole, gap, preferred);
		if (ways.length === 0) {
			tooLarge.push(index);
			continue;
		}
		const wanted = { width: width + gap, height: height + gap, isFolded, ways };
		let fit = bestFit(free, wanted, folds);
		if (!fit) {
			free.push({ sheet: sheets.length, x: margin, y: margin, ...whole });
			sheets.push([]);
			fit = bestFit(free, wanted, folds)!;
		}
		const [place] = free.splice(fit.free, 1) as [Free];
		sheets[place.sheet]!.push({ item: index, x: place.x, y: place.y, turned: fit.turned });
		if (isFolded) folds[place.sheet] = fit.turned;
		free.push(...leftOver(place, fit.turned ? { width: wanted.height, height: wanted.width } : wanted));
	}
	return { sheets, tooLarge: tooLarge.toSorted((a, b) => a - b) };
}

/** Turned or not, the first where it makes no difference; none where it is larger than a sheet. */
function waysOf(
	{ width, height, mayTurn, isFolded }: SheetItem,
	whole: Pick<Free, "width" | "height">,
	gap: Millimetres,
	preferred: Ways,
): readonly boolean[] {
	const fits = (across: Millimetres, down: Millimetres) =>
		across + gap <= whole.width + ROUNDING && down + gap <= whole.height + ROUNDING;
	const ways = [...(fits(width, height) ? [false] : []), ...(mayTurn && fits(height, width) ? [true] : [])];
	const way = isFolded ? preferred.folded : preferred.others;
	return way === "ANY" ? ways : way === "TURNED" ? ways.slice(-1) : ways.slice(0, 1);
}

function largestFirst(items: readonly SheetItem[]): readonly number[] {
	const long = ({ width, height }: SheetItem) => Math.max(width, height);
	const short = ({ width, height }: SheetItem) => Math.min(width, height);
	return items
		.map((item, index) => ({ item, index }))
		.toSorted((a, b) => long(b.item) - long(a.item) || short(b.item) - short(a.item) || a.index - b.index)
		.map(({ index }) => index);
}

/** The first sheet that has room, and there the place that is filled best along one edge. */
function bestFit(
	free: readonly Free[],
	{ width, height, isFolded, ways }: Wanted,
	folds: readonly (boolean | undefined)[],
): Fit | undefined {
	let best: Fit | undefined;
	for (const [index, place] of free.entries()) {
		for (const turned of ways) {
			if (isFolded && folds[place.sheet] === !turned) continue;
			const across = place.width - (turned ? height : width);
			const down = place.height - (turned ? width : height);
			if (across < -ROUNDING || down < -ROUNDING) continue;
			const fit = {
				free: index,
				sheet: place.sheet,
				turned,
				short: Math.min(across, down),
				long: Math.max(across, down),
			};
			if (!best || isBetter(fit, best)) best = fit;
		}
	}
	return best;
}

function isBetter(fit: Fit, best: Fit): boolean {
	if (fit.sheet !== best.sheet) return fit.sheet < best.sheet;
	return fit.short - best.short < -ROUNDING || (fit.short <= best.short + ROUNDING && fit.long - best.long < -ROUNDING);
}

/** Two rectangles beside and below what was placed: cut so that the larger of them is as large as can be. */
function leftOver({ sheet, x, y, ...place }: Free, taken: { width: number; height: number }): readonly Free[] {
	const across = place.width - taken.width;
	const down = place.height - taken.height;
	const cutsAcross = across * taken.height < down * taken.width;
	const beside = { sheet, x: x + taken.width, y, width: across, height: cutsAcross ? taken.height : place.height };
	const below = { sheet, x, y: y + taken.height, width: cutsAcross ? place.width : taken.width, height: down };
	return [beside, below].filter(({ width, height }) => width > ROUNDING && height > ROUNDING);
}
