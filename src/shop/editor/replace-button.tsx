import { useTranslation } from "react-i18next";
import { flatSide } from "#design/elements/group/flat-elements.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { Button } from "#ui/button.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { elementOf, sideOf } from "./kernels/commands.ts";
import { fillsSide } from "./kernels/lies-over.ts";
import { may } from "./kernels/rights.ts";
import { useOfferedRepair } from "./use-offered-repair.ts";

/** Another photo is offered first where a smaller one would leave its side bare; once, where it is the repair. */
export function ReplaceButton({ warning }: { warning: Warning }) {
	const { t } = useTranslation("create");
	const { store, shaper, choosePhoto } = useEditorTools();
	const repair = useOfferedRepair()(warning);
	const { document } = store.getState();
	const side = sideOf(document, warning.sideCode);
	const photo = elementOf(document, warning.sideCode, warning.elementId);
	if (warning.code !== "few-pixels" || !side || photo?.kind !== "photo" || !may(document, photo, "content"))
		return null;
	if (repair === "photo" || !fillsSide(photo, flatSide(side), shaper())) return null;
	return (
		<Button type="button" size="small" className="me-2 mt-2 min-h-11" onClick={() => choosePhoto(photo.id)}>
			{t("photo.replace")}
		</Button>
	);
}
