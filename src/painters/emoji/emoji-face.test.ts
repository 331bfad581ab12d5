import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { emojiIn, emojiNumber, emojiSize, emojiWithoutPicture, pictureNumber } from "#design/elements/text/emoji.ts";
import { JOINED_EMOJI, SINGLE_EMOJI } from "#design/elements/text/emoji-list.ts";
import { displayBounds } from "#design/geometry/display-bounds.ts";
import { layoutElement } from "#design/layout.ts";
import { preflight } from "#design/preflight/preflight.ts";
import type { ShapedTextInput } from "#design/text-shaping.ts";
import { FACES, fontsOfText } from "#painters/fonts.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { createShaper } from "#painters/shaper.ts";
import { blockOfEmoji } from "./emoji-block.ts";
import { pathsOfEmoji } from "./emoji-files.server.ts";

const shaper = serverShaper();
const side = { code: "front", width: 120, height: 40, bleed: 0, safe: 2 };
const MIXED = "Zoë 😀❤️👍🏽👩‍🦱👨‍👩‍👧🇵🇱 سلام Huế";
/** The one that is too large for a document, and a letter of a flag. */
const PLAIN = "👩‍🦱🇦";

function shape(text: string, input: Partial<ShapedTextInput> = {}) {
	const style = { font: "lora", size: 10, leading: 1.3, align: "left", language: "en", width: 200 } as const;
	return shaper.shape({ text, ...style, coloredEmoji: true, ...input });
}

function textOf(text: string, more: Partial<TextElement> = {}): TextElement {
	const place = { x: 10, y: 5, width: 100, height: 25, rotation: 0, opacity: 1 };
	const type = { font: "lora", size: 10, leading: 1.3, align: "left", color: "#112233", language: "en" } as const;
	return { kind: "text", id: text, ...place, ...type, text, coloredEmoji: true, ...more };
}

test("a grapheme has the picture of its emoji, whatever the skin, families and flags too; what asks to be text has none", () => {
	expect(emojiIn(MIXED)).toEqual(["😀", "❤️", "👍🏽", "👨‍👩‍👧", "🇵🇱"]);
	for (const drawn of ["👩🏽‍❤️‍👨🏽", "👫", "👪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇪🇺", "🧑‍🎓", "☘️"]) expect(emojiNumber(drawn)).toBeDefined();
	expect(emojiNumber("👍🏽")).toBe(emojiNumber("👍"));
	expect(emojiNumber("👩🏽‍🚀")).toBe(pictureNumber("👩‍🚀"));
	expect(emojiNumber("👩‍🚀")).not.toBe(emojiNumber("👩"));
	for (const plain of ["☺", "☺\ufe0e", "😀\ufe0e", "1", "♥", "🏽", "漢", "👩‍🦱", "🇦", "🇽🇽"])
		expect(emojiNumber(plain)).toBeUndefined();
	expect(emojiNumber("1️⃣")).toBe(pictureNumber("1\u20e3"));
});

/** Drawn after the set was, or too long for a document; parts that stand alone; flags of no place. */
const NO_PICTURE = "🛘 🦰 🦱 🦲 🦳 🪉 🪊 🪎 🪏 🪾 🫆 🫈 🫍 🫜 🫟 🫩 🫪 🫯 🇨🇶 🇺🇳 🏻 🏼 🏽 🏾 🏿";

test("all emoji that are in general use have a picture, but for those that are named", () => {
	const known = /^\p{RGI_Emoji}$/v;
	const characters = Array.from({ length: 0x1fb00 - 0xa9 }, (_, at) => String.fromCodePoint(0xa9 + at));
	const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(0x1f1e6 + at));
	const flags = letters.flatMap((one) => letters.map((other) => one + other));
	const alone = [...characters.flatMap((each) => [each, `${each}\ufe0f`]), ...flags].filter((each) => known.test(each));
	const skins = [..."🏻🏼🏽🏾🏿"];
	const toned = alone.flatMap((each) => skins.map((skin) => each.replace("\ufe0f", "") + skin));
	const people = [..."👨👩🧑"].flatMap((person) => skins.map((skin) => person + skin));
	const pairs = ["❤️", "❤️‍💋", "🤝", "🐰", "🫯"].flatMap((between) =>
		people.flatMap((one) => people.map((other) => [one, between, other].join("\u200d"))),
	);
	const hands = skins.flatMap((one) => skins.map((other) => `\u{1faf1}${one}\u200d\u{1faf2}${other}`));
	const all = [...alone, ...[...toned, ...pairs, ...hands].filter((each) => known.test(each))];
	expect(all.length).toBeGreaterThan(2300);
	const without = all.filter((each) => emojiNumber(each) === undefined);
	expect(without.filter((each) => !NO_PICTURE.split(" ").includes(each))).toEqual([]);
	expect(without.flatMap(emojiWithoutPicture)).toEqual(without);
});

