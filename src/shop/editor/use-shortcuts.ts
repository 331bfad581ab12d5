import { type KeyboardEvent, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TYPED } from "./dom/is-filling-in.ts";
import { useEditorTools } from "./editor-tools.ts";
import { alignSelected, distributeSelected } from "./kernels/align.ts";
import { isPlaced, type PlacedElement } from "./kernels/boxes.ts";
import { setCommand } from "./kernels/commands.ts";
import { panCrop, zoomCrop } from "./kernels/crop.ts";
import {
	addNeighbour,
	currentSide,
	grow,
	nudge,
	removeElement,
	selectAll,
	selectedElement,
	selectNeighbour,
	selectOuter,
	turn,
} from "./kernels/editing.ts";
import { openInside } from "./kernels/gesture-session.ts";
import { isLocked, may, mayResize } from "./kernels/rights.ts";
import { chosen, duplicateSeveral, lockSeveral, reorderTold } from "./kernels/several-editing.ts";
import { performOnSeveral } from "./kernels/several-shortcuts.ts";
import { type Shortcut, shortcutFor } from "./kernels/shortcuts.ts";
import { useLockWords } from "./locks/use-lock-words.ts";
import type { StageHandle } from "./stage.tsx";
import { useElementName } from "./use-element-name.ts";
import { useTellStep } from "./use-tell-step.ts";

const KEYED = `${TYPED}, [type=range], select`;

