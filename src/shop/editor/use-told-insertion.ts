import { useTranslation } from "react-i18next";
import { flatSide } from "#design/elements/group/flat-elements.ts";
import { useEditorTools } from "./editor-tools.ts";
import { isPlaced } from "./kernels/boxes.ts";
import { currentSide, selectedElement } from "./kernels/editing.ts";
import { liesOver } from "./kernels/lies-over.ts";

/** Says that something was added, and to eyes too what it hides of others; that a side is full, the store does. */
export function useToldInsertion(): (isThere: boolean, name: string, asksForRoom?: boolean) => void {
	const { t } = useTranslation("create");
	const { props, store, shaper, announce, tell } = useEditorTools();
	return (isThere, name, asksForRoom = false) => {
		if (!isThere) return;
		const element = selectedElement(store);
		const isAsked = asksForRoom && isPlaced(element);
		const hidden = isAsked ? liesOver(element, flatSide(currentSide(store)), shaper()) : [];
		const things = new Intl.ListFormat(props.locale).format(hidden.map((kind) => t(`covers.${kind}`)));
		if (things) tell(t("covers.told", { things }));
		else announce(t("say.inserted", { name }));
	};
}
