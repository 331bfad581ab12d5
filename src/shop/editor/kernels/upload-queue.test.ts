import { expect, test } from "vitest";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { PictureUse } from "#design/document.ts";
import { createUploadQueue, type UploadRefusal } from "./upload-queue.ts";

function watchedQueue() {
	const sent: { name: string; signal: AbortSignal; progress(fraction: number): void }[] = [];
	const answers: ((answer: Outcome<PictureUse, UploadRefusal>) => void)[] = [];
	const done: [string, string | null][] = [];
	let ids = 0;
	const queue = createUploadQueue({
		upload: (file, progress, signal) => {
			sent.push({ name: file.name, signal, progress });
			return new Promise((resolve) => answers.push(resolve));
		},
		newId: () => `u${++ids}`,
		onDone: (picture, frame) => done.push([picture.id, frame]),
	});
	async function answer(index: number, value: Outcome<PictureUse, UploadRefusal>) {
		answers[index]?.(value);
		await Promise.resolve();
		await Promise.resolve();
	}
	return { queue, sent, done, answer };
}

const picture = (id: string) => accepted({ id, width: 10, height: 10 });
const file = (name: string) => new File(["x"], name);

test("two at once, the third waits, the first goes into the frame that asked", async () => {
	const { queue, sent, done, answer } = watchedQueue();
	queue.add([file("a.jpg"), file("b.jpg"), file("c.jpg")], "slot");
	expect(sent.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
	sent[1]?.progress(0.5);
	expect(queue.getState()[1]).toMatchObject({ name: "b.jpg", fraction: 0.5 });
	await answer(1, picture("b"));
	expect(sent[2]?.name).toBe("c.jpg");
	await answer(0, picture("a"));
	expect(done).toEqual([
		["b", null],
		["a", "slot"],
	]);
});

test("a failed one stays with its reason and can be sent again", async () => {
	const { queue, sent, done, answer } = watchedQueue();
	queue.add([file("a.jpg")], null);
	await answer(0, refused("offline"));
	expect(queue.getState()[0]).toMatchObject({ refusal: "offline" });
	queue.retry("u1");
	expect(queue.getState()[0]).toMatchObject({ refusal: null, fraction: 0 });
	await answer(1, picture("a"));
	expect(sent).toHaveLength(2);
	expect(done).toEqual([["a", null]]);
	expect(queue.getState()).toEqual([]);
});

test("a cancelled one is stopped, leaves the list and is never placed", async () => {
	const { queue, sent, done, answer } = watchedQueue();
	queue.add([file("a.jpg")], null);
	queue.cancel("u1");
	expect(sent[0]?.signal.aborted).toBe(true);
	expect(queue.getState()).toEqual([]);
	await answer(0, picture("a"));
	expect(done).toEqual([]);
});
