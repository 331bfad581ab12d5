import { expect, test } from "vitest";
import { type KeyCombination, SHORTCUT_GROUPS } from "./shortcut-list.ts";
import { type KeyPress, shortcutFor } from "./shortcuts.ts";

const KEYS: Readonly<Record<string, string>> = {
	pageDown: "PageDown",
	pageUp: "PageUp",
	enter: "Enter",
	escape: "Escape",
	delete: "Delete",
	arrows: "ArrowLeft",
	menuKey: "ContextMenu",
	"−": "-",
};

function pressed(keys: KeyCombination): KeyPress {
	const [shift, alt, control] = [keys.includes("shift"), keys.includes("alt"), keys.includes("control")];
	const last = keys.at(-1)!;
	const letter = /^[A-Z]$/.test(last) && !shift ? last.toLowerCase() : last;
	return { key: KEYS[last] ?? letter, shift, alt, control };
}

test("every key that the help tells of does what it says", () => {
	const rows = SHORTCUT_GROUPS.filter(({ name }) => name !== "pointer").flatMap((group) => group.rows);
	for (const { does, keys } of rows.filter((row) => !["cut", "copy", "paste"].includes(row.does))) {
		for (const combination of keys) {
			expect(shortcutFor(pressed(combination))?.type, combination.join(" ")).toBe(does);
		}
	}
	expect(rows.length).toBeGreaterThan(15);
});
