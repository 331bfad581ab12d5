import { expect, test, vi } from "vitest";
import { uploadsOn } from "../../../tests/support/uploads-on.ts";
import { packLost } from "./kernels/lost-photos.ts";

const FOLDER = ["1.jpg", "2.jpg", "3.jpg"].map((name) => new File(["x"], name));

/** Of two photos the first is on the page, the second was lost on its way to the next one. */
async function withOneLost(...others: readonly string[]) {
	const { lost, late, ...editor } = uploadsOn([], [], ...others);
	late.set("none", Promise.resolve());
	lost.add("2.jpg");
	await editor.send(null, undefined, ["1.jpg", "2.jpg"]);
	const photos = editor.uploads.getState().map(packLost);
	for (const { id } of editor.uploads.getState()) editor.uploads.cancel(id);
	lost.delete("2.jpg");
	return { ...editor, photos };
}

test("of a folder that is chosen again for what was lost, what is in the design already is not laid a second time", async () => {
	const { store, uploads, photos } = await withOneLost("page-1", "page-2", "page-3");
	uploads.addAgain(FOLDER, photos);
	await vi.waitFor(() => expect(uploads.getState()).toEqual([]));
	const shown = store
		.getState()
		.document.sides.map(({ elements }) => elements.map((each) => each.kind === "photo" && each.picture?.id));
	expect(shown).toEqual([["1.jpg"], ["2.jpg"], ["3.jpg"], []]);
});

test("a folder that has not all of what was lost lays what came already nowhere else, and the rest stays named", async () => {
	const { store, uploads, photos } = await withOneLost("page-1", "page-2", "page-3");
	const gone = { name: "9.jpg", frame: null, begun: photos[0]!.begun };
	uploads.addAgain(FOLDER, [gone, ...photos]);
	expect(uploads.getState().map(({ again }) => again?.name)).toEqual([undefined, "2.jpg", undefined]);
	await vi.waitFor(() => expect(uploads.getState()).toEqual([]));
	const laid = store.getState().document.sides.flatMap(({ elements }) => elements);
	expect(laid.map((each) => each.kind === "photo" && each.picture?.id).toSorted()).toEqual(["1.jpg", "2.jpg", "3.jpg"]);
});

test("where all pages are filled, what the design has is no photo without a place, and alone it is told as there", async () => {
	const { uploads, photos, tell } = await withOneLost("page-1");
	uploads.addAgain(FOLDER, photos);
	await vi.waitFor(() =>
		expect(uploads.getState().map(({ name, refusal }) => [name, refusal])).toEqual([["3.jpg", "noPlace"]]),
	);
	uploads.addAgain(FOLDER.slice(0, 1), []);
	await vi.waitFor(() => expect(tell.mock.lastCall).toEqual(["upload.there"]));
	expect(uploads.getState().length).toBe(1);
});
