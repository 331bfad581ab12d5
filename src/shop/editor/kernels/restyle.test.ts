import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, hexOf, type Rgb } from "#design/contrast.ts";
import type { CalendarElement, DesignDocument, DesignElement, LeafElement, TextElement } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import { styleAt } from "#design/elements/text/text-runs.ts";
import { inksOnGround } from "#design/preflight/calendar-contrast.ts";
import { elementsUnder, groundUnder } from "#design/preflight/ground.ts";
import { preflight } from "#design/preflight/preflight.ts";
import type { Severity } from "#design/preflight/warning.ts";
import { PALETTES, type Palette } from "#design/themes/palettes.ts";
import { restyledSide } from "#design/themes/restyled-side.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { createEditorStore } from "./editor-store.ts";
import { restyle, swapColor } from "./restyle.ts";

/** WCAG 2.2, 1.4.3; letters of 18 pt are large. */
const wellRead = (leaf: LeafElement, letter = 0) =>
	leaf.kind === "text" && leaf.size * (styleAt(leaf.runs, letter).scale ?? 1) >= 6.35 ? 3 : 4.5;
/** A ground of which the last half level of each channel is cut off gives a contrast this much off. */
const ROUNDING = 0.05;
const shaper = serverShaper();
const format = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const surroundings = { cloth: "#1f2f46", tonesOf: () => undefined };
const placed = { rotation: 0, opacity: 1 };
const color = fc
	.tuple(fc.nat(255), fc.nat(255), fc.nat(255))
	.map((channels) => `#${channels.map((each) => each.toString(16).padStart(2, "0")).join("")}`);
const tone = fc.oneof(fc.constantFrom("#ffffff", "#000000", "#1f1b16", "#f3e6d3", "#b4431f"), color);
const place = fc.record({ x: fc.integer({ min: -10, max: 60 }), y: fc.integer({ min: -5, max: 60 }) });

const ground = tone.map((fill): DesignElement => {
	return { kind: "background", id: "ground", opacity: 1, fill: { type: "solid", color: fill } };
});
const shape = fc.tuple(place, tone, fc.boolean(), fc.constantFrom(1, 0.6)).map(
	([at, fill, kept, opacity]): DesignElement => ({
		...{ kind: "shape", id: "", ...at, width: 45, height: 30, ...placed, opacity, form: "rectangle" },
		...{
			fill: { type: "solid", color: fill },
			stroke: null,
			cornerRadius: 0,
			...(kept && { locks: ["style"] as const }),
		},
	}),
);
const signs = fc.constantFrom("Ahoy Zoë", "Anna & Ben", "♥ Zoë!", "&", "Happy birthday to you");
const words = fc
	.tuple(place, tone, tone, fc.boolean(), signs, fc.nat(5), fc.constantFrom(5, 10), fc.constantFrom(1, 0.5))
	.map(
		([at, ink, second, kept, text, from, size, scale]): DesignElement => ({
			...{ kind: "text", id: "", ...at, width: 60, height: 12, ...placed, text, font: "lora", size },
			...{ leading: 1.2, align: "left", color: ink, language: "en" },
			runs: [{ from, to: from + (from % 2) * 3 + 1, color: second.toUpperCase(), scale }],
			...(kept && { locks: ["style"] as const }),
		}),
	);
const calendar = fc.tuple(place, tone, tone).map(
	([at, ink, second]): DesignElement => ({
		...{ kind: "calendar", id: "", ...at, width: 40, height: 30, ...placed, year: 2027, month: 2, firstDay: 1 },
		...{ title: "February", dayNames: ["S", "M", "T", "W", "T", "F", "S"], font: "lora", language: "en" },
		...{ color: ink, weekendColor: second, markColor: ink, marks: [{ day: 3, words: "Zoë", form: "circle" }] },
	}),
);
const design = fc
	.tuple(fc.option(ground), fc.array(fc.oneof(shape, words, calendar), { minLength: 2, maxLength: 7 }))
	.map(([below, above]): DesignDocument => {
		const elements = [...(below ? [below] : []), ...above.map((each, index) => ({ ...each, id: `e${index}` }))];
		return { version: 1, sides: [{ ...format, elements }] };
	});

