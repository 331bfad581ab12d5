import { expect, test } from "vitest";
import { askOfEach } from "./ask-of-each.ts";

test("a picture's tones are read once, and again only when they could not be had", async () => {
	const asked = new Set<string>();
	const loaded: string[] = [];
	const known: string[] = [];
	const load = async (id: string) => {
		loaded.push(id);
		return loaded.length > 1 ? { width: 1, height: 1, data: [0, 0, 0, 255] } : undefined;
	};
	for (let change = 0; change < 4; change++) {
		askOfEach(["sea"], asked, load, (id) => known.push(id));
		askOfEach(["sea"], asked, load, (id) => known.push(id));
		await new Promise(setImmediate);
	}
	expect([loaded, known]).toEqual([["sea", "sea"], ["sea"]]);
});
