import { expect, test } from "vitest";
import { chooseTagDesigns } from "./choose-tag-designs.ts";

const MUG = 1;
const CUSHION = 2;
const SHIRT = 3;
const BIRTHDAY = 10;
const BABY = 11;
const EMPTY = 12;
const ALL = 13;

test("each tag shows what is its own, on as many different articles as can be", () => {
	const confetti = { id: 1, articleId: MUG };
	const cake = { id: 2, articleId: MUG };
	const bear = { id: 3, articleId: MUG };
	const moon = { id: 4, articleId: CUSHION };
	const shirt = { id: 5, articleId: SHIRT };
	const chosen = chooseTagDesigns(
		[
			{ tagId: BIRTHDAY, designs: [confetti, cake] },
			{ tagId: BABY, designs: [confetti, bear, moon] },
			{ tagId: EMPTY, designs: [] },
		],
		[{ tagId: ALL, designs: [cake, shirt] }],
	);
	expect([...chosen]).toEqual([
		[BIRTHDAY, cake],
		[BABY, moon],
		[ALL, shirt],
	]);
});