test("a pair of two skins has the picture of the pair", () => {
	const drawn = "🤝 👫 👭 👬 💑 💏 👯 👯‍♂️ 👯‍♀️ 🤼 🤼‍♂️ 🤼‍♀️".split(" ").map(emojiNumber);
	const written = [
		"🫱 🫲",
		"👩 🤝 👨",
		"👩 🤝 👩",
		"👨 🤝 👨",
		"🧑 ❤️ 🧑",
		"🧑 ❤️ 💋 🧑",
		"🧑 🐰 🧑",
		"👨 🐰 👨",
		"👩 🐰 👩",
	];
	const wrestlers = ["🧑 🫯 🧑", "👨 🫯 👨", "👩 🫯 👩"];
	const toned = [...written, ...wrestlers].map((signs) => {
		const [first, ...more] = signs.split(" ");
		return [`${first}🏻`, ...more.slice(0, -1), `${more.at(-1)}🏿`].join("\u200d");
	});
	expect(drawn.every((number) => number !== undefined)).toBe(true);
	expect(toned.map(emojiNumber)).toEqual(drawn);
});

test("a selector that stands alone is no emoji", () => {
	for (const stray of ["\ufe0f", "a\ufe0f", "1\ufe0f", "Zoë \ufe0f"]) expect(emojiWithoutPicture(stray)).toEqual([]);
	expect(emojiWithoutPicture("👩‍🦱 🇽🇽 🇦")).toEqual(["👩‍🦱", "🇽🇽", "🇦"]);
});

test("every listed emoji has a picture of its own", () => {
	const singles = SINGLE_EMOJI.split(" ").flatMap((row) => {
		const [first = "", more = "0"] = row.split("+");
		return Array.from({ length: Number(more) + 1 }, (_, at) => String.fromCodePoint(Number.parseInt(first, 16) + at));
	});
	const joined = JOINED_EMOJI.split(" ").map((name) =>
		String.fromCodePoint(...name.split("-").map((code) => Number.parseInt(code, 16))),
	);
	const all = [...singles, ...joined];
	expect(all.length).toBe(1896);
	expect(all.filter((sign, number) => pictureNumber(sign) !== number)).toEqual([]);
	expect(all.filter((sign) => !(pathsOfEmoji(sign).length > 0))).toEqual([]);
	const styled = all.filter((sign) => emojiNumber(sign) !== undefined);
	const sizeOf = (sign: string) => JSON.stringify(pathsOfEmoji(sign)).length / 1000;
	expect(styled.filter((sign) => emojiSize(sign) < sizeOf(sign))).toEqual([]);
	expect(pathsOfEmoji("🟥").map(({ color }) => color)).toEqual(["#f8312f"]);
});

test("emoji stand in their line as letters do, each one cell; the others are outlines as without the choice", () => {
	const { lines, pictures, outlines } = shape(MIXED);
	const cells = lines[0]!.cells.map(({ from, to }) => MIXED.slice(from, to));
	for (const emoji of ["😀", "❤️", "👍🏽", "👩‍🦱", "👨‍👩‍👧", "🇵🇱"]) expect(cells).toContain(emoji);
	const drawn = lines[0]!.cells.filter(({ from, to }) => emojiNumber(MIXED.slice(from, to)) !== undefined);
	expect(pictures).toHaveLength(5);
	for (const [index, { left, right }] of drawn.entries()) {
		const bounds = displayBounds(pictures[index]!.children, pictures[index]!.matrix)!;
		expect(bounds.left).toBeGreaterThan(left);
		expect(bounds.right).toBeLessThan(right);
		expect(bounds.top).toBeGreaterThan(lines[0]!.baseline - 8.5);
		expect(bounds.bottom).toBeLessThan(lines[0]!.baseline + 2.2);
	}
	const plain = shape(PLAIN);
	expect(plain.pictures).toEqual([]);
	expect(plain.outlines).toEqual(shape(PLAIN, { coloredEmoji: false }).outlines);
	expect(outlines.join("").length).toBeLessThan(shape(MIXED, { coloredEmoji: false }).outlines.join("").length);
});

test("right-to-left lines, larger letters, tracking and curves take the pictures along", () => {
	const arabic = shape("😀🎂 سلام");
	const drawn = arabic.pictures.map(({ children }) => children);
	expect(drawn).toEqual(["🎂", "😀"].map((emoji) => shape(emoji).pictures[0]!.children));
	expect(arabic.lines[0]!.rightToLeft).toBe(true);
	const [small, large] = shape("😀😀", { runs: [{ from: 2, to: 4, scale: 2 }] }).pictures.map(({ children }) => {
		const { left, right } = displayBounds(children)!;
		return right - left;
	});
	expect(large).toBeCloseTo(small! * 2, 2);
	const apart = shape("😀😀", { tracking: 0.5 }).pictures.map(({ matrix }) => matrix[4]);
	expect(apart[1]! - apart[0]!).toBeCloseTo(16.4, 2);
	const bent = shape("😀 and 😀", { width: 60, align: "center", curve: { kind: "arc", angle: 180 } });
	const [first, last] = bent.pictures.map(({ matrix }) => Math.atan2(matrix[1], matrix[0]));
	expect(first).toBeCloseTo(-last!, 2);
	expect(first).toBeLessThan(-0.3);
	const ink = displayBounds(bent.pictures[0]!.children, bent.pictures[0]!.matrix)!;
	expect(bent.bounds!.left).toBeCloseTo(ink.left, 6);
});

