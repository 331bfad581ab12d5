import { WARNING_CODES, type WarningCode } from "#design/preflight/warning.ts";

/** What the customer was warned of and wants printed all the same. */
export type AcceptedHint = { readonly side: string; readonly code: WarningCode };

const MOST = 100;
const LONGEST_SIDE = 40;

/** Of a form: "front:few-pixels". What is no hint of ours is left out; each is kept once. */
export function parseAcceptedHints(written: readonly unknown[]): readonly AcceptedHint[] {
	const known = new Map<string, AcceptedHint>();
	for (const each of written.slice(0, MOST)) {
		if (typeof each !== "string") continue;
		const at = each.lastIndexOf(":");
		const side = each.slice(0, at);
		const code = WARNING_CODES.find((known) => known === each.slice(at + 1));
		if (at > 0 && code && /^[\w-]+$/.test(side) && side.length <= LONGEST_SIDE) known.set(each, { side, code });
	}
	return [...known.values()];
}

export function writeAcceptedHint({ side, code }: AcceptedHint): string {
	return `${side}:${code}`;
}
