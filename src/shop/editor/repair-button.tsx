import { useTranslation } from "react-i18next";
import type { DesignElement } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { Button } from "#ui/button.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { elementOf, sideOf } from "./kernels/commands.ts";
import { pathTo } from "./kernels/element-tree.ts";
import { documentWarnings, limitsFor } from "./kernels/element-warnings.ts";
import { foldsOn } from "./kernels/panels.ts";
import { mayRepair, type Repair, repairOf } from "./kernels/repair.ts";
import { leavesRim } from "./kernels/repair-place.ts";
import { isMovedFar, toldSize } from "./kernels/told-size.ts";
import { WIDE_FONTS } from "./kernels/writable-font.ts";
import { lazyModule } from "./lazy-part.tsx";
import { useToldShrinking } from "./use-told-shrinking.ts";

const fetchRepairs = lazyModule(() => import("./kernels/repair-command.ts"));

/** Mends with one press what a warning says. */
export function RepairButton({ warning }: { warning: Warning }) {
	const { t } = useTranslation("create");
	const { store, shaper, surroundings, announce, tell, newId, choosePhoto, prepareFonts, props } = useEditorTools();
	const tellShrinking = useToldShrinking();
	const element = elementOf(store.getState().document, warning.sideCode, warning.elementId);
	const repair = element ? repairOf(warning, element) : null;
	if (!repair || !element || !mayRepair(store.getState().document, element, repair)) return null;

	async function mend(): Promise<void> {
		if (!repair || !element) return;
		if (repair === "words") return writeWords(element);
		if (repair === "photo") return choosePhoto(element.id);
		const kernel = await fetchRepairs().catch(() => null);
		if (!kernel) return tell(t("mended.later"));
		if (repair === "font") await prepareFonts(WIDE_FONTS).catch(() => {});
		const { document } = store.getState();
		const side = sideOf(document, warning.sideCode);
		const now = elementOf(document, warning.sideCode, warning.elementId);
		const limitsOf = (code: string) => limitsFor(props.sides.find((each) => each.code === code));
		const wrong = documentWarnings(document, shaper(), limitsOf, surroundings()).find(isStill);
		if (!side || !now || !wrong) return;
		const folded = { ...side, folds: foldsOn(side, props.sides) };
		const command = kernel.repairCommand(wrong, now, folded, shaper(), newId(), limitsOf(side.code), surroundings());
		if (command === null) tell(t([`${repair}.impossible`, "mended.impossible"]));
		// What the store refuses it gives its own reason for.
		else if (store.run(command)) {
			if (repair === "field") selectBoth(now);
			tellMended(repair, now);
		}
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

	/** So that what was selected alone is not moved off its panel. */
	function selectBoth({ id }: DesignElement): void {
		const { document, selection } = store.getState();
		const group = pathTo(sideOf(document, warning.sideCode)?.elements ?? [], id).at(-2);
		if (group && selection.element === id) store.select(group.id);
	}

	/** What moves or shrinks is told to eyes too. */
	function tellMended(repair: Repair, before: DesignElement): void {
		const done = t(`${repair}.done`);
		const after = elementOf(store.getState().document, warning.sideCode, before.id);
		const size = toldSize(before, after);
		if (size) tell(t("mended.smaller", { done, ...size }));
		else if (before.kind !== "text" || !tellShrinking(before, repair === "fit" ? {} : { done }))
			(isMovedFar(before, after) ? tell : announce)(done);
	}

	/** Who covered a product to its edge learns before that it will not be covered any more. */
	function actionOf(repair: Repair): string {
		if (repair === "photo")
			return ["same-photo", "few-pixels"].includes(warning.code) ? "photo.replace" : "photo.choose";
		const side = sideOf(store.getState().document, warning.sideCode);
		const folded = repair === "smaller" && side && { ...side, folds: foldsOn(side, props.sides) };
		return folded && element && leavesRim(warning, element, folded, shaper())
			? "smaller.actionWithRim"
			: `${repair}.action`;
	}

	/** In the form its field has them; on the page they are written where they stand. */
	function writeWords({ id, kind }: DesignElement): void {
		const field = window.document.getElementById(`words-${id}`);
		if (field || kind !== "text") {
			field?.focus();
			return;
		}
		store.showSide(warning.sideCode);
		store.enter("text", id);
	}

	return (
		<Button type="button" size="small" look="secondary" className="mt-2 min-h-11" onClick={() => void mend()}>
			{t(actionOf(repair))}
		</Button>
	);
}
