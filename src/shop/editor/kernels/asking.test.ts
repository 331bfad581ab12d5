import { expect, test } from "vitest";
import { createAsking } from "./asking.ts";

test("a picture's tones are read once, and again only when they could not be had", async () => {
	const loaded: string[] = [];
	const known: string[] = [];
	const load = async (id: string) => {
		loaded.push(id);
		return loaded.length > 1 ? { width: 1, height: 1, data: [0, 0, 0, 255] } : undefined;
	};
	const ask = createAsking(load, (id) => known.push(id));
	for (let change = 0; change < 4; change++) {
		ask(["sea"]);
		ask(["sea"]);
		await new Promise(setImmediate);
	}
	expect([loaded, known]).toEqual([["sea", "sea"], ["sea"]]);
});

test("of a book's pictures three are asked about at a time, and each of them", async () => {
	const open = new Map<string, (found: string) => void>();
	const known: string[] = [];
	const load = (id: string) => new Promise<string>((resolve) => open.set(id, resolve));
	createAsking(load, (id) => known.push(id))([..."abcdef"]);
	const answered = [];
	while (open.size > 0) {
		answered.push([...open.keys()].join(""));
		for (const [id, answer] of open) answer(id);
		open.clear();
		await new Promise(setImmediate);
	}
	expect([answered, known.join("")]).toEqual([["abc", "def"], "abcdef"]);
});
