import { expect, test } from "vitest";
import type { DesignElement, PhotoElement, SideFormat, TextElement } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { renderOnCard, wordsOfCard } from "../../../tests/support/render-editor.tsx";
import { ElementControls } from "./element-controls.tsx";
import { WarningNotes } from "./form/warning-notes.tsx";
import { fillingSide, newPhoto, newText } from "./kernels/new-elements.ts";
import { WarningList } from "./warning-list.tsx";

const page: SideFormat = { code: "outside", width: 200, height: 100, bleed: 3, safe: 5 };
const white: TextElement = {
	...newText("t", "Ahoy there", "en", page),
	...{ color: "#ffffff", size: 10, x: 5, y: 5, width: 60, height: 12, align: "left" },
};
const SMALLER = "Make it smaller, so that it is sharp; a rim stays free";
const OTHER = "Replace photo";

function filling(width: number): PhotoElement {
	return fillingSide(newPhoto("p", { id: "harbour", width, height: width / 2 }, page), page);
}

/** What is to be pressed, in the list of hints, in the photo's panel and in the form, beside its own button there. */
function offered(photo: PhotoElement, ...over: readonly DesignElement[]) {
	const figures = { dpi: Math.round((photo.picture!.width / page.width) * 25.4), wanted: 200 };
	const warning: Warning = { sideCode: "outside", elementId: "p", figures, code: "few-pixels", severity: "red" };
	const warnings = [warning];
	const [list, panel, form] = [
		<WarningList key="list" warnings={warnings} onShown={() => {}} />,
		<ElementControls key="panel" element={photo} warnings={warnings} onMenu={() => {}} />,
		<WarningNotes key="form" warnings={warnings} />,
	].map((part) => {
		const words = wordsOfCard(part, { outside: [photo, ...over] });
		return words.filter((line) => line === OTHER || line === SMALLER);
	});
	return { list, panel, form };
}

test("a photo with far too few pixels has one button for another photo, wherever it is told", () => {
	expect(offered(filling(120))).toEqual({ list: [OTHER], panel: [OTHER], form: [] });
	const alone: Warning = { sideCode: "outside", elementId: "p", figures: {}, code: "same-photo", severity: "yellow" };
	const named = renderOnCard(<WarningNotes warnings={[alone]} named />, { outside: [filling(120)] });
	expect(named).toContain(OTHER);
});

test("a photo is offered to be made smaller only where one press does it, else another photo", () => {
	const harbour = filling(1060);
	expect(offered(harbour)).toEqual({ list: [OTHER, SMALLER], panel: [SMALLER, OTHER], form: [SMALLER] });
	expect(offered(harbour, white)).toEqual({ list: [OTHER], panel: [OTHER], form: [] });
	expect(offered({ ...harbour, locks: ["size"] })).toEqual({ list: [OTHER], panel: [OTHER], form: [] });
	expect(offered({ ...harbour, locks: ["content"] }, white)).toEqual({ list: [], panel: [], form: [] });
});
