import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { LANGUAGES } from "../../src/core/languages.ts";
import { flags } from "./flags.ts";
import { type FlatPath, flatSvg } from "./flat-svg.ts";
import { peopleTogether } from "./people-together.ts";
import { plainSvg } from "./plain-svg.ts";
import { isWanted, topicOf } from "./wanted.ts";
import { writeEmoji } from "./write-emoji.ts";

/**
 * Makes the pictures that customers find by words (decision 0201). Needs packages that the shop itself does not:
 * npm install --no-save @iconify-json/fluent-emoji-flat@1.2.6 country-flag-icons@1.6.20 cldr-annotations-full@48.2.0
 */
const FOLDER = "src/shop/clip-art/data";
/** As a customer's document may hold it. */
const MOST_LETTERS = 24_000;
const MOST_PATHS = 120;
const PIXELS = 96;
/** Of 255, as a mean of all channels. */
const MOST_DIFFERENCE = 1.5;

/** The set has it as a mirror image alone, by no sign. */
const MIRRORED: Readonly<Record<string, { readonly name: string; readonly sign: string }>> = {
	"backhand-index-pointing-left": { name: "backhand-index-pointing-right", sign: "👉" },
};

const read = (file: string) => JSON.parse(readFileSync(`node_modules/${file}`, "utf8"));

type Picture = {
	set: string;
	name: string;
	topic: string;
	/** By which its names are known. */
	emoji: string;
	words: string;
	/** The emoji that it is itself. */
	sign?: string;
	paths: readonly FlatPath[];
};
type Annotation = { readonly default?: readonly string[]; readonly tts?: readonly string[] };
type Annotations = Readonly<Record<string, Annotation>>;

const english = annotationsOf("en")!;
const emoji = await emojiPictures();
const icons = await iconPictures();
const pictures = [...emoji, ...icons];
const used = new Set(pictures.map((picture) => picture.emoji).filter(Boolean));

mkdirSync(`${FOLDER}/names`, { recursive: true });
writeFileSync(
	`${FOLDER}/pictures.txt`,
	lines(
		pictures.map(({ set, name, topic, emoji, words, sign }) =>
			[set, name, topic, emoji, words, ...(sign ? [sign] : [])].join("\t"),
		),
	),
);
writeFileSync(`${FOLDER}/paths.txt`, lines(icons.map(({ paths }) => JSON.stringify(paths))));
writeEmoji([...emoji.map(({ sign = "", paths }) => ({ sign, paths })), ...(await flagPictures())]);
for (const language of LANGUAGES) {
	const annotations = annotationsOf(language);
	if (!annotations) continue;
	const rows = [...used].sort().flatMap((sign) => {
		const { tts = [], default: keywords = [] } = annotations[sign] ?? togetherIn(annotations, sign);
		return tts[0] ? [[sign, tts[0], keywords.filter((word) => word !== tts[0]).join("|")].join("\t")] : [];
	});
	writeFileSync(`${FOLDER}/names/${language}.txt`, lines(rows));
}
console.log(`${emoji.length} emoji, ${icons.length} icons`);

function flipped(body: string, width: number): string {
	return `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>`;
}

async function emojiPictures(): Promise<readonly Picture[]> {
	const { icons: drawings, width, height } = read("@iconify-json/fluent-emoji-flat/icons.json");
	const signs = read("@iconify-json/fluent-emoji-flat/chars.json") as Readonly<Record<string, string>>;
	const { categories } = read("@iconify-json/fluent-emoji-flat/metadata.json");
	const signOf = new Map(Object.entries(signs).map(([codes, name]) => [name, signIn(codes)]));
	const found: Picture[] = [];
	for (const [category, names] of Object.entries(categories as Readonly<Record<string, readonly string[]>>)) {
		for (const name of names.flatMap((each) => [each, ...(each in MIRRORED ? [MIRRORED[each]!.name] : [])])) {
			const mirrored = Object.entries(MIRRORED).find(([, each]) => each.name === name);
			const sign = mirrored?.[1].sign ?? signOf.get(name) ?? "";
			const body = mirrored ? flipped(drawings[mirrored[0]].body, width) : drawings[name]?.body;
			if (!body || /\p{Emoji_Modifier}/u.test(sign)) continue;
			const paths = await sameAs(flatSvg(plainSvg(body), width, height), body, width, name);
			const words = name.replaceAll("-", " ");
			if (paths && sign)
				found.push({ set: "fluent", name, topic: topicOf(category), emoji: known(sign), words, sign, paths });
		}
	}
	for (const { sign, name, body } of peopleTogether((person) => drawings[person].body)) {
		const paths = await sameAs(flatSvg(body, width, height), body, width, name);
		const emoji = sign.replaceAll("\ufe0f", "");
		if (paths) {
			found.push({ set: "fluent", name: `${name} together`, topic: "people", emoji, words: name, sign, paths });
		}
	}
	return found;
}

/** Of texts alone: no words find them. */
async function flagPictures(): Promise<readonly Required<Pick<Picture, "sign" | "paths">>[]> {
	const found = await Promise.all(
		flags().map(async ({ sign, name, body }) => {
			const paths = await sameAs(flatSvg(body, 32, 32), body, 32, name);
			return paths ? [{ sign, paths }] : [];
		}),
	);
	return found.flat();
}

