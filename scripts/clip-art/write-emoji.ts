import { mkdirSync, writeFileSync } from "node:fs";
import { format } from "node:path";
import { EMOJI_IN_BLOCK } from "../../src/painters/emoji/emoji-block.ts";
import type { FlatPath } from "./flat-svg.ts";

const FOLDER = "src/painters/emoji/blocks";
const LIST = "src/design/elements/text/emoji-list.ts";

type Emoji = { readonly sign: string; readonly paths: readonly FlatPath[] };

/** The pictures of emoji in files of a few, in the order of their characters, and the list that tells which there are. */
export function writeEmoji(emoji: readonly Emoji[]): void {
	const named = emoji.map(({ sign, paths }) => ({ codes: codesOf(sign), paths })).sort(byCodes);
	const sizes: string[] = [];
	mkdirSync(FOLDER, { recursive: true });
	for (let from = 0; from < named.length; from += EMOJI_IN_BLOCK) {
		const block = named.slice(from, from + EMOJI_IN_BLOCK).map(({ paths }) => JSON.stringify(paths));
		const base = `emoji-${from / EMOJI_IN_BLOCK}.json`;
		writeFileSync(format({ dir: FOLDER, base }), `[${block.join(",\n")}]\n`);
		sizes.push(Math.ceil(Math.max(...block.map((each) => each.length)) / 1000).toString(36));
	}
	const [singles, joined] = [
		named.filter(({ codes }) => codes.length === 1),
		named.filter(({ codes }) => codes.length > 1),
	];
	writeFileSync(
		LIST,
		[
			"/** Made by scripts/clip-art: characters that have a picture, in its order; where a row begins and how many follow. */",
			`export const SINGLE_EMOJI =\n\t"${rowsOf(singles.map(({ codes }) => codes[0]!)).join(" ")}";`,
			"/** Then emoji of several characters, without joiners and selectors. */",
			`export const JOINED_EMOJI =\n\t"${joined.map(({ codes }) => codes.map(hex).join("-")).join(" ")}";`,
			"/** Of every sixteen, how large the drawing of the largest is: thousands of characters, in base 36. */",
			`export const EMOJI_SIZES =\n\t"${sizes.join("")}";`,
			"",
		].join("\n"),
	);
}

function codesOf(sign: string): readonly number[] {
	return [...sign.replace(/[\u200d\ufe0f]/gu, "")].map((character) => character.codePointAt(0)!);
}

/** Those of one character first. */
function byCodes({ codes: one }: { codes: readonly number[] }, { codes: other }: { codes: readonly number[] }): number {
	const least = Number(one.length > 1) - Number(other.length > 1);
	if (least) return least;
	for (let at = 0; at < Math.max(one.length, other.length); at++) {
		const difference = (one[at] ?? 0) - (other[at] ?? 0);
		if (difference) return difference;
	}
	return 0;
}

function rowsOf(codes: readonly number[]): readonly string[] {
	const rows: { first: number; more: number }[] = [];
	for (const code of codes) {
		const last = rows.at(-1);
		if (last && last.first + last.more + 1 === code) last.more++;
		else rows.push({ first: code, more: 0 });
	}
	return rows.map(({ first, more }) => (more ? `${hex(first)}+${more}` : hex(first)));
}

function hex(code: number): string {
	return code.toString(16);
}
