import {
	DEEPEST_GROUP,
	type DesignElement,
	type DesignSide,
	type GroupChild,
	type GroupElement,
} from "#design/document.ts";
import { joinedLocks } from "#design/locks.ts";
import { applyCommand, type Command, sideOf } from "./commands.ts";
import { currentSide } from "./editing.ts";
import type { EditorStore } from "./editor-store.ts";
import { depthOf, findElement, isGroup, pathTo } from "./element-tree.ts";
import { may } from "./rights.ts";
import { chosen, deletionsOf, run, selecting } from "./several-editing.ts";

/** `few`: it takes two; `deep`: no more groups in groups; `locked`: a lock speaks against it. */
export type GroupRefusal = "few" | "deep" | "locked";

/** One new group where the topmost of them is; they lie in it in their order, on their places. */
export function groupSelected(store: EditorStore, id: string): GroupRefusal | null {
	const side = currentSide(store);
	const units = chosen(store).filter((unit) => may(store.getState().document, unit, "place"));
	if (units.length < 2) return "few";
	const paths = units.map((unit) => pathTo(side.elements, unit.id).map((each) => each.id));
	const parent = commonOf(paths).at(-1);
	const outer = parent === undefined ? [] : pathTo(side.elements, parent);
	const inner = Math.max(...units.map(depthOf));
	if (outer.length + 1 + inner > DEEPEST_GROUP) return "deep";
	const among = listIn(side, parent);
	if (parent !== undefined && among.every((each) => units.includes(each as GroupChild))) return "few";
	const top = Math.max(...paths.map((path) => among.findIndex((each) => each.id === path[outer.length])));
	const deletions = deletionsOf(side, new Set(units.map((unit) => unit.id)));
	const left = sideOf(deletions.reduce(applyCommand, store.getState().document), side.code);
	const below = among.slice(0, top + 1).filter((each) => left && findElement(left.elements, each.id));
	const element: DesignElement = { kind: "group", id, opacity: 1, children: units };
	const place = { side: side.code, ...(parent !== undefined && { parent }) };
	const isDone = run(store, [...deletions, { ...place, type: "insert", index: below.length, element }], {
		after: { side: side.code, element: id, range: null },
	});
	return isDone ? null : "locked";
}

/** What was in them lies where they lay, and is selected. The answer: how many groups are gone. */
export function ungroupSelected(store: EditorStore): number {
	const side = currentSide(store);
	const groups = chosen(store).filter((each) => isGroup(each) && !each.locked);
	const commands: Command[] = [];
	const freed: DesignElement[] = [];
	for (const group of groups.toReversed()) {
		if (!isGroup(group)) continue;
		const parent = pathTo(side.elements, group.id).at(-2)?.id;
		const place = { side: side.code, ...(parent !== undefined && { parent }) };
		const index = listIn(side, parent).indexOf(group);
		const children = group.children.map((child) => outOf(group, child));
		freed.unshift(...children);
		commands.push({ ...place, type: "delete", index, element: group });
		children.forEach((element, order) => {
			commands.push({ ...place, type: "insert", index: index + order, element });
		});
	}
	return run(store, commands, { after: selecting(side.code, freed) }) ? groups.length : 0;
}

/** As faint as in the group, and kept as it was. */
function outOf({ opacity, locks }: GroupElement, child: GroupChild): GroupChild {
	const kept = joinedLocks(locks, child.locks);
	if (opacity === 1 && !locks?.length) return child;
	return { ...child, opacity: child.opacity * opacity, ...(kept && { locks: kept }) };
}

function listIn({ elements }: DesignSide, parent: string | undefined): readonly DesignElement[] {
	const group = parent === undefined ? undefined : findElement(elements, parent);
	return isGroup(group) ? group.children : elements;
}

/** The groups that all of them are in. */
function commonOf(paths: readonly (readonly string[])[]): readonly string[] {
	const [first = []] = paths;
	const end = first.findIndex((id, depth) => paths.some((path) => path[depth] !== id || depth === path.length - 1));
	return first.slice(0, Math.max(0, end));
}
