import { expect, test } from "vitest";
import { accepted, refused } from "#core/outcome.ts";
import { content, watchAutosave } from "../../../../tests/support/watch-autosave.ts";

test("what belongs to a visit that is over is kept nowhere any more", async () => {
	const { autosave, pass, requests, local, atOnce } = watchAutosave(null);
	autosave.change(content(2));
	autosave.abandon();
	autosave.change(content(3));
	autosave.leave();
	autosave.retry();
	await pass(60_000);
	expect([requests, [...local.values()], atOnce]).toEqual([[], [], []]);
});

test("a design of an account that nobody is signed in to is told as such, and not begun anew", async () => {
	const { autosave, pass, answer, requests, local, statuses, timesForeign } = watchAutosave({ id: "p1", version: 1 });
	autosave.change(content(2));
	await pass(1500);
	await answer(refused("foreign"));
	expect(timesForeign()).toBe(0);
	await answer(refused("foreign"));
	expect(timesForeign()).toBe(1);
	await pass(60_000);
	expect(requests).toHaveLength(2);
	expect(statuses).toEqual(["saving"]);
	expect(local.get("project:p1")).toMatchObject({ quantity: 2, unsent: true });
});

test("a save that was on its way while another tab signed in is sent once more, as the customer's", async () => {
	const { autosave, pass, answer, statuses, timesForeign } = watchAutosave({ id: "p1", version: 1 });
	for (const [step, version] of [2, 3].entries()) {
		autosave.change(content(version));
		await pass(1500);
		await answer(refused("foreign"));
		await answer(accepted({ id: "p1", version }));
		expect([step, timesForeign(), statuses.at(-1)]).toEqual([step, 0, "saved"]);
	}
});

test("after a sign-out that was heard of too late nothing is sent any more", async () => {
	const { autosave, pass, requests, signOut, timesForeign } = watchAutosave(null);
	autosave.change(content(2));
	signOut();
	await pass(1500);
	expect([requests.length, timesForeign()]).toEqual([0, 1]);
});

test("what is set aside waits on the device and is sent no more", async () => {
	const { autosave, pass, requests, local, atOnce } = watchAutosave({ id: "p1", version: 1 });
	autosave.change(content(2));
	await autosave.setAside();
	const unsent = { key: "project:p1", quantity: 2, unsent: true };
	expect(atOnce).toMatchObject([unsent]);
	expect(local.get("project:p1")).toMatchObject(unsent);
	autosave.leave();
	autosave.retry();
	await pass(60_000);
	expect(requests).toEqual([]);
});

test("what the device can't keep is not told to be kept", async () => {
	const whole = watchAutosave({ id: "p1", version: 1 });
	expect(await whole.autosave.setAside()).toBe(true);
	const full = watchAutosave({ id: "p1", version: 1 });
	full.autosave.change(content(2));
	full.fillDisk();
	expect(await full.autosave.setAside()).toBe(false);
});

test("a new design that is set aside is kept with its project if the answer makes it one, and else for nobody", async () => {
	for (const reply of [accepted({ id: "p1", version: 1 }), refused("offline" as const)]) {
		const { autosave, pass, answer, local, requests } = watchAutosave(null);
		autosave.change(content(2));
		await pass(1500);
		autosave.change(content(3));
		const done = autosave.setAside();
		await answer(reply);
		expect(await done).toBe(reply.ok);
		expect(autosave.project()?.id).toBe(reply.ok ? "p1" : undefined);
		expect([...local.keys()]).toEqual(reply.ok ? ["project:p1"] : []);
		expect(local.get("project:p1")?.quantity).toBe(reply.ok ? 3 : undefined);
		await pass(60_000);
		expect(requests).toHaveLength(1);
	}
});
