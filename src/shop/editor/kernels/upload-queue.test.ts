import { expect, test, vi } from "vitest";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { PictureUse } from "#design/document.ts";
import { ANSWERED_WITHIN, SMALL_ANSWERED_WITHIN, STALLED_AFTER } from "./send-watched.ts";
import type { Upload } from "./upload.ts";
import { createUploadQueue } from "./upload-queue.ts";
import { isWorthAnotherTry, UPLOAD_REFUSALS, type UploadRefusal } from "./upload-refusal.ts";

function watchedQueue(more: Pick<Parameters<typeof createUploadQueue>[0], "begun"> = {}) {
	const sent: { name: string; signal: AbortSignal; progress(fraction: number): void }[] = [];
	const answers: ((answer: Outcome<PictureUse, UploadRefusal> | Promise<never>) => void)[] = [];
	const done: [string, string | null][] = [];
	const onAll = vi.fn();
	let timers: { at: number; action: () => void }[] = [];
	let now = 0;
	let ids = 0;
	const queue = createUploadQueue({
		...more,
		upload: (file, progress, signal) => {
			sent.push({ name: file.name, signal, progress });
			return new Promise((resolve) => answers.push(resolve));
		},
		newId: () => `u${++ids}`,
		onDone(picture, frame) {
			const came: [string, string | null] = [picture.id, frame];
			done.push(came);
			return () => done.splice(done.indexOf(came), 1).length > 0;
		},
		onAll,
		after: (milliseconds, action) => {
			const timer = { at: now + milliseconds, action };
			timers.push(timer);
			return () => {
				timers = timers.filter((each) => each !== timer);
			};
		},
	});
	async function pass(milliseconds: number) {
		now += milliseconds;
		const due = timers.filter(({ at }) => at <= now);
		timers = timers.filter(({ at }) => at > now);
		for (const { action } of due) action();
		await settle();
	}
	async function answer(index: number, value: Outcome<PictureUse, UploadRefusal> | Promise<never>) {
		answers[index]?.(value);
		await settle();
	}
	return { queue, sent, done, onAll, answer, pass, refusals: () => queue.getState().map(({ refusal }) => refusal) };
}

async function settle() {
	for (let turn = 0; turn < 9; turn++) await Promise.resolve();
}

const picture = (id: string) => accepted({ id, width: 10, height: 10 });
const file = (name: string, words = "x") => new File([words], name, { lastModified: 1 });

test("once it is stopped, what is on its way is broken off and what waits stays here", async () => {
	const { queue, sent, done, answer } = watchedQueue();
	queue.add([file("a.jpg"), file("b.jpg"), file("c.jpg"), file("d.jpg")], "slot");
	queue.stop();
	expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
	await answer(0, refused("cancelled"));
	await answer(1, picture("b"));
	expect([sent.length, queue.getState(), done]).toEqual([2, [], []]);
});

