import { useCallback, useMemo } from "react";
import type { Warning } from "#design/preflight/warning.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { everyElement } from "./kernels/element-tree.ts";
import { useElementName } from "./use-element-name.ts";

/** What a warning is about, with its side where there are several: "Photo 1 (Inside)". */
export function useWarnedName(): (warned: Pick<Warning, "sideCode" | "elementId">) => string {
	const { props } = useEditorTools();
	const { document } = useEditorState();
	const nameOf = useElementName();
	const elements = useMemo(
		() =>
			new Map(
				document.sides.flatMap((side) =>
					everyElement(side.elements).map((element) => [`${side.code} ${element.id}`, element]),
				),
			),
		[document],
	);
	return useCallback(
		({ sideCode, elementId }) => {
			const element = elements.get(`${sideCode} ${elementId}`);
			const name = element ? nameOf(element, sideCode) : "";
			const side = props.sides.length > 1 && props.sides.find(({ code }) => code === sideCode);
			return side ? `${name} (${side.name})` : name;
		},
		[elements, nameOf, props],
	);
}
