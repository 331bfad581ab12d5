import { expect, test, vi } from "vitest";
import type { DesignElement } from "#design/document.ts";
import { FORMAT, SEA, uploadsOn } from "../../../tests/support/uploads-on.ts";
import { boundsOf, type PlacedElement } from "./kernels/boxes.ts";
import { elementOf } from "./kernels/commands.ts";
import { nudge } from "./kernels/editing.ts";
import { newPhoto } from "./kernels/new-elements.ts";

const FOUR = ["one", "two", "three", "four"].map((id) => ({ ...newPhoto(id, SEA, FORMAT), picture: null }));
/** Of four photos the second is slow, and then bad. */
async function slowBadOne(fold: readonly number[], elements: readonly DesignElement[], ...others: readonly string[]) {
	const { store, uploads, late, lost } = uploadsOn(fold, elements, ...others);
	const { promise, resolve } = Promise.withResolvers<void>();
	lost.add("2.tiff");
	const send = () =>
		uploads.add(
			["1.jpg", "2.tiff", "3.jpg", "4.jpg"].map((name) => new File(["x"], name)),
			null,
		);
	const shown = () =>
		store
			.getState()
			.document.sides.flatMap(({ code, elements }) =>
				elements.flatMap((each) =>
					each.kind === "photo" && each.picture ? [[each.picture.id, code, each.id, boundsOf(each)] as const] : [],
				),
			);
	return {
		...{ store, uploads, late, shown },
		async come(isSlow: boolean, meanwhile = () => {}) {
			late.set("2.tiff", isSlow ? promise : Promise.resolve());
			send();
			await vi.waitFor(() => expect(shown().length).toBe(3));
			expect(uploads.countRunning()).toBe(Number(isSlow));
			meanwhile();
			resolve();
			await vi.waitFor(() => expect(uploads.countRunning()).toBe(0));
			return shown().toSorted(([one], [other]) => one.localeCompare(other));
		},
	};
}

test.each<[string, readonly number[], readonly DesignElement[], ...string[]]>([
	["frames", [], FOUR, "inside"],
	["one side", [], [], "inside"],
	["a part of a card", [105], [], "inside"],
	["pages", [], [], "page-1", "page-2", "page-3"],
])(
	"photos for %s come as soon as they are ready, and move up when one before them turns out bad, in one step of undo",
	async (_where, ...place) => {
		const quick = await slowBadOne(...place);
		const slow = await slowBadOne(...place);
		const bare = slow.store.getState().document;
		expect(await slow.come(true)).toEqual(await quick.come(false));
		const all = slow.store.getState().document;
		slow.store.undo();
		expect([slow.store.getState().document, slow.store.getState().canUndo]).toEqual([bare, false]);
		slow.store.redo();
		expect(slow.store.getState().document).toEqual(all);
	},
);

test("a photo that somebody has moved meanwhile stays there when one before it turns out bad", async () => {
	const { store, come, shown } = await slowBadOne([], FOUR, "inside");
	const photos = await come(true, () => {
		const moved = elementOf(store.getState().document, "outside", "three") as PlacedElement;
		nudge(store, moved, 5, 0, "key");
	});
	expect(photos.map(([picture, , frame]) => [picture, frame])).toEqual([
		["1.jpg", "one"],
		["3.jpg", "three"],
		["4.jpg", "two"],
	]);
	store.undo();
	store.undo();
	expect(shown()).toEqual([]);
});
