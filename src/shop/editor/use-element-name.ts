import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DesignElement, ElementKind } from "#design/document.ts";
import { useEditorState } from "./editor-tools.ts";
import { sideOf } from "./kernels/commands.ts";
import { everyElement } from "./kernels/element-tree.ts";

const LONGEST = 32;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** "Photo 2", "Text: Für Zoë": numbered by paint order among its kind, on the side that is shown unless one is named. */
export function useElementName(sideCode?: string): (element: DesignElement) => string {
	const { t } = useTranslation("create");
	const { document, selection } = useEditorState();
	const elements = sideOf(document, sideCode ?? selection.side)?.elements;
	const numbers = useMemo(() => numbered(elements ?? []), [elements]);
	return useCallback(
		(element) => {
			const number = numbers.get(element.id) ?? 1;
			const known = names.get(element);
			if (known?.number === number && known.t === t) return known.name;
			const name = nameOf(element, number, t);
			names.set(element, { number, t, name });
			return name;
		},
		[t, numbers],
	);
}

type Translate = ReturnType<typeof useTranslation<"create">>["t"];

/** Hundreds of names are asked for at every keystroke, and nearly all stay the same. */
const names = new WeakMap<DesignElement, { readonly number: number; readonly t: Translate; readonly name: string }>();

function nameOf(element: DesignElement, number: number, t: Translate): string {
	switch (element.kind) {
		case "text":
			return t("element.text", { words: beginning(element.text) });
		case "qr":
			if (!element.text.trim()) return t("element.emptyQr", { number });
			return t("element.qr", { words: beginning(element.text) });
		case "clip-art":
			return t("clip-art:element", { label: element.label });
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

function numbered(elements: readonly DesignElement[]): ReadonlyMap<string, number> {
	const counts = new Map<ElementKind, number>();
	return new Map(
		everyElement(elements).map(({ id, kind }) => {
			const number = (counts.get(kind) ?? 0) + 1;
			counts.set(kind, number);
			return [id, number];
		}),
	);
}
