import { expect, test } from "vitest";
import { preflight } from "#design/preflight/preflight.ts";
import { USUAL_RESOLUTION_LIMITS } from "#design/preflight/resolution.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { askedAtCart } from "./asked-at-cart.ts";
import { newText } from "./new-elements.ts";

const card = { code: "card", width: 300, height: 150, bleed: 3, safe: 5 };
const greeting = { ...newText("t", "Congratulations", "en", card), y: 60, width: 100, size: 12 };

test.each([
	["across a fold", 100, ["over-fold"]],
	["close to it", 152, []],
	["beside it", 180, []],
])("words %s are told, and asked about only where they lie across", (_where, x, asked) => {
	const sides = [{ ...card, elements: [{ ...greeting, x, align: "left" as const }] }];
	const found = preflight({ sides }, serverShaper(), () => ({ ...USUAL_RESOLUTION_LIMITS, folds: [150] }));
	expect(found.map(({ code }) => code)).toEqual(x < 180 ? ["over-fold"] : []);
	expect(askedAtCart(found).map(({ code }) => code)).toEqual(asked);
});