/** The keys of the stage and of the layer list; what they did is told to screen readers. */
export function useShortcuts(
	stage: RefObject<StageHandle | null>,
	{ onHelp, onMenu }: { onHelp: () => void; onMenu: () => void },
) {
	const { t } = useTranslation("create");
	const { store, measure, newId, folding, announce, tell, choosePhoto } = useEditorTools();
	const nameOf = useElementName();
	const tellStep = useTellStep();
	const lockWords = useLockWords();
	const run = useRef(0);

	function say(key: string, figures: Readonly<Record<string, string | number>> = {}): void {
		const element = selectedElement(store);
		if (element) announce(t(`say.${key}`, { name: nameOf(element), ...figures }));
	}

	function saySelected(): void {
		const { document } = store.getState();
		const element = selectedElement(store);
		const words = element && t("say.selected", { name: nameOf(element) });
		if (words) announce(isLocked(document, element) ? `${words}, ${t("layers.locked")}` : words);
	}

	function sayOfAll(key: string): void {
		const units = chosen(store);
		const [first] = units;
		if (!first) return;
		announce(t(`say.${key}`, { name: units.length === 1 ? nameOf(first) : t("many.name", { count: units.length }) }));
	}

	function changePlaced(shortcut: Shortcut, tag: string): void {
		const element = selectedElement(store);
		if (!isPlaced(element)) return;
		const { document, mode } = store.getState();
		const isCropped = mode === "crop" && element.kind === "photo" && shortcut.type === "move";
		const allowed = isCropped
			? may(document, element, "content")
			: shortcut.type === "grow"
				? mayResize(document, element)
				: may(document, element, "place");
		if (!allowed) {
			say("locked");
			return;
		}
		if (isCropped) {
			const crop = panCrop(element, shortcut.dx, shortcut.dy);
			store.run(setCommand(currentSide(store).code, element, { crop }), { tag });
			return;
		}
		if (shortcut.type === "move") nudge(store, element, shortcut.dx, shortcut.dy, tag);
		if (shortcut.type === "grow") grow(store, element, shortcut.dx, shortcut.dy, measure, tag);
		if (shortcut.type === "turn") turn(store, element, shortcut.by, tag);
		const now = selectedElement(store);
		if (!isPlaced(now)) return;
		const [x, y, width, height] = [now.x, now.y, now.width, now.height].map(Math.round);
		say(shortcut.type, {
			x: x ?? 0,
			y: y ?? 0,
			width: width ?? 0,
			height: height ?? 0,
			angle: Math.round(now.rotation),
		});
	}

	function zoomCropBy(factor: number): boolean {
		const element = selectedElement(store);
		if (store.getState().mode !== "crop" || element?.kind !== "photo") return false;
		if (!may(store.getState().document, element, "content")) return false;
		const crop = zoomCrop(element.crop, factor, [0.5, 0.5]);
		store.run(setCommand(currentSide(store).code, element, { crop }), { tag: `crop-key:${element.id}` });
		return true;
	}

	function open(element: PlacedElement): void {
		const words = openInside({ store, choosePhoto }, element) ? null : lockWords.told(element);
		if (words) tell(words);
	}

	function leave(): void {
		if (stage.current?.abort()) return;
		if (store.getState().mode !== "select") store.enter("select");
		else {
			selectOuter(store);
			saySelected();
		}
	}

	function perform(shortcut: Shortcut, repeated: boolean): void {
		const id = store.getState().selection.element;
		const element = selectedElement(store);
		if (!repeated) run.current++;
		const tag = `key:${shortcut.type}:${run.current}`;
		if (store.getState().selection.many || element?.kind === "group" || shortcut.type === "group") {
			const told = performOnSeveral(store, shortcut, tag, newId, folding);
			const name = element && told?.count === 1 ? nameOf(element) : t("many.name", { count: told?.count ?? 0 });
			if (told) announce(t(`say.${told.key}`, { name, ...told.figures }));
			if (told) return;
		}
		switch (shortcut.type) {
			case "undo":
			case "redo":
				tellStep(shortcut.type);
				return;
			case "next":
			case "previous":
				selectNeighbour(store, shortcut.type === "next" ? 1 : -1);
				saySelected();
				return;
			case "addNext":
			case "addPrevious":
				addNeighbour(store, shortcut.type === "addNext" ? 1 : -1);
				saySelected();
				return;
			case "selectAll":
				selectAll(store);
				saySelected();
				return;
			case "align":
				if (!element && !store.getState().selection.many) return;
				if (alignSelected(store, shortcut.to)) announce(t(`align.done.${shortcut.to}`));
				else sayOfAll("locked");
				return;
			case "distribute": {
				const answer = distributeSelected(store, shortcut.axis);
				if (answer === "locked") sayOfAll(answer);
				else if (answer === "gaps") announce(t("align.done.distribute"));
				else tell(t(answer === "few" ? "align.few" : "align.done.middles"));
				return;
			}
			case "front":
			case "back":
			case "raise":
			case "lower": {
				const isFront = shortcut.type === "front" || shortcut.type === "raise";
				const told = reorderTold(store, isFront ? 1 : -1, shortcut.type === "front" || shortcut.type === "back");
				if (told) sayOfAll(told);
				return;
			}
			case "lock":
				if (chosen(store).length > 0) sayOfAll(lockSeveral(store) ? "nowLocked" : "unlocked");
				return;
			case "menu":
				onMenu();
				return;
			case "zoomTo":
				stage.current?.zoomTo();
				return;
			case "help":
				onHelp();
				return;
			case "leave":
				leave();
				return;
			case "zoomIn":
			case "zoomOut": {
				const factor = shortcut.type === "zoomIn" ? 1.25 : 0.8;
				if (!zoomCropBy(factor)) stage.current?.zoom(factor);
				return;
			}
			case "zoomFit":
				stage.current?.fit();
				return;
			case "open":
				if (store.getState().mode === "crop") store.enter("select");
				else if (isPlaced(element)) open(element);
				else if (element?.kind === "group") {
					store.select(element.children.at(-1)?.id ?? null);
					saySelected();
				}
				return;
			case "delete":
				if (id) {
					say(element && may(store.getState().document, element, "presence") ? "deleted" : "locked");
					removeElement(store, id);
				}
				return;
			case "duplicate":
				if (duplicateSeveral(store, newId, folding) !== null) say("duplicated");
				return;
			case "ungroup":
				tell(t("say.group.none"));
				return;
			default:
				changePlaced(shortcut, tag);
		}
	}

	function onKeyDown(event: KeyboardEvent): void {
		const press = { key: event.key, shift: event.shiftKey, alt: event.altKey, control: event.ctrlKey || event.metaKey };
		const shortcut = shortcutFor(press);
		if (!shortcut || event.defaultPrevented || isFieldFor(shortcut, event.target)) return;
		if (shortcut.type === "open" && event.target instanceof HTMLButtonElement) return;
		event.preventDefault();
		event.stopPropagation();
		perform(shortcut, event.repeat);
	}

	return { onKeyDown, perform: (shortcut: Shortcut) => perform(shortcut, false) };
}

/** Fields keep their own keys; undo and deleting are theirs only where words or figures are typed, or chosen along a line. */
function isFieldFor({ type }: Shortcut, target: EventTarget): boolean {
	const isStep = type === "undo" || type === "redo";
	const fields = isStep ? TYPED : type === "delete" ? KEYED : "input, select, textarea, [contenteditable]";
	return target instanceof Element && target.closest(fields) !== null;
}
