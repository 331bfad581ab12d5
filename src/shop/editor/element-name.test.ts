import { expect, test } from "vitest";
import { beginning } from "./use-element-name.ts";

test.each([
	["Für  die\nbeste Oma", "Für die beste Oma"],
	["Für die beste Oma der ganzen weiten Welt", "Für die beste Oma der ganzen wei…"],
	["Für die beste Oma und uns vier 👨‍👩‍👧‍👦 und", "Für die beste Oma und uns vier …"],
	["👍🏽".repeat(9), `${"👍🏽".repeat(8)}…`],
])("a layer is named by the beginning of its words, and no sign of them is cut: %s", (text, name) => {
	expect(beginning(text)).toBe(name);
});
