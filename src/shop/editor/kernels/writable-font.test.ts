import { expect, test } from "vitest";
import type { DesignElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { newText } from "./new-elements.ts";
import { repairOf } from "./repair.ts";
import { withUnwritable } from "./writable-font.ts";

const shaper = serverShaper();
const page = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const written = (text: string): DesignElement => ({ ...newText("t", text, "en", page), font: "pacifico" });
const month = newCalendar("c", "en-GB", { year: 2027, month: 2 }, page);

test.each<[string, DesignElement, string | null, string | undefined]>([
	["letters that another font has", written("Land →"), "font", undefined],
	["one that none has beside one that another has", written("漢 →"), "without", "漢"],
	["nothing but one that none has", written("漢"), null, "漢"],
	["a calendar's title", { ...month, font: "pacifico", title: "漢" }, null, "漢"],
])("what a press can do is offered for %s", (_name, element, repair, nowhere) => {
	const document = { version: 1, sides: [{ ...page, elements: [element] }] } as const;
	const [warning] = withUnwritable(preflight(document, shaper), document, shaper).filter(
		({ code }) => code === "missing-glyph",
	);
	expect([repairOf(warning!, element, document), warning?.figures.nowhere]).toEqual([repair, nowhere]);
});
