import { expect, test } from "vitest";
import type { DesignElement, SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { newQr } from "../qr/new-qr.ts";
import { bendAnew } from "./bend-text.ts";
import { isPlaced } from "./boxes.ts";
import { pasteElements } from "./clipboard.ts";
import { currentSide, insertNew, insertNewText } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { newPhoto, newShape, newText } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";
import { duplicateSeveral } from "./several-editing.ts";

const shaper = serverShaper();
const surroundings = { cloth: null, tonesOf: () => undefined };
const camera = { kind: "rounded", x: 5.5, y: 5, width: 21, height: 40, radius: 8.5 } as const;
const phone: SideFormat = { code: "back", width: 72, height: 148, bleed: 3, safe: 4, openings: [camera] };
const hole = { kind: "ellipse", x: 37.5, y: 4, width: 5, height: 5 } as const;
const disc: SideFormat = { code: "front", width: 80, height: 80, bleed: 2, safe: 4, cut: { kind: "ellipse" } };
const bauble: SideFormat = { ...disc, openings: [hole] };

const slot = { kind: "ellipse", x: 10, y: 20, width: 60, height: 6 } as const;
const slotted: SideFormat = { ...disc, cut: null, openings: [slot] };

const name = words("ANNA", { size: 9, x: 4, y: 10, width: 40 });
const year = words("ANNA 1926", { size: 4, x: 20, y: 6, width: 40 });
const code = { ...newQr("q", phone), text: "https://keepsake.example", x: 20, y: 40, width: 25, height: 25 };
const month = { ...newCalendar("c", "en-GB", { year: 2027, month: 2 }, phone), x: 20, y: 10, width: 40, height: 32 };
const picture = {
	...newPhoto("p", { id: "sea", width: 3000, height: 3000 }, phone),
	...{ x: 20, y: 38, width: 40, height: 40 },
};
const across = { ...picture, x: -3, y: 25, width: 78, height: 126 };
const sticker: DesignElement = {
	...{ kind: "clip-art", id: "s", x: 20, y: 15, width: 14, height: 14, rotation: 0, opacity: 1 },
	...{ set: "fluent", name: "sun", label: "Sun", paths: [{ d: "M0 0.5L0.5 0L1 0.5L0.5 1Z", color: "#ffb300" }] },
};

test.each<[string, SideFormat, DesignElement, string[]]>([
	["a name across the camera", phone, name, ["cut-by-opening"]],
	["a name whose empty box is across it", phone, words("ANNA", { size: 9, x: -4, y: 20, width: 96 }), []],
	["a name close to it", phone, words("ANNA", { size: 9, x: 27.5, y: 10, width: 40, align: "left" }), ["near-opening"]],
	["letters between round corners", phone, words("i", { size: 1, x: 5.6, y: 4.6, width: 1, align: "left" }), []],
	["an outline that reaches into it", phone, outlined(), ["cut-by-opening"]],
	["a year under the ribbon's hole", bauble, year, ["cut-by-opening"]],
	[
		"a hole within one letter",
		{ ...disc, openings: [{ ...hole, y: 20 }] },
		words("I", { size: 60, x: 0, y: -8, width: 80, font: "bebas-neue" }),
		["cut-by-opening"],
	],
	["a code across the camera", phone, code, ["cut-by-opening"]],
	["a code beside it", phone, { ...code, x: 27 }, []],
	["a calendar across the camera", phone, month, ["cut-by-opening"]],
	["a heart within the camera", phone, heart(10), ["cut-by-opening"]],
	["a heart that reaches out of it", phone, heart(18), []],
	[
		"a hole within the shadow of one letter",
		{ ...disc, openings: [{ ...hole, y: 20 }] },
		shadowed(),
		["cut-by-opening"],
	],
	["words close to a slot", slotted, words("ANNA", { size: 3, x: 50, y: 25.6, width: 20 }), ["near-opening"]],
	[
		"a photo all around the camera, whose faces nobody knows",
		phone,
		{ ...picture, x: 2, y: 2, width: 68, height: 100 },
		[],
	],
	["one over all of the side", phone, { ...picture, x: -3, y: -3, width: 78, height: 154 }, []],
	["one from edge to edge that ends in it", phone, across, ["cut-by-opening"]],
	["one whose corner lies in it", phone, { ...picture, y: 42 }, ["cut-by-opening"]],
	["one in a heart whose corner alone does", phone, { ...picture, y: 42, mask: { form: "heart" } }, []],
	["an empty frame", phone, { ...picture, picture: null }, []],
	["a sticker cut by half", phone, sticker, ["cut-by-opening"]],
	["a sticker beside it", phone, { ...sticker, x: 27 }, []],
])("%s", (_what, side, element, codes) => {
	expect(told(side, element).filter((each) => each.endsWith("opening"))).toEqual(codes);
	if (codes.length > 0) expect(repaired(side, element)).toEqual(told({ ...side, openings: [] }, element));
});

test("a picture that an opening cuts is a remark, and moves off it in its size", () => {
	const [found] = preflight({ sides: [{ ...phone, elements: [picture] }] }, shaper);
	expect(found).toMatchObject({ code: "cut-by-opening", severity: "yellow" });
	const [moved] = pressed(phone, picture).filter(isPlaced);
	expect([moved!.width, Math.hypot(moved!.x - picture.x, moved!.y - picture.y) < 12]).toEqual([40, true]);
});

test("a picture that an opening cuts and that ends short of the bleed is told of both, whichever is mended first", () => {
	const low = { ...picture, x: -2.5, y: 18, width: 60, height: 40 };
	expect(told(phone, low)).toEqual(["short-of-bleed", "cut-by-opening"]);
	const [drawn] = pressed(phone, low, "short-of-bleed");
	expect(told(phone, drawn!)).toEqual(["cut-by-opening"]);
	for (const each of [low, drawn!]) expect(repaired(phone, each)).toEqual([]);
});

test("words go the shortest way, and keep their size where they have room", () => {
	const [moved] = pressed(phone, name).filter((each) => each.kind === "text");
	expect(moved?.size).toBe(name.size);
	expect(moved!.y - name.y).toBeCloseTo(0, 0);
	expect(moved!.x - name.x).toBeLessThan(20);
	const full = words("Happy birthday to somebody who means a great deal ".repeat(6).trim(), {
		...{ size: 7.5, x: 4, y: 5, width: 64 },
	});
	const [smaller] = pressed(phone, full).filter((each) => each.kind === "text");
	expect(smaller?.size).toBeLessThan(full.size);
	expect(told(phone, smaller!)).toEqual([]);
});

test("words round the rim are judged by their letters, not by what lies between them", () => {
	const ring = words("Merry Christmas to everybody at home and far away", { size: 7.5, x: 6, width: 68 });
	const { bent } = bendAnew(ring, { kind: "circle", side: "inside" }, [], disc, shaper);
	const centred = { ...bent, y: 40 - bent.height / 2 };
	expect(told(bauble, centred)).toEqual([]);
	expect(told(bauble, { ...centred, rotation: 180 })).toEqual(["cut-by-opening"]);
});

test.each<[string, TextElement]>([
	["between the camera and the edge", words("ANNA", { size: 13.5, x: 28.2, y: 12, width: 39.6 })],
	["with an empty box over it", words("ANNA", { size: 7, x: 4, y: 20, width: 56, align: "right" })],
])("a copy keeps off, and stays near its original: %s", (_what, text) => {
	expect(told(phone, text)).toEqual([]);
	const store = createEditorStore({ version: 1, sides: [{ ...phone, elements: [text] }] }, 1);
	store.select("t");
	duplicateSeveral(store, () => "copy", { sides: [phone], shaper: () => shaper });
	const [, copy] = currentSide(store).elements.filter(isPlaced);
	expect(told(phone, copy!)).toEqual([]);
	const away = Math.hypot(copy!.x - text.x, copy!.y - text.y);
	expect([away >= 5, away < 8]).toEqual([true, true]);
});

test.each([phone, bauble])("new and pasted words, codes, calendars and photos keep off: $code", (side) => {
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [] }] }, 1);
	for (const id of ["a", "b", "c"]) {
		const text = { ...newText(id, "Your text", "en", side), id };
		insertNewText(
			store,
			fittedText(text, (each) => measuredText(each, shaper)),
			surroundings,
			shaper,
		);
	}
	insertNew(store, { ...newQr("q", side), text: "https://keepsake.example" }, side, { least: 0.5, shaper });
	insertNew(store, newPhoto("p", { id: "sea", width: 3000, height: 4000 }, side), side, { shaper });
	pasteElements(store, { elements: [side === phone ? name : year], folds: [] }, () => "pasted");
	const elements = currentSide(store).elements.filter(isPlaced);
	expect(elements.map(({ id }) => id)).toEqual(["a", "b", "c", "q", "p", "pasted"]);
	expect(told(side, ...elements).filter((each) => each.endsWith("opening"))).toEqual([]);
});