test("people have the skin that was chosen, things their own colours", () => {
	const colorsOf = (text: string) => new Set(JSON.stringify(shape(text).pictures).match(/#[0-9a-f]{6}/g));
	expect(colorsOf("👍")).toContain("#ffc83d");
	for (const [text, skin] of [
		["👍🏻", "#ffd7c2"],
		["👍🏽", "#c68d7b"],
		["👩🏿‍🚀", "#573739"],
	] as const) {
		expect(colorsOf(text)).toContain(skin);
		expect(colorsOf(text)).not.toContain("#ffc83d");
	}
	expect(colorsOf("🎂🏽")).toEqual(colorsOf("🎂"));
});

test("outline and shadow go around the picture, beneath it, in one colour", () => {
	const outline = { color: "#ffffff", width: 1 };
	const shadow = { x: 2, y: 3, color: "#000000", opacity: 0.5 };
	const { children } = layoutElement(textOf("😀", { outline, shadow }), side, shaper).body;
	const [cast, rim, picture] = children;
	expect(children).toHaveLength(3);
	expect(cast).toMatchObject({ opacity: 0.5, matrix: [1, 0, 0, 1, 2, 3] });
	for (const [node, color] of [
		[cast, "#000000"],
		[rim, "#ffffff"],
	] as const) {
		const text = JSON.stringify(node);
		expect(new Set(text.match(/#[0-9a-f]{6}/g))).toEqual(new Set([color]));
		expect(text).toContain('"width":2,"join":"round"');
	}
	expect(picture).toMatchObject({ type: "group", repeats: true });
	expect(JSON.stringify(picture)).not.toContain('"width":2');
	const alike = layoutElement(textOf("😀😀"), side, shaper).body.children;
	expect(alike[0]).toHaveProperty("children");
	expect((alike[0] as { children: unknown }).children).toBe((alike[1] as { children: unknown }).children);
});

test("what must be loaded is told by the text; before the pictures are there they have their room", () => {
	expect([...fontsOfText("Zoë 👍🏽", "lora", true)].filter((id) => id !== "lora")).toEqual([
		blockOfEmoji(emojiNumber("👍")!),
	]);
	expect([...fontsOfText("👩‍🦱", "lora", true)].sort()).toEqual(["lora", "noto-emoji"]);
	const files = new Map([["lora" as const, serverFile()]]);
	const waiting = createShaper(files);
	const text = { ...textOf("Zoë 😀 b") };
	expect(waiting.shape(text).lines).toEqual(shaper.shape(text).lines);
	expect(waiting.shape(text).pictures).toEqual([]);
});

test("preflight misses no glyph that has a picture, and no contrast where the text's colour is not seen", () => {
	const ground = { kind: "background", id: "ground", opacity: 1, fill: { type: "solid", color: "#112233" } } as const;
	const codesOf = (...elements: TextElement[]) =>
		preflight({ sides: [{ ...side, elements: [ground, ...elements] }] }, shaper).map(({ code }) => code);
	expect(codesOf(textOf("😀"))).toEqual([]);
	expect(codesOf(textOf("😀", { coloredEmoji: false }))).toEqual(["hard-to-read"]);
	expect(codesOf(textOf("Zoë 😀"))).toEqual(["hard-to-read"]);
	expect(codesOf(textOf("漢😀", { color: "#ffffff" }))).toEqual(["missing-glyph"]);
});

test("preflight tells which emoji will be of one colour, where colour was wanted", () => {
	const told = (text: string, more?: Partial<TextElement>) =>
		preflight({ sides: [{ ...side, elements: [textOf(text, more)] }] }, shaper).map(({ code, severity, figures }) => [
			code,
			severity,
			figures.characters,
		]);
	expect(told("👨‍👩‍👧 🇵🇱 👩‍🦱👩‍🦱 🇦")).toEqual([["plain-emoji", "yellow", "👩‍🦱 🇦"]]);
	expect(told("👩‍🦱", { coloredEmoji: undefined })).toHaveLength(1);
	expect(told("👩‍🦱", { coloredEmoji: false })).toEqual([]);
	expect(told("♥ ☺\ufe0e 👨‍👩‍👧")).toEqual([]);
	expect(told("🫩").map(([code]) => code)).not.toEqual([]);
});

function serverFile(): Uint8Array {
	return readFileSync(createRequire(import.meta.url).resolve(FACES.lora.file));
}
