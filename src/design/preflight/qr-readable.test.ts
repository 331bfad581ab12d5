import { expect, test } from "vitest";
import type { DesignElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { checkQr } from "#design/preflight/qr-readable.ts";
import type { TextShaper } from "#design/text-shaping.ts";

const format = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const code = {
	kind: "qr",
	id: "code",
	...{ x: 40, y: 30, width: 25, height: 25, rotation: 0, opacity: 1 },
	text: "https://keepsake.example/für-zoë",
	level: "medium",
	color: "#1f1b16",
	ground: "#ffffff",
} as const satisfies DesignElement;
const dark: DesignElement = {
	kind: "shape",
	id: "dark",
	...{ x: 10, y: 10, width: 80, height: 60, rotation: 0, opacity: 1 },
	form: "rectangle",
	fill: { type: "solid", color: "#1f2f46" },
	stroke: null,
	cornerRadius: 0,
};

// The text takes 29 modules, 37 with the quiet zone.
test.each<[string, DesignElement[], string[]]>([
	["in its place", [code], []],
	["empty", [{ ...code, text: " " }], ["red qr-empty "]],
	["small", [{ ...code, width: 18, height: 18 }], ["yellow qr-too-small dot=0.49 size=19"]],
	["tiny", [{ ...code, width: 50, height: 12 }], ["red qr-too-small dot=0.32 size=19"]],
	["beside the page", [{ ...code, x: 120 }], ["red outside-page "]],
	["over the edge", [{ ...code, x: 77 }], ["red qr-cut-off overhang=2"]],
	["at the edge", [{ ...code, x: 75 }], []],
	["in soft colours", [{ ...code, color: "#8a7f70" }], []],
	["too soft", [{ ...code, color: "#a89d8f" }], ["yellow qr-hard-to-read "]],
	["grey on grey", [{ ...code, color: "#7a746b", ground: "#8a847b" }], ["red qr-hard-to-read "]],
	["light on dark", [{ ...code, color: "#ffffff", ground: "#1f1b16" }], ["yellow qr-hard-to-read "]],
	["faded", [{ ...code, opacity: 0.3 }], ["red qr-hard-to-read "]],
	["without a field, on white", [{ ...code, ground: null }], []],
	["without a field, on dark", [dark, { ...code, ground: null }], ["red qr-hard-to-read "]],
	["with a field, on dark", [dark, code], []],
	["without a field, under dark", [{ ...code, ground: null }, dark], ["red qr-covered "]],
])("can a code be read: %s", (_name, elements, expected) => {
	const found = preflight({ sides: [{ ...format, elements }] }, noShaper);
	expect(
		found.map(({ severity, code, figures }) => {
			const said = Object.entries(figures).map(([name, figure]) => `${name}=${figure}`);
			return `${severity} ${code} ${said.join(" ")}`;
		}),
	).toEqual(expected);
});

test("where ink runs, a code is lost below half of what is good there", () => {
	const severities = [20, 17].map((size) => checkQr({ ...code, width: size, height: size }, format, 1)[0]?.severity);
	expect(severities).toEqual(["yellow", "red"]);
});

/** There is no text. */
const noShaper = {} as TextShaper;
