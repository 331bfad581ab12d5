import type { DesignDocument } from "#design/document.ts";
import { fontsOf } from "#painters/fonts.ts";
import { areFontsLoaded } from "#painters/load-fonts.client.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { findElement } from "./kernels/element-tree.ts";
import { useWarnedName } from "./use-warned-name.ts";

type Awaited = { readonly sideCode: string; readonly elementId: string; readonly name?: string };

/** What was chosen and has not come, and what it was chosen for. */
export function ComingList() {
	const { coming } = useEditorTools();
	const { sides } = useEditorState().document;
	const awaited = coming().map(({ id, name }): Awaited => {
		const side = sides.find(({ elements }) => findElement(elements, id));
		return { sideCode: side?.code ?? "", elementId: id, name };
	});
	return <AwaitedList all={awaited} />;
}

/** What stands there in another font than it is printed in. */
export function UnseenList() {
	return <AwaitedList all={unseenIn(useEditorState().document)} />;
}

function AwaitedList({ all }: { all: readonly Awaited[] }) {
	const nameOf = useWarnedName();
	const lines = new Set(all.map((each) => [each.name, nameOf(each)].filter(Boolean).join(" – ")));
	return (
		<ul className="grid list-disc gap-1 ps-5 wrap-anywhere">
			{[...lines].map((words) => (
				<li key={words}>{words}</li>
			))}
		</ul>
	);
}

function unseenIn(document: DesignDocument): readonly Awaited[] {
	return document.sides.flatMap((side) =>
		side.elements
			.filter((element) => !areFontsLoaded(fontsOf({ ...document, sides: [{ ...side, elements: [element] }] })))
			.map(({ id }) => ({ sideCode: side.code, elementId: id })),
	);
}
