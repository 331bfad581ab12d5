import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { LONGEST_QR_TEXT, QR_LEVELS, type QrElement } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { renderPixels } from "#painters/png.server.ts";

const FORMAT = { code: "front", width: 60, height: 60, bleed: 0, safe: 0 };
const code: QrElement = {
	kind: "qr",
	id: "code",
	...{ x: 5, y: 5, width: 50, height: 50, rotation: 0, opacity: 1 },
	text: "",
	level: "medium",
	color: "#1f1b16",
	ground: "#ffffff",
};

const TEXTS = [
	"https://keepsake.example/?x=1&y=%20#Z",
	"Für Zoë ♥ 🎉 – żółć",
	"0049301234567",
	"漢".repeat(LONGEST_QR_TEXT),
];

test.each(QR_LEVELS.flatMap((level) => TEXTS.map((text) => [level, text.slice(0, 12), text] as const)))(
	"a reader reads what was written, level %s: %s",
	async (level, _beginning, text) => {
		expect(await read({ ...code, level, text })).toBe(text);
	},
);

test("a link is written in letters that no reader guesses wrong, unless it would not fit", async () => {
	const written = await read({ ...code, text: "https://zoë.example/für?x=ł#1" });
	expect(written).toBe("https://xn--zo-ija.example/f%C3%BCr?x=%C5%82#1");
	const long = `https://keepsake.example/${"ü".repeat(250)}`;
	expect(await read({ ...code, level: "high", text: long })).toBe(long);
});

test("turned, in other colours and without a field of its own it is read too", async () => {
	const text = "https://keepsake.example/";
	expect(await read({ ...code, ...{ x: 12, y: 12, width: 36, height: 36 }, rotation: 30, text, ground: null })).toBe(
		text,
	);
	expect(await read({ ...code, text: `  ${text}\n`, color: "#8a0f3c", ground: "#fde8d0" })).toBe(text);
});

async function read(element: QrElement): Promise<string> {
	const display = layoutSide({ ...FORMAT, elements: [element] }, serverShaper());
	const area = { x: 0, y: 0, width: FORMAT.width, height: FORMAT.height };
	const { data, width, height } = await renderPixels(display, { area, pixelsPerMm: 16 }, async () => "");
	return decodeQR({ data: new Uint8Array(data), width, height });
}
