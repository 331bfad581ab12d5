import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BRANDS, type BrandCode } from "#core/brands.ts";

const css = readFileSync("src/ui/tokens.css", "utf8");
const BRAND_CODES = Object.keys(BRANDS) as BrandCode[];

/** Words on grounds: 4.5:1 (WCAG 2.2, 1.4.3). */
const TEXT_PAIRS = [
	...pairs(["ink", "ink-soft", "danger"], ["paper", "surface", "field"]),
	...pairs(["accent", "accent-hover", "success", "warning"], ["paper", "field"]),
	...pairs(["on-accent"], ["accent", "accent-hover"]),
	...pairs(["on-status"], ["success", "warning", "danger"]),
	...pairs(["ink", "ink-soft"], ["accent-soft", "success-soft", "warning-soft", "danger-soft"]),
	["success", "success-soft"],
	["warning", "warning-soft"],
	["danger", "danger-soft"],
	["on-support-1", "support-1"],
	["on-support-2", "support-2"],
	["on-support-3", "support-3"],
	["paper", "ink"],
	["ink", "line"],
	["ink", "editor-surround"],
	["ink-soft", "editor-surround"],
] as const;

/** Edges of controls and focus rings: 3:1 (WCAG 2.2, 1.4.11). */
const CONTROL_PAIRS = [
	...pairs(["line-strong", "focus", "accent", "success", "warning", "danger"], ["paper", "surface", "field"]),
	...pairs(["focus"], ["accent-soft", "success-soft", "warning-soft", "danger-soft", "editor-surround"]),
	["accent", "line"],
	["accent", "accent-soft"],
] as const;

describe.each(BRAND_CODES)("%s", (brand) => {
	const tokens = tokensOf(brand);

	test.each(TEXT_PAIRS)("%s on %s can be read", (ink, ground) => {
		expect(contrast(colour(tokens, ink), colour(tokens, ground))).toBeGreaterThanOrEqual(4.5);
	});

	test.each(CONTROL_PAIRS)("%s on %s can be seen", (edge, ground) => {
		expect(contrast(colour(tokens, edge), colour(tokens, ground))).toBeGreaterThanOrEqual(3);
	});
});

test("black on white is 21:1", () => {
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});

/** Chooses a colour for print and starts at white. Colours in plain .ts are printed ones too: palettes, documents. */
const CHOOSES_PRINT_COLOURS = "src/shop/editor/color-field.tsx";

test("colours of the interface are written in the tokens only", () => {
	const files = globSync("src/{ui,layouts,shop}/**/*.{tsx,css}").filter(
		(file) => !/tokens\.css$|\.test\.tsx$/.test(file) && file !== CHOOSES_PRINT_COLOURS,
	);
	expect(files.length).toBeGreaterThan(40);
	expect(files.flatMap(colourLiterals)).toEqual([]);
});

function colourLiterals(file: string): string[] {
	const found = readFileSync(file, "utf8").matchAll(
		/["'\s:(]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch)\(/gi,
	);
	return [...found].map(([literal]) => `${file}: ${literal.trim()}`);
}

function tokensOf(brand: BrandCode): Map<string, string> {
	const own = new RegExp(`\\[data-brand="${brand}"\\][^{]*\\{([^}]*)\\}`).exec(css)?.[1] ?? "";
	const shared = /:root \{([^}]*)\}/.exec(css)?.[1] ?? "";
	const tokens = new Map<string, string>();
	for (const block of [shared, own]) {
		for (const [, name, value] of block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)) tokens.set(name ?? "", value ?? "");
	}
	return tokens;
}

function colour(tokens: Map<string, string>, name: string): string {
	const value = tokens.get(name);
	if (!value) throw new Error(`No colour --${name}`);
	return value;
}

function contrast(one: string, other: string): number {
	const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return (light + 0.05) / (dark + 0.05);
}

/** WCAG's relative luminance of an sRGB colour. */
function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function pairs<A extends string, B extends string>(inks: readonly A[], grounds: readonly B[]): [A, B][] {
	return inks.flatMap((ink) => grounds.map((ground): [A, B] => [ink, ground]));
}
