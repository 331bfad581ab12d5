import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { textsOf } from "#shop/texts.server.ts";
import type { ToldLineAnswer } from "./cart-answer.ts";
import { CartRows } from "./cart-rows.tsx";
import type { LineChanges } from "./line-changes.server.ts";
import type { TakenOut } from "./taken-out.ts";

const facts = {
	approvedHash: "approved",
	chosenVariantId: null,
	chosenQuantity: null,
	quantity: 1,
	accepted: [],
	variant: "",
	unit: "£1",
	total: "£1",
	editTo: "/",
	picture: { src: "/picture", width: 1, height: 1 },
	proofs: [],
	printsDuller: false,
	words: undefined,
	changes: undefined as LineChanges | undefined,
	isSold: true,
};
const mug = { ...facts, id: "1", name: "white mug", projectId: "mug", variantId: 1, addedAt: 1 };
const redMug = { ...mug, id: "2", name: "red mug", variantId: 2, addedAt: 2 };
const print = { ...mug, id: "3", name: "print", projectId: "print", addedAt: 3 };
const gone = { ...facts, id: "4", name: "gone", projectId: "gone", variantId: 9, addedAt: 4, isSold: false };
const removed = (line: TakenOut): ToldLineAnswer => ({ told: "removed", line });

test("a removal is told where the line lay, among those of its kind; what is not sold offers no way back", () => {
	const other = { ...gone, id: "5", name: "other", projectId: "other", addedAt: 5 };
	expect(rowsOf([mug, print], [other], removed(redMug))).toEqual(["other", "white mug", "TOLD with a form", "print"]);
	expect(rowsOf([mug], [other], removed(gone))).toEqual(["TOLD", "other", "white mug"]);
	expect(rowsOf([mug], [gone], removed(other))).toEqual(["gone", "TOLD", "white mug"]);
});

test("what came back is told before its own variant, wherever that lies now", () => {
	const back = { ...redMug, id: "6", addedAt: 6 };
	const told: ToldLineAnswer = { told: "already", line: redMug };
	expect(rowsOf([mug, print, back], [], told)).toEqual(["white mug", "print", "TOLD", "red mug"]);
});

test("a line that gave way to another one is told as that, with no way back to what nobody has put in", () => {
	const changes = { isRedrawn: false, hasGivenWay: true, choice: "" };
	const gaveWay = drawn([{ ...mug, changes }]);
	const redrawn = drawn([{ ...mug, changes: { ...changes, isRedrawn: true, hasGivenWay: false } }]);
	expect([gaveWay, redrawn].map((row) => row.includes('value="as-approved"'))).toEqual([false, true]);
	const told = [gaveWay, redrawn].map((row) => /<p>(.+?) Look at it once more/.exec(row)?.[1]);
	expect(told).toEqual([
		"Another item is now in the cart as this one was, and this one as you had chosen it.",
		"You have changed this design since you put it in the cart.",
	]);
});

/** Each row by its line's name, or that it is the one that tells. */
function rowsOf(lines: (typeof mug)[], unavailable: (typeof mug)[], told: ToldLineAnswer): string[] {
	const rows = drawn(lines, unavailable, told).split("<li").slice(1);
	return rows.map((row) => {
		const name = /<h2[^>]*>([^<]*)/.exec(row)?.[1];
		return name ?? (row.includes('value="put-back"') ? "TOLD with a form" : "TOLD");
	});
}

function drawn(lines: (typeof mug)[], unavailable: (typeof mug)[] = [], told?: ToldLineAnswer): string {
	const putBack = { send() {}, isBusy: () => false };
	const answers = { refusals: [], tell() {}, begin() {}, leave() {} };
	const element = <CartRows {...{ lines, unavailable, told, putBack, answers }} />;
	return renderToStaticMarkup(
		<I18nextProvider i18n={textsOf({ iso: "en-GB", language: "en" })}>
			<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
		</I18nextProvider>,
	);
}
