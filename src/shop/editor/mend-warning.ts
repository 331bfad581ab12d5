import type { TFunction } from "i18next";
import type { DesignElement } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { EditorTools } from "./editor-tools.ts";
import { elementOf, sideOf } from "./kernels/commands.ts";
import type { RunOptions } from "./kernels/editor-store.ts";
import { pathTo } from "./kernels/element-tree.ts";
import { documentWarnings, limitsFor } from "./kernels/element-warnings.ts";
import { foldsOn } from "./kernels/panels.ts";
import { type Repair, repairOf } from "./kernels/repair.ts";
import { repairCommand } from "./kernels/repair-command.ts";
import { isMovedFar, toldSize } from "./kernels/told-size.ts";
import { WIDE_FONTS, withUnwritable } from "./kernels/writable-font.ts";
import type { useToldShrinking } from "./use-told-shrinking.ts";

type Mending = {
	readonly repair: Repair;
	readonly tools: EditorTools;
	readonly t: TFunction<"create">;
	readonly tellShrinking: ReturnType<typeof useToldShrinking>;
};

/** Does what a press on a warning's button promises, and tells it. */
export async function mendWarning(warning: Warning, { repair, tools, t, tellShrinking }: Mending): Promise<void> {
	const { store, shaper, surroundings, announce, tell, newId, prepareFonts, props } = tools;
	if (repair === "font") await prepareFonts(WIDE_FONTS).catch(() => {});
	const { document } = store.getState();
	const side = sideOf(document, warning.sideCode);
	const now = elementOf(document, warning.sideCode, warning.elementId);
	const limitsOf = (code: string) => limitsFor(props.sides.find((each) => each.code === code));
	const warnings = documentWarnings(document, shaper(), limitsOf, surroundings());
	const wrong = withUnwritable(warnings, document, shaper()).find(isStill);
	if (!side || !now || !wrong) return;
	const folded = { ...side, folds: foldsOn(side, props.sides) };
	// With all fonts there, another press than this one may be what helps.
	const command =
		repairOf(wrong, now, document) !== repair
			? null
			: repairCommand(wrong, now, folded, shaper(), newId(), limitsOf(side.code), surroundings());
	if (command === null) tell(t([`${repair}.impossible`, "mended.impossible"]));
	// What the store refuses it gives its own reason for.
	else if (store.run(command, seenOn(warning.sideCode))) {
		if (repair === "field") selectBoth(now);
		tellMended(now);
	}

	/** Somebody may have mended it while the program was on its way. */
	function isStill({ code, elementId, sideCode, figures }: Warning): boolean {
		const { letters } = warning.figures;
		return (
			code === warning.code &&
			elementId === warning.elementId &&
			sideCode === warning.sideCode &&
			figures.letters === letters
		);
	}

	/** The page that it is on is shown, by undo too. */
	function seenOn(side: string): RunOptions {
		const there = { side, element: null, range: null };
		return side === store.getState().selection.side ? {} : { before: there, after: there };
	}

	/** So that what was selected alone is not moved off its panel. */
	function selectBoth({ id }: DesignElement): void {
		const { document, selection } = store.getState();
		const group = pathTo(sideOf(document, warning.sideCode)?.elements ?? [], id).at(-2);
		if (group && selection.element === id) store.select(group.id);
	}

	function isNewlyOverWords(): boolean {
		const isOver = ({ code, elementId }: Warning) => code === "over-text" && elementId === warning.elementId;
		const left = documentWarnings(store.getState().document, shaper(), limitsOf, surroundings());
		return left.some(isOver) && !warnings.some(isOver);
	}

	/** What moves or shrinks is told to eyes too. */
	function tellMended(before: DesignElement): void {
		const done = t(`${repair}.done`);
		const after = elementOf(store.getState().document, warning.sideCode, before.id);
		const size = toldSize(before, after);
		if (isNewlyOverWords()) tell(t("mended.overWords", { done }));
		else if (size) tell(t("mended.smaller", { done, ...size }));
		else if (before.kind !== "text" || !tellShrinking(before, repair === "fit" ? {} : { done }))
			(isMovedFar(before, after) ? tell : announce)(done);
	}
}
