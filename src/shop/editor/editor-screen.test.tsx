import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { DesignSide, TextElement } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { textsOf } from "#shop/texts.server.ts";
import type { EditorProps } from "./editor-props.ts";
import { EditorScreen } from "./editor-screen.tsx";

const text: TextElement = {
	kind: "text",
	id: "t",
	x: 10,
	y: 10,
	width: 100,
	height: 20,
	rotation: 0,
	opacity: 1,
	text: "Zoë",
	font: "lora",
	size: 10,
	leading: 1.25,
	align: "left",
	color: "#1f1b16",
	language: "en",
};
const side: DesignSide = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5, elements: [text] };
const { elements: _elements, ...format } = side;

const props: EditorProps = {
	article: { id: 3, name: "Mug 325 ml" },
	variants: [{ id: 1, label: "White", color: null, size: null, available: true, surround: null }],
	sides: [
		{ ...format, name: "Around", minimumDpi: 200, folds: [], panels: [], technique: "sublimation", scene: "mug" },
	],
	initialDocument: { version: 1, sides: [side] },
	project: null,
	lostProject: null,
	refused: null,
	unfinished: null,
	designGone: false,
	publishes: false,
	startingPoint: "blank",
	designId: null,
	variantId: 1,
	savedVariantId: 1,
	quantity: 1,
	seenQuantity: 1,
	prices: [{ variantId: 1, breaks: [{ minQuantity: 1, formatted: "€12.90", amount: 1290 }] }],
	locale: "en-GB",
	lineId: null,
	isColorChosen: false,
	inCart: [],
	cartAction: "/create/3",
	backHref: "/designs/mug/3",
	backName: "Mug 325 ml",
	preview: layoutSide(side, serverShaper()),
	press: null,
	usualPress: "0".repeat(64),
};

test("the server shows name, price and the design, says what scripts are for, and styles nothing inline", () => {
	const texts = textsOf({ iso: "en-GB", language: "en" });
	const html = renderToString(
		<I18nextProvider i18n={texts}>
			<EditorScreen {...props} />
		</I18nextProvider>,
	);
	expect(html).toContain("Mug 325 ml");
	expect(html).toMatch(/<noscript>.*Designing needs JavaScript.*<\/noscript>/);
	expect(html).toMatch(/<path d="M[^"]{200,}" fill="#1f1b16"/);
	expect(html).not.toContain("style=");
});