function words(text: string, change: Partial<TextElement>): TextElement {
	return fittedText({ ...newText("t", text, "en", phone), ...change }, (each) => measuredText(each, shaper));
}

function heart(width: number): DesignElement {
	return { ...newShape("h", "heart", "#b3261e", phone), x: 11, y: 20, width, height: 10 };
}

function shadowed(): TextElement {
	const letter = words("I", { size: 60, x: -20, y: 2, width: 80, font: "bebas-neue" });
	return { ...letter, shadow: { x: 20, y: 0, color: "#000000", opacity: 0.5 } };
}

function outlined(): TextElement {
	return {
		...words("ANNA", { size: 9, x: 28.5, y: 10, width: 40, align: "left" }),
		outline: { color: "#ffffff", width: 3 },
	};
}

function told(side: SideFormat, ...elements: DesignElement[]): string[] {
	return preflight({ sides: [{ ...side, elements }] }, shaper).map(({ code }) => code);
}

/** What is told after the press. */
function repaired(side: SideFormat, element: DesignElement): string[] {
	return told(side, ...pressed(side, element));
}

function pressed(side: SideFormat, element: DesignElement, wanted = "cut-by-opening"): readonly DesignElement[] {
	const sides = [{ ...side, elements: [element] }];
	const store = createEditorStore({ version: 1, sides }, 1);
	const warning = preflight({ sides }, shaper).find(
		({ code }) => code === wanted || (code.endsWith("opening") && wanted.endsWith("opening")),
	);
	const command = warning && repairCommand(warning, element, currentSide(store), shaper, "new");
	if (command) store.run(command);
	return currentSide(store).elements;
}