async function iconPictures(): Promise<readonly Picture[]> {
	const list = read("@tabler/icons/icons.json") as Readonly<
		Record<string, { name: string; category: string; tags: readonly (string | number)[]; styles: object }>
	>;
	const nodes = {
		outline: read("@tabler/icons/tabler-nodes-outline.json"),
		filled: read("@tabler/icons/tabler-nodes-filled.json"),
	} as const;
	const found: Picture[] = [];
	for (const { name, category, tags } of Object.values(list)) {
		if (!isWanted(name, category, (base) => base in list)) continue;
		const words = [...new Set([...name.split("-"), ...tags.map(String)])].filter((word) => word !== "filled").join("|");
		for (const style of ["outline", "filled"] as const) {
			const parts = nodes[style][name] as readonly [string, Readonly<Record<string, string>>][] | undefined;
			if (!parts) continue;
			const look =
				style === "filled"
					? 'fill="currentColor"'
					: 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
			const inner = parts.map(
				([tag, given]) =>
					`<${tag} ${Object.entries(given)
						.map(([key, value]) => `${key}="${value}"`)
						.join(" ")}/>`,
			);
			const body = `<g ${look}>${inner.join("")}</g>`;
			const paths = await sameAs(flatSvg(body, 24, 24), body, 24, `${name} ${style}`);
			const set = style === "filled" ? "tabler-filled" : "tabler";
			if (paths) found.push({ set, name, topic: topicOf(category), emoji: alike(name, tags), words, paths });
		}
	}
	return found;
}

/** undefined: it does not look as it was drawn, or is too long. */
async function sameAs(drawing: readonly FlatPath[] | undefined, body: string, size: number, name: string) {
	const paths = lettersOf(drawing) > MOST_LETTERS ? drawing?.map(coarser) : drawing;
	const letters = lettersOf(paths);
	if (!paths || paths.length === 0 || paths.length > MOST_PATHS || letters > MOST_LETTERS) {
		console.log(`left out: ${name}${paths ? `, ${letters} letters in ${paths.length} paths` : ", not flat"}`);
		return undefined;
	}
	const drawn = paths.map(({ d, color = "#000000", opacity = 1, stroke }) =>
		stroke === undefined
			? `<path d="${d}" fill="${color}" opacity="${opacity}"/>`
			: `<path d="${d}" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`,
	);
	const [one, other] = await Promise.all([pixels(body, size), pixels(drawn.join(""), 1)]);
	const difference = one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;
	if (difference <= MOST_DIFFERENCE) return paths;
	console.log(`left out: ${name}, differs by ${difference.toFixed(1)}`);
	return undefined;
}

function lettersOf(paths: readonly FlatPath[] = []): number {
	return paths.reduce((sum, { d }) => sum + d.length, 0);
}

/** A thousandth of the picture is still less than what is seen. */
function coarser(path: FlatPath): FlatPath {
	return { ...path, d: path.d.replace(/(\.\d{3})\d+/g, "$1") };
}

function pixels(body: string, size: number): Promise<Buffer> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 ${size} ${size}" color="#000">${body}</svg>`;
	return sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).removeAlpha().raw().toBuffer();
}

/** The emoji whose English name says nothing that the icon's words do not. */
function alike(name: string, tags: readonly (string | number)[]): string {
	const own = name.split("-").filter((word) => !/^\d+$/.test(word));
	const all = new Set([...own, ...tags.map((tag) => String(tag).toLowerCase())]);
	let best = { sign: "", score: 0 };
	for (const [sign, { tts = [] }] of Object.entries(english)) {
		const words = (tts[0] ?? "").toLowerCase().split(/[\s-]+/);
		if (!known(sign) || !words.every((word) => all.has(word)) || !words.some((word) => own.includes(word))) continue;
		const score =
			words.join(" ") === own.join(" ") ? 100 : words.filter((word) => own.includes(word)).length / own.length;
		if (score > best.score) best = { sign, score };
	}
	return best.score >= 0.5 ? best.sign : "";
}

function signIn(codes: string): string {
	return String.fromCodePoint(...codes.split("-").map((code) => Number.parseInt(code, 16)));
}

/** As CLDR writes it, without the selector of the coloured form. */
function known(sign: string): string {
	const bare = sign.replaceAll("\ufe0f", "");
	return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(bare) && english[bare] ? bare : "";
}

/** As CLDR derives the names of families and couples. */
function togetherIn(annotations: Annotations, sign: string): Annotation {
	const people = [...sign].filter((part) => annotations[part] && !"❤💋".includes(part));
	const kind = sign.includes("💋") ? "💏" : sign.includes("❤") ? "💑" : "👪";
	const words = people.map((person) => annotations[person]?.tts?.[0] ?? "").join(", ");
	const { tts = [], default: keywords = [] } = annotations[kind] ?? {};
	return tts[0] && people.length > 1 && sign.includes("\u200d")
		? { tts: [`${tts[0]}: ${words}`], default: keywords }
		: {};
}

function annotationsOf(language: string): Annotations | undefined {
	try {
		return read(`cldr-annotations-full/annotations/${language}/annotations.json`).annotations.annotations;
	} catch {
		return undefined;
	}
}

function lines(rows: readonly string[]): string {
	return `${rows.join("\n")}\n`;
}
