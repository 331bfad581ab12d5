import { expect, test } from "vitest";
import type { DesignDocument, PhotoElement, SideFormat } from "#design/document.ts";
import { coverCrop } from "#design/elements/photo/cover-crop.ts";
import { type FaceBox, faceParts, type PictureFaces } from "#design/preflight/faces.ts";
import { preflight } from "#design/preflight/preflight.ts";
import type { WarningCode } from "#design/preflight/warning.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { applyCommand } from "./commands.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { fillingSide, newPhoto } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";

const shaper = serverShaper();
const side: SideFormat = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const photo = fillingSide(newPhoto("p", { id: "sea", width: 3000, height: 3000 }, side), side);
const fillingSlot = (slot: PhotoElement) => ({ ...slot, crop: coverCrop(slot.picture!, slot) });
const atEdge = { x: 0.02, y: 0.4, width: 0.2, height: 0.2 };
const inside = { x: 0.3, y: 0.4, width: 0.2, height: 0.2 };
const between = { x: 0.62, y: 0.1, width: 0.2, height: 0.2 };

test.each<[string, Partial<PhotoElement>, PictureFaces, WarningCode]>([
	["a face at the edge", {}, { faces: [atEdge], upsideDown: false }, "face-cut-off"],
	["two faces far from one another", {}, { faces: [atEdge, between], upsideDown: false }, "face-cut-off"],
	["a face in a round photo", { mask: { form: "ellipse" } }, { faces: [atEdge], upsideDown: false }, "face-cut-off"],
	["a scan on its head", {}, { faces: [inside], upsideDown: true }, "upside-down"],
])("one press shows whole, and upright, %s", (_name, change, found, code) => {
	const close = { ...photo, x: 20, y: 20, width: 60, height: 60, crop: { x: 0.06, y: 0.1, width: 0.7, height: 0.7 } };
	const surroundings = { cloth: null, tonesOf: () => undefined, facesOf: () => found };
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [{ ...close, ...change }] }] }, 1);
	const warnings = () => preflight(store.getState().document, shaper, undefined, surroundings);
	const [warning] = warnings();
	const [before] = currentSide(store).elements as [PhotoElement];
	expect(warning?.code).toBe(code);
	const command = repairCommand(warning!, before, currentSide(store), shaper, "new", undefined, surroundings);
	store.run(command!);
	expect(warnings()).toEqual([]);
	const [{ crop, ...after }] = currentSide(store).elements as [PhotoElement];
	expect(after.x).toBe(before.x);
	if (code === "upside-down") expect([after.flipX, after.flipY, crop]).toEqual([true, true, before.crop]);
	else if (found.faces.length === 1) expect(crop.width).toBeCloseTo(before.crop.width);
	else expect(crop.width).toBeGreaterThan(before.crop.width);
});

test("of a picture that nobody has moved in its frame, faces are shown that it left out, or those that have room", () => {
	const wide = { id: "party", width: 6000, height: 2000 };
	const frame = fillingSlot({ ...photo, x: 20, y: 20, width: 60, height: 60, picture: wide });
	const left = { x: 0.2, y: 0.3, width: 0.1, height: 0.2 };
	const right = { x: 0.8, y: 0.3, width: 0.1, height: 0.2 };
	const middle = { x: 0.31, y: 0.3, width: 0.1, height: 0.2 };
	const shownOf = (...faces: FaceBox[]) => {
		const found = { faces, upsideDown: false };
		const surroundings = { cloth: null, tonesOf: () => undefined, facesOf: () => found };
		const document: DesignDocument = { version: 1, sides: [{ ...side, elements: [frame] }] };
		const [warning] = preflight(document, shaper, undefined, surroundings);
		expect(warning?.code).toBe("face-cut-off");
		const command = repairCommand(warning!, frame, document.sides[0]!, shaper, "new", undefined, surroundings);
		const [after] = applyCommand(document, command!).sides[0]!.elements as [PhotoElement];
		return faces.map((face) => faceParts(after, side)(face).safe);
	};
	expect(shownOf(left)).toEqual([1]);
	expect(shownOf(middle, right)).toEqual([1, 0]);
});

test("a face for which the frame has no room is left as it is", () => {
	const frame = { ...photo, x: -4, y: 20, width: 18, height: 60, crop: { x: 0, y: 0, width: 0.3, height: 1 } };
	const found = { faces: [{ x: 0.1, y: 0.4, width: 0.2, height: 0.2 }], upsideDown: false };
	const surroundings = { cloth: null, tonesOf: () => undefined, facesOf: () => found };
	const document: DesignDocument = { version: 1, sides: [{ ...side, elements: [frame] }] };
	const warning = preflight(document, shaper, undefined, surroundings).find(({ code }) => code === "face-cut-off");
	expect(repairCommand(warning!, frame, document.sides[0]!, shaper, "new", undefined, surroundings)).toBeNull();
});
