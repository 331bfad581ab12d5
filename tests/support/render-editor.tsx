import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import type { EditorSide } from "#shop/editor/editor-props.ts";
import { type EditorTools, EditorToolsContext } from "#shop/editor/editor-tools.ts";
import { createEditorStore } from "#shop/editor/kernels/editor-store.ts";
import { createSettledState } from "#shop/editor/kernels/settled-state.ts";
import { textsOf } from "#shop/texts.server.ts";

const FACE: SideFormat = { code: "outside", width: 200, height: 100, bleed: 3, safe: 5 };
const PRINTED = { minimumDpi: 200, technique: "digital-offset", scene: "greeting-card" } as const;

/** A folded card: its outside has a back and a front, its inside a left and a right half. */
const CARD: readonly EditorSide[] = [
	{ ...FACE, ...PRINTED, name: "Outside", folds: [100], panels: ["Back", "Front"] },
	{ ...FACE, ...PRINTED, code: "inside", name: "Inside", folds: [100], panels: ["Left half", "Right half"] },
];

const SITE: Parameters<typeof textsOf>[0] = { iso: "en-GB", language: "en" };

/** A part of the editor over a card's design, in English, as words alone: what is between two tags is a line. */
export function wordsOfCard(
	part: ReactNode,
	elements: { readonly outside?: readonly DesignElement[]; readonly inside?: readonly DesignElement[] },
): readonly string[] {
	return renderOnCard(part, elements)
		.replaceAll("<!-- -->", "")
		.split(/<[^>]*>/)
		.map((words) => words.replaceAll("&quot;", '"').trim())
		.filter((words) => words !== "");
}

export function renderOnCard(part: ReactNode, elements: Parameters<typeof wordsOfCard>[1], site = SITE): string {
	const { outside = [], inside = [] } = elements;
	const sides = [
		{ ...FACE, elements: outside },
		{ ...FACE, code: "inside", elements: inside },
	];
	const store = createEditorStore({ version: 1, sides }, 1);
	const settled = createSettledState(
		store,
		() => () => {},
		() => 0,
	);
	const props = { sides: CARD, variants: [], locale: site.iso };
	const surroundings = { cloth: null, tonesOf: () => undefined };
	const known = { shaper: serverShaper, surroundings: () => surroundings };
	const tools = { props, store, settled, ...known } as unknown as EditorTools;
	return renderToString(
		<I18nextProvider i18n={textsOf(site)}>
			<EditorToolsContext value={tools}>{part}</EditorToolsContext>
		</I18nextProvider>,
	);
}
