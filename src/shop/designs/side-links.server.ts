import type { TFunction } from "i18next";
import type { LineProof } from "./proof-links.tsx";

/** More would push everything else of a line away: each page leads to the others (flat-side.tsx). */
const MOST_LINKS = 3;

/** Where a line's printed sides are seen flat, by their names in the visitor's language; of more than three the first alone. */
export function sideLinks(
	printed: readonly string[],
	t: TFunction<"product">,
	to: (side: string) => string,
): readonly LineProof[] {
	const [first] = printed;
	if (first !== undefined && printed.length > MOST_LINKS) return [{ side: t("allPages"), to: to(first) }];
	return printed.map((side) => ({ side: t(`side.${side}`), to: to(side) }));
}
