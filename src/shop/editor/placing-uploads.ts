import type { TFunction } from "i18next";
import type { PictureTones } from "#design/preflight/ground.ts";
import { after } from "./dom/after.ts";
import type { EditorTools } from "./editor-tools.ts";
import { selectedElement } from "./kernels/editing.ts";
import { panelsOf } from "./kernels/panels.ts";
import { placePicture } from "./kernels/place-picture.ts";
import { createUploadQueue, type UploadPicture, type UploadQueue } from "./kernels/upload-queue.ts";
import { tellPlaceOfNew } from "./place-of-new.ts";
import { CELLS } from "./use-picture-tones.ts";

/** No photo waits longer for its tones to be read. */
const TONES_WITHIN = 1500;

/** Photos come onto the page as they arrive; where they may lie below words, their tones are known by then. */
export function createPlacingUploads(tools: () => EditorTools, t: TFunction<"create">): UploadQueue {
	const arrived = new Map<string, PictureTones>();

	const upload: UploadPicture = async (...file) => {
		const { ports, props } = tools();
		const answer = await ports.uploadPicture(...file);
		const mayLieBelow = props.sides.some((side) => panelsOf(side, side.folds).length > 1);
		if (answer.ok && mayLieBelow) await readTones(answer.value.id);
		return answer;
	};

	function readTones(id: string): Promise<void> {
		return new Promise((resolve) => {
			const callOff = after(TONES_WITHIN, resolve);
			const load = tools().ports.pictureTones(id, CELLS);
			void load
				.then((tones) => tones && arrived.set(id, tones))
				.catch(() => undefined)
				.then(callOff)
				.then(resolve);
		});
	}

	return createUploadQueue({
		upload,
		newId: () => crypto.randomUUID(),
		after,
		touched: () => tools().store.getState().touched,
		onDone(picture, into, touched) {
			const { store, newId, room, shaper, surroundings, announce } = tools();
			const now = surroundings();
			const tonesOf = (id: string) => now.tonesOf(id) ?? arrived.get(id);
			const context = { shaper: shaper(), surroundings: { ...now, tonesOf } };
			const [before, own] = [room(touched), newId()];
			const place = placePicture(store, picture, into, own, before, context);
			const words = (part: string | null) => (part ? t("upload.placedOn", { part }) : t("upload.placed"));
			if (place && place !== selectedElement(store)?.id) announce(words(null));
			else if (place) tellPlaceOfNew(tools(), t, place === own ? before : null, words);
		},
	});
}
