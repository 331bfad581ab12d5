import type { TFunction } from "i18next";
import type { PictureTones } from "#design/preflight/ground.ts";
import { after } from "./dom/after.ts";
import { isFillingIn } from "./dom/is-filling-in.ts";
import type { EditorTools } from "./editor-tools.ts";
import { panelsOf } from "./kernels/panels.ts";
import { placePicture } from "./kernels/place-picture.ts";
import { spareParts } from "./kernels/spare-parts.ts";
import { createUploadQueue, type UploadPicture, type UploadQueue } from "./kernels/upload-queue.ts";
import { tellPlaceOfNew, workNow } from "./place-of-new.ts";
import { CELLS } from "./use-picture-tones.ts";

/** No photo waits longer for its tones to be read. */
const TONES_WITHIN = 1500;

/**
 * Photos come as they arrive onto the page for which they were chosen; where they may lie below words, their tones are known
 * by then. Who is at something else by then stays at it.
 */
export function createPlacingUploads(tools: () => EditorTools, t: TFunction<"create">): UploadQueue {
	const arrived = new Map<string, PictureTones>();
	let last: string | null = null;

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
		begun: () => workNow(tools()),
		onDone(picture, into, { begun, together }) {
			const { props, store, live, newId, room, shaper, surroundings } = tools();
			const now = surroundings();
			const tonesOf = (id: string) => now.tonesOf(id) ?? arrived.get(id);
			const context = { shaper: shaper(), surroundings: { ...now, tonesOf } };
			const [before, own] = [room(begun), newId()];
			const { document, mode, selection } = store.getState();
			const isElsewhere = !!selection.many || ![null, begun?.element, last].includes(selection.element);
			const isBusy = mode !== "select" || live.now().length > 0 || isFillingIn();
			const spare = together ? spareParts(document, before, props.sides) : [];
			const place = placePicture(store, picture, into, own, before, context, !isElsewhere && !isBusy, spare);
			const words = (part: string | null) => (part ? t("upload.placedOn", { part }) : t("upload.placed"));
			if (!place) return;
			last = place;
			tellPlaceOfNew(tools(), t, place === own ? before : null, words, place);
		},
	});
}