/** What each letter, or each word of a calendar by its ink, reaches on all but a quarter of what it stands on. */
function contrastsOf(text: TextElement | CalendarElement, side: FlatSide): ReadonlyMap<string, number> {
	if (text.kind === "calendar") {
		const words = inksOnGround(text, side, surroundings, shaper);
		const inks = [text.color, text.weekendColor, text.markColor];
		const found = inks.flatMap((ink, place) =>
			words
				.filter((each) => each.color === ink)
				.flatMap((each) => each.words)
				.map((word) => [`${place}.${word.place}`, reached(ink, word.ground)] as const),
		);
		return new Map(found);
	}
	const { colors, letters } = groundUnder(text, elementsUnder(text, side), side, surroundings, shaper);
	const found = [...text.text.matchAll(/\S/gu)].map(({ index }) => {
		const ink = text.runs?.find(({ from, to }) => from <= index && index < to)?.color ?? text.color;
		const own = colors.filter((each, at) => !!each && (!letters || letters[at] === index));
		return [String(index), reached(ink, own as readonly Rgb[])] as const;
	});
	return new Map(found);
}

function reached(ink: string, ground: readonly Rgb[]): number {
	const all = ground.map((under) => contrast(ink, hexOf(under))).toSorted((one, other) => one - other);
	return all[Math.floor(all.length / 4)] ?? Number.POSITIVE_INFINITY;
}

/** Ids. */
function hardToRead(document: DesignDocument, severity?: Severity): readonly string[] {
	return preflight(document, shaper, undefined, surroundings)
		.filter((each) => each.code === "hard-to-read" && (!severity || each.severity === severity))
		.map(({ elementId }) => elementId);
}

function isLettered(leaf: LeafElement): leaf is TextElement | CalendarElement {
	return leaf.kind === "text" || leaf.kind === "calendar";
}

test("in a palette's colours no letter of texts and calendars is harder to read than it was, and locked looks stay", () => {
	fc.assert(
		fc.property(design, fc.constantFrom<Palette>(...PALETTES), (document, palette) => {
			const store = createEditorStore(document, 1);
			const before = flatSide(document.sides[0]!);
			restyle(store, palette, surroundings, shaper);
			const after = flatSide(store.getState().document.sides[0]!);
			for (const [index, leaf] of before.elements.entries()) {
				const now = after.elements[index]!;
				if (leaf.locks) expect(now).toEqual(leaf);
				if (!isLettered(leaf) || !isLettered(now)) continue;
				const then = contrastsOf(now, after);
				for (const [letter, was] of contrastsOf(leaf, before)) {
					const least = wellRead(leaf, Number(letter));
					expect(then.get(letter) ?? 21).toBeGreaterThan(Math.min(was, least) - ROUNDING);
				}
			}
			const isWell = (leaf: LeafElement) =>
				isLettered(leaf) &&
				[...contrastsOf(leaf, before)].every(([at, each]) => each >= wellRead(leaf, Number(at)) + ROUNDING);
			const known = hardToRead(document);
			const well = before.elements.filter(isWell).map(({ id }) => id);
			const lost = hardToRead(store.getState().document, "red");
			expect(well.filter((id) => !known.includes(id) && lost.includes(id))).toEqual([]);
			store.undo();
			expect(store.getState().document).toEqual(document);
		}),
		{ numRuns: 150 },
	);
});

test.each(PALETTES)(
	"in $name no sign of its own colour vanishes, and no stripe takes a row of the letters",
	(palette) => {
		const line = (words: string): TextElement => ({
			...{
				kind: "text",
				id: words,
				x: 10,
				y: 10,
				width: 80,
				height: 12,
				...placed,
				text: words,
				font: "lora",
				size: 10,
			},
			...{ leading: 1.2, align: "left", color: "#000000", language: "en" },
		});
		const paper: DesignElement = { kind: "background", id: "p", opacity: 1, fill: { type: "solid", color: "#ffffff" } };
		const box = (id: string, height: number, fill: string): DesignElement => ({
			...{ kind: "shape", id, x: 10, y: 19, width: 80, height, ...placed, form: "rectangle", cornerRadius: 0 },
			...{ fill: { type: "solid", color: fill }, stroke: null },
		});
		const sign = { ...line("Anna & Ben"), runs: [{ from: 5, to: 6, color: "#7a1f1f" }] };
		const heart = { ...line("♥"), y: 20, color: "#ffffff" };
		for (const elements of [
			[paper, sign],
			[paper, box("card", 20, "#7a1f1f"), heart],
			[paper, box("stripe", 6, "#ffd54f"), line("Ahoy Zoë")],
		]) {
			const store = createEditorStore({ version: 1, sides: [{ ...format, elements }] }, 1);
			expect(hardToRead(store.getState().document)).toEqual([]);
			restyle(store, palette, surroundings, shaper);
			expect(hardToRead(store.getState().document, "red")).toEqual([]);
		}
	},
);

