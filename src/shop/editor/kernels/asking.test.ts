import { expect, test } from "vitest";
import { createAsking } from "./asking.ts";

test("a picture's tones are read once, and after ever longer waits again where they could not be had", async () => {
	const loaded: string[] = [];
	const known: string[] = [];
	const load = async (id: string) => {
		loaded.push(id);
		return loaded.length > 3 ? { width: 1, height: 1, data: [0, 0, 0, 255] } : undefined;
	};
	const waits: number[] = [];
	let next = () => {};
	const { ask, stop } = createAsking(
		load,
		(id) => known.push(id),
		(wait, action) => {
			waits.push(wait);
			next = action;
			return () => {
				next = () => {};
			};
		},
	);
	for (let change = 0; change < 6; change++) {
		ask(["sea"]);
		ask(["sea"]);
		await new Promise(setImmediate);
		next();
		next = () => {};
	}
	expect([loaded.length, waits, known]).toEqual([4, [5000, 10_000, 20_000], ["sea"]]);
	loaded.length = 0;
	ask(["hill"]);
	await new Promise(setImmediate);
	stop();
	next();
	expect(loaded).toEqual(["hill"]);
});

test("of a book's pictures three are asked about at a time, and each of them", async () => {
	const open = new Map<string, (found: string) => void>();
	const known: string[] = [];
	const load = (id: string) => new Promise<string>((resolve) => open.set(id, resolve));
	createAsking(
		load,
		(id) => known.push(id),
		() => () => {},
	).ask([..."abcdef"]);
	const answered = [];
	while (open.size > 0) {
		answered.push([...open.keys()].join(""));
		for (const [id, answer] of open) answer(id);
		open.clear();
		await new Promise(setImmediate);
	}
	expect([answered, known.join("")]).toEqual([["abc", "def"], "abcdef"]);
});
