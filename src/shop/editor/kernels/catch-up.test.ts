import { expect, test } from "vitest";
import { accepted, refused } from "#core/outcome.ts";
import { content, watchAutosave, withBackground } from "../../../../tests/support/watch-autosave.ts";
import type { ProjectContent } from "./autosave.ts";

test("what another tab saved is taken over where all of here is saved, and the next save builds on it", async () => {
	const { autosave, pass, answer, requests, serverHas, told } = watchAutosave({ id: "p1", version: 1 });
	let seen: ProjectContent = content(25);
	const catchUp = () => autosave.catchUp(() => seen);
	autosave.change(seen);
	await pass(1500);
	await answer(accepted({ id: "p1", version: 2 }));
	expect(told).toEqual([{ id: "p1", version: 2 }]);
	serverHas({ id: "p1", version: 2, ...withBackground("#ff0000") });
	expect(await catchUp()).toBeNull();
	serverHas({ id: "p1", version: 4, ...withBackground("#00ff00"), variantId: 8 });
	const newer = await catchUp();
	expect(newer).toEqual({ ...withBackground("#00ff00"), variantId: 8, quantity: 25 });
	seen = { ...newer!, variantId: 9 };
	autosave.change(seen);
	await pass(1500);
	expect(requests.at(-1)).toMatchObject({ project: { id: "p1", version: 4 }, variantId: 9 });
});

test("a line of the cart keeps its variant, whatever another tab makes of the design that it shares with others", async () => {
	const start = content(1);
	const { autosave, serverHas, pass, requests, answer } = watchAutosave({ id: "p1", version: 1 }, start, false, [], {
		id: "line",
		choiceHref: "/choice",
		seenQuantity: 1,
	});
	serverHas({ id: "p1", version: 2, ...withBackground("#00ff00"), variantId: 8 });
	const newer = await autosave.catchUp(() => start);
	expect(newer).toEqual({ ...withBackground("#00ff00"), variantId: start.variantId, quantity: 1 });
	serverHas({ id: "p1", version: 3, ...withBackground("#00ff00"), variantId: 9 });
	expect(await autosave.catchUp(() => newer)).toBeNull();
	await pass(60_000);
	expect(requests).toEqual([]);
	autosave.change(withBackground("#ff0000"));
	await pass(1500);
	serverHas({ id: "p1", version: 4, ...withBackground("#0000ff"), variantId: 9 });
	await answer(refused("conflict"));
	expect(autosave.conflict()).toMatchObject({ version: 4, variantId: start.variantId });
	expect(autosave.takeTheirs()).toEqual({ ...withBackground("#0000ff"), variantId: start.variantId, quantity: 1 });
	autosave.change({ ...withBackground("#0000ff"), variantId: 8, quantity: 1 });
	await pass(1500);
	serverHas({ id: "p1", version: 5, ...withBackground("#0000ff"), variantId: 10 });
	await answer(refused("conflict"));
	expect(autosave.conflict(), "another line's size of the same design").toBeNull();
	expect(requests.at(-1)).toMatchObject({ project: { version: 5 }, variantId: 8 });
});

test("nothing is taken over while something of here is unsaved, or is written while the answer is on its way", async () => {
	const { autosave, pass, answer, requests, serverHas, statuses } = watchAutosave({ id: "p1", version: 1 });
	const mine = withBackground("#ff0000");
	serverHas({ id: "p1", version: 5, ...withBackground("#00ff00") });
	let asked = 0;
	expect(await autosave.catchUp(() => (asked++ === 0 ? content(1) : mine)), "before it is told").toBeNull();
	autosave.change(mine);
	expect(await autosave.catchUp(() => mine)).toBeNull();
	await pass(1500);
	expect(requests[0]).toMatchObject({ project: { version: 1 } });
	await answer(refused("conflict"));
	expect(statuses.at(-1)).toBe("conflict");
	expect(await autosave.catchUp(() => mine)).toBeNull();
	expect(autosave.conflict()).toMatchObject(withBackground("#00ff00"));
});

test("nothing takes the place of what is being ordered, or of what a gesture changes", async () => {
	const start = content(1);
	const { autosave, serverHas } = watchAutosave({ id: "p1", version: 1 }, start);
	serverHas({ id: "p1", version: 2, ...withBackground("#00ff00") });
	const looking = autosave.catchUp(() => start);
	const release = autosave.hold();
	expect(await looking).toBeNull();
	expect(autosave.project()).toEqual({ id: "p1", version: 1 });
	release();
	let asked = 0;
	expect(await autosave.catchUp(() => (asked++ === 0 ? start : null))).toBeNull();
	expect(await autosave.catchUp(() => start)).toMatchObject(withBackground("#00ff00"));
});
