import type { TFunction } from "i18next";
import type { DesignDocument, DesignElement, PictureUse } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { PictureTones } from "#design/preflight/ground.ts";
import { after } from "./dom/after.ts";
import { isFillingIn } from "./dom/is-filling-in.ts";
import type { EditorTools } from "./editor-tools.ts";
import { elementOf } from "./kernels/commands.ts";
import type { Begun } from "./kernels/editor-store.ts";
import { everyElement } from "./kernels/element-tree.ts";
import { firstNames } from "./kernels/first-names.ts";
import { numberLater } from "./kernels/number-later.ts";
import { panelsOf } from "./kernels/panels.ts";
import { inCells } from "./kernels/photo-cells.ts";
import {
	type AskedGoals,
	goalsHere,
	hasPages,
	isWaiting,
	type PhotoGoal,
	photoGoals,
	takesSamples,
} from "./kernels/photo-goals.ts";
import { placePicture, takePictureBack } from "./kernels/place-picture.ts";
import { sameData } from "./kernels/same-data.ts";
import { selectedOnes } from "./kernels/selection.ts";
import { partsInTurn, type SparePart } from "./kernels/spare-parts.ts";
import type { Upload } from "./kernels/upload.ts";
import { createUploadQueue, type UploadPicture, type UploadQueue } from "./kernels/upload-queue.ts";
import { placeOf, tellPlaceOfNew, tellPlacesOfSeveral, workNow } from "./place-of-new.ts";
import { CELLS } from "./use-surroundings.ts";

type Come = { readonly id: string; readonly isSeen: boolean };

/** No photo waits longer for its tones to be read. */
const TONES_WITHIN = 1500;

/**
 * Photos come as they arrive onto the page for which they were chosen; where they may lie below words, their tones are known
 * by then. Who is at something else by then stays at it.
 */
