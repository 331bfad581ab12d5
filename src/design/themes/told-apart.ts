import { blended, hexOf, rgbOf } from "#design/contrast.ts";
import { distanceOf } from "#design/shade.ts";

/** In OKLab: first what nobody takes for the same, then what can just be told apart beside each other. */
const APART = [0.15, 0.06] as const;
const STEPS = 8;
/** One of them reaches 4.5 on every single colour. */
export const LAST_INKS = ["#000000", "#ffffff"];

export type Repainted = {
	readonly was: string;
	readonly now: string;
	isReadable(color: string): boolean;
};

/**
 * For each colour of one thing the one to have now, by what it was: what could be told apart can be still, as far as readable
 * ones allow. `others`: what to take instead, the best first.
 */
export function toldApart(colors: readonly Repainted[], others: readonly string[]): ReadonlyMap<string, string> {
	const each = [...new Map(colors.map((color) => [color.was, color])).values()].map(({ was, now, isReadable }) => {
		const offered = [now, ...others, ...shadesOf(now), ...LAST_INKS, ...others.flatMap(shadesOf)];
		const readable = offered.filter(isReadable);
		return { was, offered: readable.length > 0 ? readable : [now] };
	});
	const [first, ...rest] = each;
	for (const wanted of APART) {
		for (const color of first?.offered ?? []) {
			const chosen = beside(new Map([[first?.was ?? "", color]]), rest, wanted);
			if (chosen) return chosen;
		}
	}
	return new Map(each.map(({ was, offered }) => [was, offered[0] ?? was]));
}

/** Whether colours, in the same order, that could be told apart can be still. */
export function areApart(was: readonly string[], now: readonly string[]): boolean {
	const [, least] = APART;
	const isApart = (one: number, other: number) =>
		distanceOf(now[one] ?? "", now[other] ?? "") >= Math.min(least, distanceOf(was[one] ?? "", was[other] ?? ""));
	return was.every((_, one) => was.every((_, other) => other <= one || isApart(one, other)));
}

function beside(
	first: ReadonlyMap<string, string>,
	rest: readonly { readonly was: string; readonly offered: readonly string[] }[],
	wanted: number,
): ReadonlyMap<string, string> | null {
	const chosen = new Map(first);
	for (const { was, offered } of rest) {
		const free = offered.find((color) =>
			chosen.entries().every(([old, own]) => distanceOf(color, own) >= Math.min(wanted, distanceOf(was, old))),
		);
		if (free === undefined) return null;
		chosen.set(was, free);
	}
	return chosen;
}

/** The nearest first, darker and lighter in turn. */
export function shadesOf(color: string): readonly string[] {
	return Array.from({ length: STEPS - 1 }, (_, index) =>
		LAST_INKS.map((end) => hexOf(blended(rgbOf(end), rgbOf(color), (index + 1) / STEPS))),
	).flat();
}
