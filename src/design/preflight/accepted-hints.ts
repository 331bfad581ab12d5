import { WARNING_CODES } from "#design/preflight/warning.ts";

/** Warnings tell of elements; that a page has none is asked about beside them. */
export const ACCEPTED_CODES = [...WARNING_CODES, "empty-page"] as const;

/** What the customer was warned of and wants printed all the same. */
export type AcceptedHint = { readonly side: string; readonly code: (typeof ACCEPTED_CODES)[number] };

const MOST = 100;
const LONGEST_SIDE = 40;

/** Of a form: "front:few-pixels". What is no hint of ours is left out; each is kept once. */
export function parseAcceptedHints(written: readonly unknown[]): readonly AcceptedHint[] {
	const known = new Map<string, AcceptedHint>();
	for (const each of written.slice(0, MOST)) {
		if (typeof each !== "string") continue;
		const at = each.lastIndexOf(":");
		const side = each.slice(0, at);
		const code = ACCEPTED_CODES.find((known) => known === each.slice(at + 1));
		if (at > 0 && code && /^[\w-]+$/.test(side) && side.length <= LONGEST_SIDE) known.set(each, { side, code });
	}
	return [...known.values()];
}

/** What several sides have in common is said once. */
export function sidesByCode(hints: readonly AcceptedHint[]): readonly (readonly [AcceptedHint["code"], string[]])[] {
	return [...Map.groupBy(hints, ({ code }) => code)].map(([code, of]) => [code, of.map(({ side }) => side)]);
}

export function writeAcceptedHint({ side, code }: AcceptedHint): string {
	return `${side}:${code}`;
}
