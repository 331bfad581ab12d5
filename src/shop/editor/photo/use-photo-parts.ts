import { useTranslation } from "react-i18next";
import type { PhotoElement } from "#design/document.ts";
import { useEditorTools } from "../editor-tools.ts";
import { boundsOf } from "../kernels/boxes.ts";
import { currentSide } from "../kernels/editing.ts";
import { panelAt, type Room } from "../kernels/panels.ts";
import { nameOfPart } from "../place-of-new.ts";

type PhotoParts = {
	/** The one that it lies on; a side without parts is one. */
	readonly part: Room;
	/** null where a side has no parts. */
	readonly name: string | null;
	readonly all: string;
};

export function usePhotoParts(photo: PhotoElement): PhotoParts {
	const { t } = useTranslation("create");
	const { store, props } = useEditorTools();
	const { code } = currentSide(store);
	const side = props.sides.find((each) => each.code === code)!;
	const part = panelAt(boundsOf(photo), side, side.folds);
	const all = side.panels.length > 0 ? new Intl.ListFormat(props.locale).format(side.panels) : side.name;
	return { part, name: nameOfPart(t, side, part), all };
}
