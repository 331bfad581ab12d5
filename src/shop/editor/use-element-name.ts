import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DesignElement } from "#design/document.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { sideOf } from "./kernels/commands.ts";
import type { EditorStore } from "./kernels/editor-store.ts";
import { useArtLabel } from "./use-art-label.ts";

const LONGEST = 32;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** "Photo 2", "Text: Für Zoë", "Graphic: Heart 2": numbered among its kind, a graphic among those of its name, on the side that is shown unless another one is named. */
export function useElementName(): (element: DesignElement, sideCode?: string) => string {
	const { t } = useTranslation("create");
	const { store } = useEditorTools();
	const { document, selection } = useEditorState();
	const shown = selection.side;
	const labelOf = useArtLabel(document);
	const numbers = useMemo(
		() => new Map(document.sides.map((side) => [side.code, { ofKind: store.numbers(side), alike: store.alike(side) }])),
		[document, store],
	);
	return useCallback(
		(element, sideCode = shown) => {
			const label = element.kind === "clip-art" ? labelOf(element) : "";
			const shownNumber = numbers.get(sideCode)?.[label ? "alike" : "ofKind"].get(element.id);
			const number = shownNumber ?? numberNow(store, element, sideCode, label !== "") ?? 1;
			const known = names.get(element);
			if (known?.number === number && known.label === label && known.t === t) return known.name;
			const name = nameOf(element, label, number, t);
			names.set(element, { number, label, t, name });
			return name;
		},
		[t, store, numbers, shown, labelOf],
	);
}

/** Of what has come since the page was drawn. */
function numberNow(store: EditorStore, { id }: DesignElement, code: string, byName: boolean): number | undefined {
	const side = sideOf(store.getState().document, code);
	return side && (byName ? store.alike : store.numbers)(side).get(id);
}

type Translate = ReturnType<typeof useTranslation<"create">>["t"];

/** Hundreds of names are asked for at every keystroke, and nearly all stay the same. */
const names = new WeakMap<DesignElement, Known>();
type Known = { readonly number: number; readonly label: string; readonly t: Translate; readonly name: string };

function nameOf(element: DesignElement, label: string, number: number, t: Translate): string {
	switch (element.kind) {
		case "text":
			return t("element.text", { words: beginning(element.text) });
		case "qr":
			if (!element.text.trim()) return t("element.emptyQr", { number });
			return t("element.qr", { words: beginning(element.text) });
		case "clip-art":
			if (!label) return t("clip-art:unnamed", { number });
			return t(number > 1 ? "clip-art:another" : "clip-art:element", { label, number });
		case "calendar":
			return t("calendar:element", { month: element.title.trim() || `${element.month}/${element.year}` });
		case "photo":
			return t(element.picture ? "element.photo" : "element.emptySlot", { number });
		case "shape":
			return t(`element.${element.form}`, { number });
		case "background":
			return t("element.background");
		case "group":
			return t("element.group", { number });
	}
}

/** No sign is cut in two: a family is one, of eleven parts. */
export function beginning(text: string): string {
	const words = text.replaceAll(/\s+/g, " ").trim();
	if (words.length <= LONGEST) return words;
	const cut = graphemes.segment(words).containing(LONGEST)?.index ?? LONGEST;
	return `${words.slice(0, cut)}…`;
}
