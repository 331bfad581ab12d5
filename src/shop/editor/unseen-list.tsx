import type { DesignDocument } from "#design/document.ts";
import { fontsOf } from "#painters/fonts.ts";
import { areFontsLoaded } from "#painters/load-fonts.client.ts";
import { useEditorState } from "./editor-tools.ts";
import { useWarnedName } from "./use-warned-name.ts";

/** What stands there in another font than it is printed in. */
export function UnseenList() {
	const nameOf = useWarnedName();
	const names = new Set(unseenIn(useEditorState().document).map(nameOf));
	return (
		<ul className="grid list-disc gap-1 ps-5 wrap-anywhere">
			{[...names].map((name) => (
				<li key={name}>{name}</li>
			))}
		</ul>
	);
}

function unseenIn(document: DesignDocument): readonly { readonly sideCode: string; readonly elementId: string }[] {
	return document.sides.flatMap((side) =>
		side.elements
			.filter((element) => !areFontsLoaded(fontsOf({ ...document, sides: [{ ...side, elements: [element] }] })))
			.map(({ id }) => ({ sideCode: side.code, elementId: id })),
	);
}
