import { expect, test } from "vitest";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { flatSide } from "#design/elements/group/flat-elements.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { LEAST_QR_SCALE, newQr } from "../qr/new-qr.ts";
import { currentSide, insertNew, selectedElement } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { readableScale } from "./grown-calendar.ts";
import { isGroundCovered, liesOver } from "./lies-over.ts";
import { fillingSide, newPhoto, newShape, newText } from "./new-elements.ts";

const shaper = serverShaper();
const page: SideFormat = { code: "front", width: 100, height: 70, bleed: 3, safe: 5 };
const sea = { id: "sea", width: 4000, height: 3000 };
const photo = { ...newPhoto("photo", sea, page), x: 5, y: 5, width: 60, height: 60 };
const words = {
	...newText("words", "Land ho, land ho, land ho", "en", page),
	x: 65,
	y: 5,
	width: 30,
	height: 60,
	size: 8,
};
const code = { ...newQr("code", page), text: "https://keepsake.example", x: 70, y: 5 };
const triangle = { form: "path", d: "M0 0L1 0L0 1Z" } as const;

/** What a new code and a new calendar lie over, and whether they are on top and selected. */
function added(elements: readonly DesignElement[]) {
	return [newQr("new", page), newCalendar("new", "en-GB", { year: 2027, month: 2 }, page)].map((element) => {
		const store = createEditorStore({ version: 1, sides: [{ ...page, elements }] }, 1);
		const least = element.kind === "qr" ? LEAST_QR_SCALE : readableScale(element, shaper);
		expect(insertNew(store, element, page, { least })).toBe(true);
		const placed = currentSide(store).elements.at(-1);
		expect(selectedElement(store)).toBe(placed);
		return placed?.kind === element.kind
			? { over: liesOver(placed, flatSide(currentSide(store)), shaper), part: placed.width / element.width }
			: null;
	});
}

test.each<[string, readonly DesignElement[], unknown[]]>([
	[
		"nothing there",
		[],
		[
			{ over: [], part: 1 },
			{ over: [], part: 1 },
		],
	],
	["a photo over the whole side", [{ ...photo, x: -3, y: -3, width: 106, height: 76 }], [{ over: [] }, { over: [] }]],
	["a photo beside words", [photo, words], [{ over: ["photo"] }, { over: ["photo"] }]],
	["nothing but words", [{ ...words, x: 5, width: 90 }], [{ over: ["text"] }, { over: ["text"] }]],
	[
		"a photo beside a code",
		[
			{ ...photo, width: 64 },
			{ ...code, y: 5 },
			{ ...code, id: "other", y: 40 },
		],
		[{ over: ["photo"] }, { over: ["photo"] }],
	],
	[
		"a room a little too small",
		[{ ...photo, width: 69 }],
		[
			{ over: [], part: LEAST_QR_SCALE },
			{ over: ["photo"], part: 1 },
		],
	],
	[
		"a photo cut to the other half",
		[{ ...photo, x: 5, width: 90, mask: triangle }],
		[{ over: ["photo"] }, { over: ["photo"] }],
	],
])("new things go where they harm least and are told by what they hide: %s", (_what, elements, expected) => {
	expect(added(elements)).toMatchObject(expected);
});

test("only what is hidden is told, by its outline", () => {
	const over = (upper: DesignElement, ...below: DesignElement[]) => {
		const side = flatSide({ ...page, elements: [...below, upper] });
		return upper.kind === "qr" ? liesOver(upper, side, shaper) : [];
	};
	const half = { ...photo, x: 5, width: 90, mask: triangle };
	expect(over({ ...code, y: 40 }, half)).toEqual([]);
	expect(over({ ...code, x: 10 }, half)).toEqual(["photo"]);
	expect(over(code, { ...half, opacity: 0 }, { ...words, text: "Ho", y: 50, height: 10 })).toEqual([]);
	expect(
		over(code, { ...newShape("ring", "ellipse", "#b3261e", page), x: 70, y: 5 }, { ...code, id: "below" }),
	).toEqual(["qr", "art"]);
});

const NARROW = { ...sea, width: 3000, height: 2000 };
const filling = fillingSide(newPhoto("photo", NARROW, page), page);
const cutOut = [255, 255, 255, 0].flatMap((alpha) => [90, 90, 90, alpha]);

test.each<[string, DesignElement, readonly number[], boolean]>([
	["fills the side", filling, [90, 90, 90, 255], true],
	["leaves its margin", newPhoto("photo", NARROW, page), [90, 90, 90, 255], false],
	["is clear in a corner", filling, cutOut, false],
	["is a little clear", { ...filling, opacity: 0.9 }, [90, 90, 90, 255], false],
	["is cut to a form", { ...filling, mask: { form: "heart" } }, [90, 90, 90, 255], false],
])("a photo that %s covers the background or does not", (_what, element, data, covers) => {
	const tones = { width: data.length / 4, height: 1, data };
	const side = flatSide({ ...page, elements: [element] });
	expect([isGroundCovered(side, shaper, () => tones), isGroundCovered(side, shaper, () => undefined)]).toEqual([
		covers,
		covers || data === cutOut,
	]);
});
