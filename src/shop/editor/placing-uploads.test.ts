import { expect, test, vi } from "vitest";
import { accepted } from "#core/outcome.ts";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import type { EditorTools } from "./editor-tools.ts";
import { createEditorStore, type Touched } from "./kernels/editor-store.ts";
import { newPhoto, newShape } from "./kernels/new-elements.ts";
import { panelsOf } from "./kernels/panels.ts";
import { roomOfWork } from "./place-of-new.ts";
import { createPlacingUploads } from "./placing-uploads.ts";

const FORMAT: SideFormat = { code: "outside", width: 210, height: 148, bleed: 3, safe: 6 };
const SEA = { id: "sea", width: 4000, height: 3000 };

function uploadsOn(folds: readonly number[], elements: readonly DesignElement[] = []) {
	const store = createEditorStore({ version: 1, sides: [{ ...FORMAT, elements }] }, 1);
	const told = { announce: vi.fn(), tell: vi.fn(), pictureTones: vi.fn(async () => undefined) };
	const side = { ...FORMAT, name: "Outside", folds, panels: folds.length > 0 ? ["Back", "Front"] : [] };
	const ports = { uploadPicture: async () => accepted(SEA), pictureTones: told.pictureTones };
	const surroundings = () => ({ cloth: null, tonesOf: () => undefined });
	const tools = {
		...{ store, ports, props: { sides: [side] }, surroundings, shaper: serverShaper, newId: () => "new" },
		...{ announce: told.announce, tell: told.tell, sight: { current: null } },
		room: (begun?: Touched | null) => roomOfWork(tools as unknown as EditorTools, begun),
	};
	const words = (key: string, { part = "" } = {}) => `${key} ${part}`.trim();
	const uploads = createPlacingUploads(() => tools as unknown as EditorTools, words as never);
	const send = async (frame: string | null, meanwhile?: () => void) => {
		uploads.add([new File(["x"], "sea.jpg")], frame);
		meanwhile?.();
		await vi.waitFor(() => expect(uploads.isAnyRunning()).toBe(false));
	};
	return { store, send, ...told };
}

test("a photo that waited for its own frame is told where that is, not that no other place was free", async () => {
	const [back, front] = panelsOf(FORMAT, [105]);
	const elements = [newPhoto("frame", SEA, front!), newShape("star", "star", "#b3261e", back!)];
	const { store, send, announce, tell } = uploadsOn([105], elements);
	store.select("star");
	await send("frame");
	expect(tell).not.toHaveBeenCalled();
	expect(announce).toHaveBeenCalledWith("upload.placedOn Front");
});

test("a photo comes to the part on which it was dropped, whatever is worked on meanwhile", async () => {
	const [, front] = panelsOf(FORMAT, [105]);
	const { store, send, announce } = uploadsOn([105], [newShape("star", "star", "#b3261e", front!)]);
	store.touch("outside", { left: 20, right: 20 });
	await send(null, () => store.select("star"));
	expect(announce).toHaveBeenCalledWith("upload.placedOn Back");
});

test.each([
	["a card", [105], 1],
	["a page with a hinge", [8], 0],
	["a side without folds", [], 0],
])("a photo for %s waits for its tones only where it may come below words", async (_name, folds, times) => {
	const { send, pictureTones } = uploadsOn(folds);
	await send(null);
	expect(pictureTones).toHaveBeenCalledTimes(times);
});
