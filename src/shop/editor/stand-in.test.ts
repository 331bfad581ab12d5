import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { FONT_IDS, type TextElement } from "#design/document.ts";
import { isEmojiBlock } from "#painters/emoji/emoji-block.ts";
import { fontsOfStyledText, fontsOfText } from "#painters/fonts.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { textElement } from "../../../tests/support/factories.ts";

const words = textElement("straße Ångström ợ") as TextElement;

test.each(FONT_IDS)(
	"a word in %s, whatever its style, is drawn by its own files alone, as it is printed",
	async (font) => {
		vi.stubGlobal("fetch", async (url: string) => {
			return new Response(await readFile(url.slice(url.indexOf("/node_modules") + 1)));
		});
		for (const style of [{ bold: true }, { italic: true }, { bold: true, italic: true }, {}]) {
			const text = { ...words, runs: [{ from: 0, to: 6, font, ...style }] };
			vi.resetModules();
			const fresh = {
				...(await import("#painters/load-fonts.client.ts")),
				...(await import("./stand-in.ts")),
			};
			const shaper = fresh.withStandIn(await fresh.loadShaper(fontsOfStyledText(text)));
			expect(shaper.standsIn?.(text)).toBe(false);
			expect(shaper.shape(text)).toEqual(serverShaper().shape(text));
			expect(shaper.missingGlyphs("漢", font)).toEqual(["漢"]);
		}
		vi.unstubAllGlobals();
	},
);

test.each([
	["upper", "Eiﬀel straße"],
	["words", "ﬁn ŀ ǆ"],
] as const)("letters whose capitals another file has wait for that one: %s", async (letterCase, typed) => {
	vi.stubGlobal("fetch", async (url: string) => {
		return new Response(await readFile(url.slice(url.indexOf("/node_modules") + 1)));
	});
	for (const font of FONT_IDS) {
		const text = { ...words, font, letterCase, text: typed, runs: [{ from: 2, to: 9, color: "#b3261e" }] };
		vi.resetModules();
		const { loadShaper } = await import("#painters/load-fonts.client.ts");
		const { withStandIn } = await import("./stand-in.ts");
		expect(withStandIn(await loadShaper(fontsOfStyledText(text))).shape(text), font).toEqual(
			serverShaper().shape(text),
		);
	}
	vi.unstubAllGlobals();
});

test.each(["Nguyễn ℹ️", "Nguyễn 1️⃣", "Nguyễn ❤️"])(
	"a letter that its font lacks is told beside emoji in colours, which need no file of letters: %s",
	async (typed) => {
		vi.stubGlobal("fetch", async (url: string) => {
			return new Response(await readFile(url.slice(url.indexOf("/node_modules") + 1)));
		});
		vi.resetModules();
		const { loadShaper } = await import("#painters/load-fonts.client.ts");
		const { withStandIn } = await import("./stand-in.ts");
		const files = [...fontsOfText(typed, "bebas-neue", true)].filter((file) => !isEmojiBlock(file));
		expect(files).not.toContain("noto-emoji");
		expect(withStandIn(await loadShaper(files)).borrowedLetters?.(typed, "bebas-neue")).toEqual(["ễ"]);
		vi.unstubAllGlobals();
	},
);
