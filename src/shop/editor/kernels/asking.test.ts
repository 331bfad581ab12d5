import { expect, test } from "vitest";
import { createAsking } from "./asking.ts";

test("a picture's tones are read once, and after ever longer waits again where they could not be had", async () => {
	const loaded: string[] = [];
	const known: string[] = [];
	const timers: { wait: number; action: () => void }[] = [];
	let isThere = false;
	const { ask, askAgain, stop } = createAsking(
		async (id) => {
			loaded.push(id);
			return isThere ? { width: 1, height: 1, data: [0, 0, 0, 255] } : undefined;
		},
		(id) => known.push(id),
		(wait, action) => {
			const timer = { wait, action };
			timers.push(timer);
			return () => void timers.splice(timers.indexOf(timer), 1);
		},
	);
	const wait = async () => {
		const next = timers.shift();
		next?.action();
		await new Promise(setImmediate);
		return next?.wait;
	};
	ask(["sea"]);
	await new Promise(setImmediate);
	ask(["sea"]);
	expect([await wait(), await wait(), loaded.length]).toEqual([5000, 10_000, 3]);
	for (let tries = 0; tries < 5; tries++) await wait();
	expect(await wait()).toBe(300_000);
	isThere = true;
	askAgain();
	await new Promise(setImmediate);
	expect([known, timers]).toEqual([["sea"], []]);
	isThere = false;
	loaded.length = 0;
	ask(["hill"]);
	await new Promise(setImmediate);
	ask([]);
	await wait();
	expect([loaded, timers]).toEqual([["hill"], []]);
	ask(["lake"]);
	await new Promise(setImmediate);
	stop();
	expect([loaded, timers]).toEqual([["hill", "lake"], []]);
	ask(["lake"]);
	await new Promise(setImmediate);
	expect(loaded).toEqual(["hill", "lake", "lake"]);
	stop();
	loaded.length = 0;
	for (const end of [stop, () => {}]) {
		ask([..."abcde"]);
		end();
	}
	await new Promise(setImmediate);
	expect([...new Set(loaded)].toSorted().join("")).toBe("abcde");
	ask([]);
	loaded.length = 0;
	askAgain();
	await new Promise(setImmediate);
	expect(loaded).toEqual([]);
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