test("two at once, the third waits, and the first that is any good goes into the frame that asked", async () => {
	const { queue, sent, done, answer } = watchedQueue();
	queue.add([file("a.jpg"), file("b.jpg"), file("c.jpg")], "slot");
	expect(sent.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
	sent[1]?.progress(0.5);
	expect(queue.getState()[1]).toMatchObject({ name: "b.jpg", fraction: 0.5 });
	await answer(1, picture("b"));
	expect(sent[2]?.name).toBe("c.jpg");
	await answer(0, refused("unreadable"));
	await answer(2, picture("c"));
	expect(done).toEqual([
		["b", "slot"],
		["c", null],
	]);
	expect(queue.getState()).toMatchObject([{ name: "a.jpg", frame: null }]);
});

test("a file that can't be used is listed once for each place for which it was chosen", async () => {
	const { queue, answer } = watchedQueue();
	const places = ["slot", "other", null, "slot", null];
	for (const [index, frame] of places.entries()) {
		queue.add([file("list.pdf")], frame);
		await answer(index, refused("unsupported"));
	}
	expect(queue.getState().map(({ frame }) => frame)).toEqual(["other", "slot", null]);
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

test("an upload that stands still is stopped, leaves its place to the next one and goes on when asked", async () => {
	const { queue, sent, done, answer, pass, refusals } = watchedQueue();
	queue.add([file("a.jpg"), file("b.jpg"), file("c.jpg")], "slot");
	await pass(STALLED_AFTER - 1);
	sent[0]?.progress(0.3);
	await pass(1);
	expect(refusals()).toEqual([null, "stalled", null]);
	expect(sent.map(({ name, signal }) => [name, signal.aborted])).toEqual([
		["a.jpg", false],
		["b.jpg", true],
		["c.jpg", false],
	]);
	sent[1]?.progress(0.9);
	await pass(STALLED_AFTER - 2);
	sent[0]?.progress(0.3);
	await pass(1);
	expect(refusals()).toEqual(["stalled", "stalled", null]);
	queue.retry("u1");
	await answer(3, picture("a"));
	expect(done).toEqual([["a", "slot"]]);
	expect(queue.getState().map(({ name, fraction }) => [name, fraction])).toEqual([
		["b.jpg", 0],
		["c.jpg", 0],
	]);
});

test("a photo that is sent whole has the time that the server may take for it", async () => {
	const { queue, sent, answer, pass, done, refusals } = watchedQueue();
	const large = "x".repeat(1_500_000);
	queue.add([file("a.jpg", large), file("b.jpg", large)], null);
	for (const { progress } of sent) progress(1);
	await pass(ANSWERED_WITHIN - 1);
	await answer(0, picture("a"));
	await pass(1);
	expect([done, refusals()]).toEqual([[["a", null]], ["stalled"]]);
});

test("a small photo, which counts as sent at once, is not waited for as long", async () => {
	const { queue, sent, pass, refusals } = watchedQueue();
	queue.add([file("a.jpg"), file("b.jpg", "x".repeat(200_000))], null);
	for (const { progress } of sent) progress(1);
	await pass(SMALL_ANSWERED_WITHIN + 1);
	expect(refusals()).toEqual(["stalled", null]);
	await pass(10_000);
	expect(refusals()).toEqual(["stalled", "stalled"]);
});

test("an upload that breaks leaves its place to the next one", async () => {
	const { queue, sent, answer, refusals } = watchedQueue();
	queue.add([file("a.jpg"), file("b.jpg"), file("c.jpg")], null);
	await answer(0, Promise.reject(new Error("no such file any more")));
	expect(refusals()).toEqual(["failed", null, null]);
	expect(sent.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
});

test("what was lost on the way goes again by itself, what the shop refused does not", async () => {
	const { queue, sent, answer } = watchedQueue();
	queue.add([file("a.jpg"), file("b.jpg")], null);
	await answer(0, refused("interrupted"));
	await answer(1, refused("unreadable"));
	expect(queue.isAnyRefused()).toBe(true);
	queue.resume();
	expect(sent.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "a.jpg"]);
	expect(queue.getState()).toMatchObject([{ refusal: null }, { refusal: "unreadable" }]);
});

test("the same file chosen again takes the place of its failed card", async () => {
	const { queue, answer, done } = watchedQueue();
	queue.add([file("a.jpg"), file("b.jpg")], "slot");
	await answer(0, refused("failed"));
	await answer(1, refused("failed"));
	queue.add([file("a.jpg"), file("b.jpg", "another")], null);
	expect(queue.getState().map(({ id, refusal }) => [id, refusal])).toEqual([
		["u2", "failed"],
		["u3", null],
		["u4", null],
	]);
	await answer(2, picture("a"));
	expect([done, queue.isAnyRefused()]).toEqual([[["a", "slot"]], true]);
	queue.cancel("u2");
	expect(queue.isAnyRefused()).toBe(false);
});

test("a photo that arrives in its place, or is chosen instead, ends what failed before", async () => {
	const { queue, sent, answer } = watchedQueue();
	queue.add([file("words.jpg")], "slot");
	await answer(0, refused("unsupported"));
	queue.add([file("photo.jpg")], "slot");
	expect(queue.isAnyRefused()).toBe(false);
	await answer(1, picture("a"));
	expect(queue.getState()).toEqual([]);
	queue.add([file("empty.png", "")], null);
	await answer(2, refused("failed"));
	const [{ id, refusal }] = queue.getState() as [Upload];
	expect([refusal, isWorthAnotherTry(refusal), sent.length]).toEqual(["empty", false, 2]);
	queue.add([file("other.png")], null, id);
	expect(queue.getState().map(({ name }) => name)).toEqual(["other.png"]);
});

test("what came of those that were added at once is told once, and that one came back with its frame by itself", async () => {
	const { queue, answer, onAll } = watchedQueue();
	queue.add([file("a.jpg"), file("b.jpg")], "slot");
	queue.goWith("slot");
	await answer(1, picture("b"));
	expect(onAll).toHaveBeenCalledTimes(0);
	queue.follow(() => false);
	expect(onAll).toHaveBeenCalledTimes(1);
	await answer(0, picture("a"));
	expect(onAll).toHaveBeenCalledTimes(1);
	queue.follow(() => true);
	expect(onAll).toHaveBeenCalledTimes(2);
});

test("of those added at once the ones without a place are not sent, and one of them that is chosen again by itself is there once", async () => {
	const { queue, sent, refusals } = watchedQueue({
		begun: ({ count }) => Array(Math.min(count, 1)).fill({ side: "front" }),
	});
	queue.add([file("a.jpg"), file("b.jpg"), file("c.jpg")], null);
	expect([refusals(), sent.map(({ name }) => name)]).toEqual([[null, "noPlace", "noPlace"], ["a.jpg"]]);
	queue.add([file("b.jpg")], null);
	expect([queue.getState().map(({ name }) => name), refusals(), sent.map(({ name }) => name)]).toEqual([
		["a.jpg", "c.jpg", "b.jpg"],
		[null, "noPlace", null],
		["a.jpg", "b.jpg"],
	]);
});

test("the place of one that is cancelled or can't be used goes to the first that has none", async () => {
	const begun = ({ count }: { count: number }) => ["one", "two"].slice(0, count).map((side) => ({ side })) as never;
	const { queue, sent, done, answer, refusals } = watchedQueue({ begun });
	queue.add(
		["a", "b", "c", "d"].map((name) => file(`${name}.jpg`)),
		null,
	);
	expect(refusals()).toEqual([null, null, "noPlace", "noPlace"]);
	await answer(0, refused("unreadable"));
	expect(queue.getState().map(({ name, begun, refusal }) => [name, begun?.side, refusal])).toEqual([
		["a.jpg", undefined, "unreadable"],
		["b.jpg", "one", null],
		["c.jpg", "two", null],
		["d.jpg", undefined, "noPlace"],
	]);
	await answer(1, refused("unreadable"));
	expect(queue.getState().map(({ name, begun, refusal }) => [name, begun?.side, refusal])).toEqual([
		["a.jpg", undefined, "unreadable"],
		["b.jpg", undefined, "unreadable"],
		["c.jpg", "one", null],
		["d.jpg", "two", null],
	]);
	queue.add(
		["e", "f", "g"].map((name) => file(`${name}.jpg`)),
		null,
	);
	const [cancelled] = queue.getState().slice(-3);
	queue.cancel(cancelled!.id);
	const last = queue.getState().slice(-2);
	expect(last.map(({ name, begun, refusal }) => [name, begun?.side, refusal])).toEqual([
		["f.jpg", "two", null],
		["g.jpg", "one", null],
	]);
	for (const [index, name] of [..."cdfg"].entries()) await answer(2 + index, picture(name));
	expect([sent.map(({ name }) => name), done.map(([id]) => id)]).toEqual([
		["a.jpg", "b.jpg", "c.jpg", "d.jpg", "f.jpg", "g.jpg"],
		["c", "d", "f", "g"],
	]);
});

test("of all that are given up together none is sent in the place of another", () => {
	const begun = () => [{ side: "one" }] as never;
	const { queue, sent } = watchedQueue({ begun });
	queue.add(
		["a", "b", "c"].map((name) => file(`${name}.jpg`)),
		null,
	);
	queue.cancel(...queue.getState().map(({ id }) => id));
	expect([queue.getState(), sent.map(({ name, signal }) => [name, signal.aborted])]).toEqual([[], [["a.jpg", true]]]);
});

test("only a file that the shop can never use is not offered to be sent again", () => {
	const hopeless = UPLOAD_REFUSALS.filter((refusal) => !isWorthAnotherTry(refusal));
	expect(hopeless).toEqual(["tooLarge", "tooSmall", "unreadable", "unsupported", "empty", "noPlace"]);
	expect(isWorthAnotherTry(null)).toBe(false);
});
