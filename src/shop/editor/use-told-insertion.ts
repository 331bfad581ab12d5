import { useTranslation } from "react-i18next";
import { flatSide } from "#design/elements/group/flat-elements.ts";
import { useEditorTools } from "./editor-tools.ts";
import { isPlaced } from "./kernels/boxes.ts";
import { currentSide, selectedElement } from "./kernels/editing.ts";
import { liesOver } from "./kernels/lies-over.ts";
import { foldsOn, type Room } from "./kernels/panels.ts";
import { tellPlaceOfNew } from "./place-of-new.ts";

/** Says that something was added, and to eyes too what it hides of others, or that it had to go to another part; that a side is full, the store does. */
export function useToldInsertion(): (isThere: boolean, name: string, room: Room, asksForRoom?: boolean) => void {
	const { t } = useTranslation("create");
	const tools = useEditorTools();
	const { props, store, shaper, tell } = tools;
	return (isThere, name, room, asksForRoom = false) => {
		if (!isThere) return;
		const element = selectedElement(store);
		const isAsked = asksForRoom && isPlaced(element);
		const side = { ...flatSide(currentSide(store)), folds: foldsOn(room, props.sides) };
		const hidden = isAsked ? liesOver(element, side, shaper()) : [];
		const things = new Intl.ListFormat(props.locale).format(hidden.map((kind) => t(`covers.${kind}`)));
		if (things) tell(t("covers.told", { things }));
		else
			tellPlaceOfNew(tools, t, room, (part) =>
				part ? t("say.insertedOn", { name, part }) : t("say.inserted", { name }),
			);
	};
}
