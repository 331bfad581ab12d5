import type { LockPart } from "#design/locks.ts";
import type { EditorStore } from "./editor-store.ts";
import { frameOf } from "./frame.ts";
import { groupSelected, ungroupSelected } from "./group.ts";
import type { Folding } from "./off-folds.ts";
import { may } from "./rights.ts";
import {
	chosen,
	duplicateSeveral,
	growSeveral,
	movable,
	nudgeSeveral,
	removeSeveral,
	reorderTold,
	turnSeveral,
} from "./several-editing.ts";
import type { Shortcut } from "./shortcuts.ts";

/** What to tell: a text under "say", how many it was done to, and where they are now. */
export type Told = { readonly key: string; readonly count: number; readonly figures: Readonly<Record<string, number>> };

/** What a key does to several; null: nothing of theirs. */
export function performOnSeveral(
	store: EditorStore,
	shortcut: Shortcut,
	tag: string,
	newId: () => string,
	folding: Folding,
): Told | null {
	const units = chosen(store);
	const { document } = store.getState();
	const countOf = (...parts: readonly LockPart[]) => units.filter((unit) => may(document, unit, ...parts)).length;
	const count = countOf("place");
	switch (shortcut.type) {
		case "duplicate": {
			const copies = duplicateSeveral(store, newId, folding);
			return copies === null ? null : { key: "duplicated", count: copies, figures: {} };
		}
		case "group": {
			const refusal = groupSelected(store, newId());
			if (refusal === "locked") return locked(units.length);
			return { key: refusal ? `group.${refusal}` : "group.made", count: units.length, figures: {} };
		}
		case "ungroup": {
			const groups = ungroupSelected(store);
			return { key: groups > 0 ? "group.undone" : "group.none", count: chosen(store).length, figures: {} };
		}
		case "raise":
		case "lower": {
			const key = reorderTold(store, shortcut.type === "raise" ? 1 : -1);
			return key && { key, count: units.length, figures: {} };
		}
		case "delete":
			return countOf("presence") === 0
				? locked(units.length)
				: { key: "deleted", count: removeSeveral(store), figures: {} };
		case "move":
			if (count === 0) return locked(units.length);
			nudgeSeveral(store, shortcut.dx, shortcut.dy, tag);
			break;
		case "grow":
			if (countOf("place", "size") === 0) return locked(units.length);
			growSeveral(store, shortcut.dx || shortcut.dy, tag);
			break;
		case "turn":
			if (count === 0) return locked(units.length);
			turnSeveral(store, shortcut.by, tag);
			return { key: "turnedBy", count, figures: { angle: shortcut.by } };
		default:
			return null;
	}
	const { x, y, width, height } = frameOf(movable(store));
	const figures = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
	return { key: shortcut.type, count, figures };
}

function locked(count: number): Told {
	return { key: "locked", count, figures: {} };
}
