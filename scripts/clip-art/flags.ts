import { readdirSync, readFileSync } from "node:fs";

const FOLDER = "node_modules/country-flag-icons/3x2";
/** Places that fly the flag of another. */
const SAME_FLAG: Readonly<Record<string, string>> = { CP: "FR", DG: "IO", EA: "ES" };
const WIDTH = 28;
/** So that white is seen on white. */
const RIM = '<path d="M2.1 6.77H29.9V25.23H2.1Z" fill="none" stroke="#000" stroke-opacity=".16" stroke-width=".2"/>';

type Flag = { readonly sign: string; readonly name: string; readonly body: string };

/** As a drawing of 32 by 32: three by two, in the middle. */
export function flags(): readonly Flag[] {
	const files = readdirSync(FOLDER).flatMap((file) => (file.endsWith(".svg") ? [file.slice(0, -4)] : []));
	return [...files, ...Object.keys(SAME_FLAG)].flatMap((code) => {
		const sign = code.startsWith("GB-") ? ofRegion(code) : ofCountry(code);
		if (!/^[\p{RGI_Emoji_Flag_Sequence}\p{RGI_Emoji_Tag_Sequence}]$/v.test(sign)) return [];
		const svg = readFileSync(`${FOLDER}/${SAME_FLAG[code] ?? code}.svg`, "utf8");
		const [, box = "", drawn = ""] = /viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
		const [left, top, width, height] = box.split(" ").map(Number) as [number, number, number, number];
		const scale = WIDTH / width;
		const place = `translate(2 ${16 - (height * scale) / 2}) scale(${scale}) translate(${-left} ${-top})`;
		return [{ sign, name: `flag ${code.toLowerCase()}`, body: `<g transform="${place}">${drawn}</g>${RIM}` }];
	});
}

function ofCountry(code: string): string {
	return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));
}

function ofRegion(code: string): string {
	const tags = [...code.replace("-", "").toLowerCase()].map((letter) => 0xe0000 + letter.charCodeAt(0));
	return String.fromCodePoint(0x1f3f4, ...tags, 0xe007f);
}
