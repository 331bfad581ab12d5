import { expect, test } from "vitest";
import type { ToldLineAnswer } from "./cart-answer.ts";
import { hear, nothingHeard } from "./heard-answers.ts";
import type { TakenOut } from "./taken-out.ts";

const mug: TakenOut = {
	id: "a",
	name: "Mug",
	words: undefined,
	projectId: "mug",
	approvedHash: "approved",
	chosenVariantId: null,
	chosenQuantity: null,
	variantId: 1,
	quantity: 1,
	accepted: [],
	addedAt: 0,
	isSold: true,
};
const inRed = { ...mug, id: "b", variantId: 2 };
const removed = (line: TakenOut): ToldLineAnswer => ({ told: "removed", line });
const back = (line: TakenOut): ToldLineAnswer => ({ told: "back", line });
const heardAll = (...answers: ToldLineAnswer[]) => answers.reduce(hear, nothingHeard("here"));

test("of each product the last answer is kept, and another variant is another product", () => {
	const again = { ...mug, id: "c" };
	expect(heardAll(removed(mug), removed(inRed), back(again)).told).toEqual([removed(inRed), back(again)]);
});

test("a refusal takes back that its line was removed, unless the line was gone before", () => {
	const heard = heardAll(removed(mug), removed(inRed));
	const refused = (reason: "unreachable" | "unknown_line") => ({ told: "refused", lineId: "a", reason }) as const;
	expect(hear(heard, refused("unreachable")).told).toEqual([removed(inRed)]);
	expect(hear(heard, refused("unknown_line")).told).toEqual(heard.told);
});

test("what is put back is there, whatever was refused to the row that left meanwhile, and other refusals stay", () => {
	const { id: lineId, projectId, variantId } = mug;
	const gone = { told: "refused", lineId, product: { projectId, variantId }, reason: "unknown_line" } as const;
	const other = { told: "refused", lineId: "b", product: { projectId, variantId: 2 }, reason: "unknown_line" } as const;
	const heard = [gone, other].reduce(hear, heardAll(removed(mug)));
	expect(hear(heard, back({ ...mug, id: "c" })).refusals).toEqual([other]);
});