test.each([
	["strong", "#1f1b16", "#7a1f1f"],
	["soft", "#1f1b16", "#b0a490"],
])("weekdays that could be read beside %s weekends can be still", (_, ink, weekend) => {
	const [month] = fc.sample(calendar, { numRuns: 1, seed: 1 });
	const element = { ...(month as CalendarElement), id: "m", x: 10, y: 10, color: ink, weekendColor: weekend };
	const white: DesignElement = { kind: "background", id: "g", opacity: 1, fill: { type: "solid", color: "#ffffff" } };
	const side = restyledSide(
		{ ...format, elements: [white, { ...element, markColor: ink }] },
		{
			colors: new Map([[ink, "#f0e4d0"]]),
			art: new Map(),
			inks: ["#334455"],
			surroundings,
			shaper,
			isFree: () => true,
		},
	);
	expect(side.elements[1]).toMatchObject({ color: "#334455", weekendColor: weekend });
});

test.each(PALETTES)("an outline of the letters' own colour, which makes them bolder, keeps it in $name", (palette) => {
	const name: DesignElement = {
		...{ kind: "text", id: "n", x: 10, y: 10, width: 60, height: 12, ...placed, text: "Zoë", font: "lora", size: 10 },
		...{ leading: 1.2, align: "left", color: "#ffffff", language: "en", outline: { color: "#FFFFFF", width: 1 } },
	};
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements: [name] }] }, 1);
	restyle(store, palette, surroundings, shaper);
	const [now] = store.getState().document.sides[0]!.elements as [TextElement];
	expect(now.outline?.color.toLowerCase()).toBe(now.color.toLowerCase());
});

test.each(PALETTES)("letters are told from their outline in $name as they were, whatever it lies on", (palette) => {
	const name: DesignElement = {
		...{ kind: "text", id: "n", x: 10, y: 10, width: 60, height: 12, ...placed, text: "Zoë", font: "lora", size: 10 },
		...{ leading: 1.2, align: "left", color: "#2f5d50", language: "en", outline: { color: "#ffffff", width: 2 } },
		runs: [{ from: 0, to: 1, color: "#b4431f" }],
	};
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements: [name] }] }, 1);
	restyle(store, palette, { cloth: "#ffffff", tonesOf: () => undefined }, shaper);
	const [now] = store.getState().document.sides[0]!.elements as [TextElement];
	expect(now.color).not.toBe("#2f5d50");
	for (const ink of [now.color, now.runs?.[0]?.color ?? ""]) {
		expect(contrast(ink, now.outline?.color ?? "")).toBeGreaterThanOrEqual(3);
	}
});

test.each(PALETTES)("each ink of the palette $name can be read on each of its grounds", ({ inks, grounds }) => {
	for (const ink of inks) for (const under of grounds) expect(contrast(ink, under)).toBeGreaterThan(4.5);
});

