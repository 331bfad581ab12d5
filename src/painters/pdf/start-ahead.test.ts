import { expect, test } from "vitest";
import { startAhead } from "./start-ahead.ts";

test("tasks run a few ahead of who takes their results, in order", async () => {
	const started: number[] = [];
	const tasks = Array.from({ length: 6 }, (_, index) => async () => {
		started.push(index);
		return index;
	});
	const next = startAhead(tasks, 2);
	expect(started).toEqual([0, 1]);
	for (let index = 0; index < 6; index++) {
		expect(started).toHaveLength(Math.min(6, index + 2));
		expect(await next()).toBe(index);
	}
	await expect(next()).rejects.toThrow("taken");
});

test("who takes a failed result gets its error, and nobody else", async () => {
	const next = startAhead([() => Promise.reject(new Error("unreadable")), async () => "second"], 2);
	await new Promise((resolve) => setImmediate(resolve));
	await expect(next()).rejects.toThrow("unreadable");
});
