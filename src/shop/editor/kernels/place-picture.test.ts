import { expect, test } from "vitest";
import type { PhotoElement, SideFormat } from "#design/document.ts";
import { createEditorStore } from "./editor-store.ts";
import { fillingSide, fitOf, newText, wholePicture } from "./new-elements.ts";
import { placePicture, takePictureBack } from "./place-picture.ts";

const CANVAS: SideFormat = { code: "front", width: 600, height: 400, bleed: 36, safe: 15 };
const MUG: SideFormat = { code: "wrap", width: 226, height: 78, bleed: 2, safe: 4 };
const SHIRT: SideFormat = { code: "front", width: 300, height: 360, bleed: 0, safe: 5 };
const PORTRAIT = { id: "portrait", width: 3000, height: 4000 };

test("a photo covers a full-bleed side, under the words, and keeps the face of a portrait", () => {
	const { elements } = placed(CANVAS, true);
	expect(elements.map(({ id }) => id)).toEqual(["photo", "words"]);
	const photo = elements[0] as PhotoElement;
	expect(photo).toMatchObject({ x: -36, y: -36, width: 672, height: 472 });
	expect((photo.crop.width * 3000) / (photo.crop.height * 4000)).toBeCloseTo(672 / 472, 9);
	expect(photo.crop.y).toBeLessThan(1 / 3);
	expect(photo.crop.y + photo.crop.height).toBeGreaterThan(1 / 2);
	expect(fitOf(photo, CANVAS)).toBe("fill");
	const whole = wholePicture(photo, CANVAS);
	expect([fitOf(whole, CANVAS), whole.height, whole.crop.height]).toEqual(["whole", 370, 1]);
	expect(fillingSide(whole, CANVAS)).toEqual(photo);
});

test.each([
	["around a mug", MUG],
	["on cloth", SHIRT],
])("%s the whole photo is seen", (_name, side) => {
	expect(fitOf(placed(side, false).elements[0] as PhotoElement, side)).toBe("whole");
});

test("a photo put in the place of a sample is none", () => {
	const sample = { ...(placed(MUG, false).elements[0] as PhotoElement), placeholder: true };
	const store = createEditorStore({ version: 1, sides: [{ ...MUG, elements: [sample] }] }, 1);
	placePicture(store, { ...PORTRAIT, id: "own" }, sample.id, "new");
	const [now] = store.getState().document.sides[0]!.elements as PhotoElement[];
	expect([now?.picture?.id, now?.placeholder]).toEqual(["own", undefined]);
});

test("a scan that was turned round by its flips leaves them to no other photo, but to itself when it is back", () => {
	const scan = { ...(placed(MUG, false).elements[0] as PhotoElement), flipX: true, flipY: true };
	const store = createEditorStore({ version: 1, sides: [{ ...MUG, elements: [scan] }] }, 1);
	const flips = () => {
		const { flipX, flipY } = store.getState().document.sides[0]!.elements[0] as PhotoElement;
		return [flipX, flipY];
	};
	placePicture(store, { ...PORTRAIT, id: "other" }, scan.id, "new");
	expect(flips()).toEqual([undefined, undefined]);
	const [came] = store.getState().document.sides[0]!.elements;
	takePictureBack(store, MUG.code, came!, scan, "together");
	expect(flips()).toEqual([true, true]);
	const mirrored = createEditorStore({ version: 1, sides: [{ ...MUG, elements: [{ ...scan, flipY: false }] }] }, 1);
	placePicture(mirrored, { ...PORTRAIT, id: "other" }, scan.id, "new");
	expect(mirrored.getState().document.sides[0]!.elements[0]).toMatchObject({ flipX: true });
});

function placed(side: SideFormat, withWords: boolean) {
	const elements = withWords ? [newText("words", "Zoë", "en", side)] : [];
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements }] }, 1);
	placePicture(store, PORTRAIT, null, "photo");
	return store.getState().document.sides[0]!;
}
