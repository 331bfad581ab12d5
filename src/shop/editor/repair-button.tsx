import { useTranslation } from "react-i18next";
import type { DesignElement } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { Button } from "#ui/button.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { elementOf, sideOf } from "./kernels/commands.ts";
import { foldsOn } from "./kernels/panels.ts";
import type { Repair } from "./kernels/repair.ts";
import { leavesRim } from "./kernels/repair-place.ts";
import { lazyModule } from "./lazy-part.tsx";
import { useOfferedRepair } from "./use-offered-repair.ts";
import { useToldShrinking } from "./use-told-shrinking.ts";

const fetchMending = lazyModule(() => import("./mend-warning.ts"));

/** Mends with one press what a warning says. */
export function RepairButton({ warning }: { warning: Warning }) {
	const { t } = useTranslation("create");
	const tools = useEditorTools();
	const { store, shaper, tell, choosePhoto, props } = tools;
	const tellShrinking = useToldShrinking();
	const repair = useOfferedRepair()(warning);
	const { document } = store.getState();
	const element = elementOf(document, warning.sideCode, warning.elementId);
	if (!repair || !element) return null;

	async function mend(): Promise<void> {
		if (!repair || !element) return;
		if (repair === "words") return writeWords(element);
		if (repair === "photo") return choosePhoto(element.id);
		const module = await fetchMending().catch(() => null);
		if (module) await module.mendWarning(warning, { repair, tools, t, tellShrinking });
		else tell(t("mended.later"));
	}

	/** Who covered a product to its edge learns before that it will not be covered any more. */
	function actionOf(repair: Repair): string {
		if (repair === "photo")
			return ["same-photo", "few-pixels"].includes(warning.code) ? "photo.replace" : "photo.choose";
		const side = sideOf(document, warning.sideCode);
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
