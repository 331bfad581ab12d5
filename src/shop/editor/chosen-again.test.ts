import { expect, test, vi } from "vitest";
import { uploadsOn } from "../../../tests/support/uploads-on.ts";
import { packLost } from "./kernels/lost-photos.ts";

test("of a folder that is chosen again for what was lost, what is in the design already is not laid a second time", async () => {
	const { store, lost, late, uploads, send } = uploadsOn([], [], "page-1", "page-2", "page-3");
	late.set("none", Promise.resolve());
	lost.add("2.jpg");
	await send(null, undefined, ["1.jpg", "2.jpg"]);
	const photos = uploads.getState().map(packLost);
	for (const { id } of uploads.getState()) uploads.cancel(id);
	lost.delete("2.jpg");
	uploads.addAgain(
		["1.jpg", "2.jpg", "3.jpg"].map((name) => new File(["x"], name)),
		photos,
	);
	await vi.waitFor(() => expect(uploads.getState()).toEqual([]));
	const shown = store
		.getState()
		.document.sides.map(({ elements }) => elements.map((each) => each.kind === "photo" && each.picture?.id));
	expect([...new Set(shown.flat())].toSorted()).toEqual(["1.jpg", "2.jpg", "3.jpg"]);
	expect(shown.flat().length).toBe(3);
	expect(shown[1]).toEqual(["2.jpg"]);
});

test("where all pages are filled, what the design has is no photo without a place, and alone it is told as there", async () => {
	const { lost, late, uploads, send, tell } = uploadsOn([], [], "page-1");
	late.set("none", Promise.resolve());
	lost.add("2.jpg");
	await send(null, undefined, ["1.jpg", "2.jpg"]);
	const photos = uploads.getState().map(packLost);
	for (const { id } of uploads.getState()) uploads.cancel(id);
	lost.delete("2.jpg");
	const files = ["1.jpg", "2.jpg", "3.jpg"].map((name) => new File(["x"], name));
	uploads.addAgain(files, photos);
	await vi.waitFor(() =>
		expect(uploads.getState().map(({ name, refusal }) => [name, refusal])).toEqual([["3.jpg", "noPlace"]]),
	);
	uploads.addAgain(files.slice(0, 1), []);
	await vi.waitFor(() => expect(tell.mock.lastCall).toEqual(["upload.there"]));
	expect(uploads.getState().length).toBe(1);
});