export function createPlacingUploads(tools: () => EditorTools, t: TFunction<"create">): UploadQueue {
	const arrived = new Map<string, PictureTones>();
	/** Of those that were chosen together each that has come and is not told yet. */
	const untold = new Map<string, readonly Come[]>();
	/** Of those that were chosen together, or alone, what the design had already. */
	const there = new Map<string | null, readonly Upload[]>();
	/** As it came. */
	let last: DesignElement | null = null;

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

	function goals(begun: Begun, asked: Omit<AskedGoals, "takesSamples">): readonly PhotoGoal[] {
		const { store, room } = tools();
		const { document } = store.getState();
		return photoGoals(document, room(begun), { ...asked, takesSamples: takes(document) });
	}

	function tellThere(together: string | null): void {
		const uploads = there.get(together) ?? [];
		there.delete(together);
		if (uploads.length > 0) tools().tell(t("upload.there", { names: firstNames(uploads) }));
	}

	function takes(document: DesignDocument): boolean {
		return takesSamples(document, tools().props.publishes);
	}

	/** The frame that it was chosen for, if that still waits; else the next one on the same side. */
	function slotNow(begun: Begun | null, held: readonly PhotoGoal[]): string | null {
		if (!begun?.slot) return null;
		const { document } = tools().store.getState();
		if (isWaiting(document, begun.slot, takes(document))) return begun.slot;
		return goals(begun, { count: 1, held })[0]?.slot ?? null;
	}

	/** Of what is bound the page alone: there each photo has one of its own. */
	function partsOf(work: Begun): readonly SparePart[] {
		const { store, props, room } = tools();
		const { document } = store.getState();
		const parts = partsInTurn(document, room(work), props.sides);
		return hasPages(document) ? parts.slice(0, 1) : parts;
	}

	function keptPlaces(
		work: Begun,
		meant: readonly PhotoGoal[],
		held: readonly PhotoGoal[],
		at: Point | null,
	): readonly Begun[] {
		const found = inCells(meant, partsOf(work), held, tools().shaper());
		const placed = found.map((goal) => ({ ...goal, photo: tools().newId() }));
		numberLater(tools().store, placed);
		return placed.map(({ side, slot, cell, photo }, index) => ({
			...{ ...work, side, slot, cell, photo, at: index === 0 ? at : null },
			touched: side === work.side ? work.touched : null,
		}));
	}

	return createUploadQueue({
		upload,
		newId: () => crypto.randomUUID(),
		after,
		side(frame) {
			const { document, selection } = tools().store.getState();
			return document.sides.find(({ code }) => elementOf(document, code, frame))?.code ?? selection.side;
		},
		begun({ at, ...asked }) {
			const work = workNow(tools());
			return keptPlaces(work, goals(work, asked), asked.held, at);
		},
		isThere: (picture) => isInDesign(tools().store.getState().document, picture),
		onThere(upload) {
			const known = [...(there.get(upload.together) ?? []), upload];
			there.set(upload.together, known);
			if (!upload.together) tellThere(null);
		},
		begunHere(count, held) {
			const { store, room } = tools();
			const [{ document }, work] = [store.getState(), workNow(tools())];
			const asked = { count, held, takesSamples: takes(document) };
			return keptPlaces(work, goalsHere(document, room(work), asked), held, null);
		},
		onDone(picture, into, { begun, together, returned = false }, held) {
			const { props, store, live, newId, room, shaper, surroundings, tell } = tools();
			const now = surroundings();
			const tonesOf = (id: string) => now.tonesOf(id) ?? arrived.get(id);
			const context = { shaper: shaper(), surroundings: { ...now, tonesOf } };
			const [before, own] = [room(begun), begun?.photo ?? newId()];
			const { document, mode, selection } = store.getState();
			const selected = elementOf(document, selection.side, selection.element) ?? null;
			const isElsewhere = selection.many
				? !sameData(selectedOnes(document, selection), begun?.several)
				: ![null, begun?.element, last].includes(selected);
			const isBusy = mode !== "select" || live.now().length > 0 || isFillingIn();
			const spare = together ? partsInTurn(document, before, props.sides).slice(1) : [];
			const kept = held.flatMap(({ side, cell }) => (cell && side === begun?.side ? [cell] : []));
			const wish = { spare, cell: begun?.cell, kept, at: begun?.at ?? null, late: returned, bunch: together };
			const slot = into ?? slotNow(begun, held);
			const place = placePicture(store, picture, slot, own, before, context, !isElsewhere && !isBusy, wish);
			if (!place) return undefined;
			const shown = store.getState().document;
			const side = shown.sides.find(({ code }) => elementOf(shown, code, place))?.code ?? before.code;
			last = elementOf(shown, side, place) ?? null;
			const old = elementOf(document, side, place);
			const isInstead = into === null && side === selection.side && old?.kind === "photo" && old.picture !== null;
			if (together) {
				const isThere = place !== own || placeOf(tools(), t, place)?.part?.left === before.left;
				untold.set(together, [...(untold.get(together) ?? []), { id: place, isSeen: isThere && !isInstead }]);
				const came = last;
				return () => {
					const { mode, selection } = store.getState();
					const isAtIt = live.now().length > 0 || (mode !== "select" && selection.element === place);
					if (isAtIt || !came || !takePictureBack(store, side, came, old, together)) return false;
					untold.set(
						together,
						(untold.get(together) ?? []).filter(({ id }) => id !== place),
					);
					return true;
				};
			}
			const words = (part: string | null) =>
				part ? t("upload.placedOn", { part, count: 1 }) : t("upload.placed", { count: 1 });
			if (isInstead) tell(t("templates:form.insteadOfPhoto", { name: t("panel.photo") }));
			else tellPlaceOfNew(tools(), t, place === own ? before : null, words, place);
			return undefined;
		},
		onAll(together) {
			const come = untold.get(together) ?? [];
			untold.delete(together);
			if (come.length === 0) tellThere(together);
			there.delete(together);
			const places = come.flatMap(({ id }) => placeOf(tools(), t, id) ?? []);
			tellPlacesOfSeveral(
				tools(),
				t,
				places,
				come.every(({ isSeen }) => isSeen),
			);
		},
	});
}

function isInDesign({ sides }: DesignDocument, { id }: PictureUse): boolean {
	return everyElement(sides.flatMap(({ elements }) => elements)).some(
		(element) => element.kind === "photo" && element.picture?.id === id,
	);
}
