import { expect, test } from "vitest";
import { type AtCart, askedWith, cameUnseen, NOT_ASKED } from "./cart-doubt.ts";

const settled: AtCart = { question: null, ofDesign: null, areLettersThere: true, unseenTold: false };
const lost: AtCart = { ...settled, question: "missing", ofDesign: "missing" };
const late: AtCart = { ...settled, question: "unseen", areLettersThere: false };

test.each([
	["nothing was asked", [], settled, null],
	["photos are still lost", [lost], lost, null],
	["a lost photo is on its way again", [lost], { ...settled, question: "uploading", ofDesign: "uploading" }, null],
	["a lost photo is there", [lost], settled, "photos"],
	[
		"a lost photo is there and makes another question",
		[lost],
		{ ...lost, question: "check", ofDesign: "check" },
		"photos",
	],
	["letters are still late", [late], late, null],
	["late letters are there", [late], settled, "font"],
	["late letters may go as they are", [late], { ...late, question: null, unseenTold: true }, null],
	["late letters may go, and come", [late], { ...settled, unseenTold: true }, null],
	["late letters make place for a lost photo", [late], { ...late, ...lost, areLettersThere: false }, null],
	["both were asked about and the photo came", [late, lost], { ...late, question: "unseen" }, "photos"],
] as const)("%s", (_, before, now: AtCart, came) => {
	const asked = before.reduce((sum, { question }) => askedWith(sum, question), NOT_ASKED);
	expect(cameUnseen(asked, now)).toBe(came);
});