test("a design takes on a palette by what its colours are for, in one step", () => {
	const elements: DesignElement[] = [
		{ kind: "background", id: "g", opacity: 1, fill: { type: "solid", color: "#FFFFFF" } },
		{
			...{ kind: "shape", id: "s", x: 0, y: 0, width: 9, height: 9, ...placed, form: "heart", cornerRadius: 0 },
			...{ fill: { type: "solid", color: "#b4431f" }, stroke: null },
		},
		{
			...{
				kind: "text",
				id: "t",
				x: 30,
				y: 30,
				width: 60,
				height: 12,
				...placed,
				text: "Ahoy",
				font: "lora",
				size: 10,
			},
			...{ leading: 1.2, align: "left", color: "#000000", language: "en" },
		},
		{
			...{ kind: "shape", id: "card", x: 5, y: 50, width: 90, height: 25, ...placed, form: "rectangle" },
			...{ fill: { type: "solid", color: "#ffdddd" }, stroke: null, cornerRadius: 0 },
		},
		{
			...{
				kind: "text",
				id: "on",
				x: 10,
				y: 55,
				width: 60,
				height: 12,
				...placed,
				text: "Zoë",
				font: "lora",
				size: 10,
			},
			...{ leading: 1.2, align: "left", color: "#000000", language: "en" },
		},
	];
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements }] }, 1);
	const [, night] = PALETTES;
	restyle(store, night, surroundings, shaper);
	expect(store.getState().document.sides[0]!.elements).toMatchObject([
		{ fill: { color: night.grounds[0] } },
		{ fill: { color: night.accents[1] } },
		{ color: night.inks[0] },
		{ fill: { color: night.accents[0] } },
		{ color: night.grounds[0] },
	]);
	expect(store.undo()).not.toBeNull();
	expect(store.getState().canUndo).toBe(false);
});

test("a hole in a graphic stays the paper's colour, and one colour is swapped in graphics too", () => {
	const background = (id: string, color: string): DesignElement => {
		return { kind: "background", id, opacity: 1, fill: { type: "solid", color } };
	};
	const stamp = (id: string): DesignElement => ({
		...{ kind: "clip-art", id, x: 0, y: 0, width: 9, height: 9, ...placed, set: "house", name: "", label: "" },
		...{ paths: ["#ffffff", "#EADFC9", "#7a1f1f"].map((color) => ({ d: "M0 0L1 0L1 1Z", color })), locked: true },
	});
	const sides = [
		{ ...format, elements: [background("g", "#eadfc9"), stamp("s")] },
		{ ...format, code: "back", elements: [background("h", "#7a1f1f"), { ...stamp("k"), locks: ["style"] as const }] },
	];
	const store = createEditorStore({ version: 1, sides }, 1);
	const artOf = (side: number) => {
		const art = store.getState().document.sides[side]!.elements[1];
		return art?.kind === "clip-art" ? art.paths.map((path) => path.color) : [];
	};
	const [, night] = PALETTES;
	restyle(store, night, surroundings, shaper);
	expect(artOf(0)).toEqual(["#ffffff", expect.stringMatching(/^#1[4f]/), expect.not.stringContaining("#7a1f1f")]);
	expect(store.getState().document.sides[0]!.elements[0]).toMatchObject({ fill: { color: artOf(0)[1] } });
	expect(artOf(1)).toEqual(["#ffffff", "#EADFC9", "#7a1f1f"]);
	store.undo();
	swapColor(store, store.getState().document, "#eadfc9", "#3355aa", "swap");
	expect(artOf(0)).toEqual(["#ffffff", "#3355aa", "#7a1f1f"]);
	expect(artOf(1)).toEqual(["#ffffff", "#EADFC9", "#7a1f1f"]);
});

test("a colour is swapped wherever it is, and while it is chosen that is one step", () => {
	const line = (id: string, ink: string): DesignElement => ({
		...{ kind: "text", id, x: 30, y: 30, width: 60, height: 12, ...placed, text: "Ahoy", font: "lora", size: 10 },
		...{ leading: 1.2, align: "left", color: ink, language: "en", outline: { color: "#112233", width: 1 } },
	});
	const elements = [line("a", "#112233"), line("b", "#445566")];
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements }] }, 1);
	const { document } = store.getState();
	swapColor(store, document, "#112233", "#445566", "swap");
	swapColor(store, document, "#112233", "#778899", "swap");
	expect(store.getState().document.sides[0]!.elements).toMatchObject([
		{ color: "#778899", outline: { color: "#778899" } },
		{ color: "#445566", outline: { color: "#778899" } },
	]);
	swapColor(store, document, "#112233", "#112233", "swap");
	expect(store.getState().document).toEqual(document);
	store.undo();
	expect(store.getState().document).toEqual(document);
});
