import { expect, test } from "vitest";
import { accepted, refused } from "#core/outcome.ts";
import { content, inVariant, watchAutosave, withBackground } from "../../../../tests/support/watch-autosave.ts";
import type { LocalCopy } from "./local-copy.ts";
import { type LyingAs, numberInCart } from "./number-in-cart.ts";
import { chooseStartingPoint } from "./starting-point.ts";

test("a change is on the device after 400 ms and on the server after 1.5 s", async () => {
	const { autosave, pass, answer, local, requests, statuses, created } = watchAutosave(null);
	autosave.change(content(2));
	await pass(400);
	expect(local.get("new:3")).toMatchObject({ quantity: 2, unsent: true, designId: 9003 });
	expect(requests).toHaveLength(0);
	await pass(1100);
	expect(requests[0]).toMatchObject({ articleId: 3, designId: 9003, project: null, quantity: 2 });
	await answer(accepted({ id: "p1", version: 1 }));
	expect(statuses).toEqual(["saving", "saved"]);
	expect(created).toEqual([{ id: "p1", version: 1 }]);
	expect([...local.keys()]).toEqual(["project:p1"]);
	const kept = { unsent: false, designId: 9003, project: { id: "p1", version: 1 } };
	expect(local.get("project:p1")).toMatchObject(kept);
});

test("saves go one at a time, and the next one carries the newest state on the new version", async () => {
	const { autosave, pass, answer, requests, statuses } = watchAutosave({ id: "p1", version: 1 });
	autosave.change(content(2));
	await pass(1500);
	autosave.change(content(3));
	autosave.change(content(4));
	await pass(1500);
	expect(requests).toHaveLength(1);
	await answer(accepted({ id: "p1", version: 2 }));
	expect(requests).toHaveLength(2);
	expect(requests[1]).toMatchObject({ quantity: 4, project: { id: "p1", version: 2 } });
	await answer(accepted({ id: "p1", version: 3 }));
	await pass(60_000);
	expect(requests).toHaveLength(2);
	expect(statuses.at(-1)).toBe("saved");
});

test("offline: it says so, tries again later and at once when the network is back", async () => {
	const { autosave, pass, answer, requests, statuses, local } = watchAutosave({ id: "p1", version: 1 });
	autosave.change(content(2));
	await pass(1500);
	await answer(refused("offline"));
	expect(statuses.at(-1)).toBe("offline");
	expect(local.get("project:p1")).toMatchObject({ quantity: 2, unsent: true });
	await pass(3000);
	expect(requests).toHaveLength(2);
	await answer(refused("failed"));
	expect(statuses.at(-1)).toBe("retrying");
	autosave.retry();
	await answer(accepted({ id: "p1", version: 2 }));
	expect(requests).toHaveLength(3);
	expect(statuses.at(-1)).toBe("saved");
});

test("while the next try is waited for, a change does not claim to be on its way", async () => {
	const { autosave, pass, answer, requests, statuses, fillDisk } = watchAutosave({ id: "p1", version: 1 });
	autosave.change(content(2));
	await pass(1500);
	await answer(refused("offline"));
	autosave.change(content(3));
	await pass(400);
	expect(autosave.status()).toBe("offline");
	fillDisk();
	autosave.change(content(4));
	await pass(400);
	expect(autosave.status()).toBe("unsafe");
	await pass(3000);
	expect(requests.at(-1)).toMatchObject({ quantity: 4 });
	expect(autosave.status()).toBe("saving");
	await answer(accepted({ id: "p1", version: 2 }));
	autosave.change(content(5));
	expect(statuses.slice(-2)).toEqual(["saved", "saving"]);
});

test("an exchange that breaks is told and tried again, and who waits for it is answered", async () => {
	const { autosave, pass, answer, breakOff, requests } = watchAutosave(null);
	const settled = autosave.settle();
	await pass(0);
	await breakOff();
	expect(await settled).toBe(false);
	expect(autosave.status()).toBe("retrying");
	await pass(3000);
	expect(requests).toHaveLength(2);
	await answer(accepted({ id: "p1", version: 1 }));
	expect(autosave.status()).toBe("saved");
});

test("offline with a device that can't keep it is told as such", async () => {
	const { autosave, pass, answer, statuses, fillDisk } = watchAutosave(null);
	fillDisk();
	autosave.change(content(2));
	await pass(1500);
	await answer(refused("offline"));
	expect(statuses.at(-1)).toBe("unsafe");
});

test("a conflict stops saving until it is decided; keeping mine saves on top of theirs", async () => {
	const { autosave, pass, answer, requests, statuses, serverHas } = watchAutosave({ id: "p1", version: 1 });
	serverHas({ id: "p1", version: 5, ...withBackground("#00ff00") });
	autosave.change(withBackground("#ff0000"));
	await pass(1500);
	await answer(refused("conflict"));
	expect(statuses.at(-1)).toBe("conflict");
	autosave.change(withBackground("#ff00ff"));
	await pass(60_000);
	expect(requests).toHaveLength(1);
	void autosave.keepMine();
	expect(requests[1]).toMatchObject({ project: { version: 5 }, document: withBackground("#ff00ff").document });
	await answer(accepted({ id: "p1", version: 6 }));
	expect(statuses.at(-1)).toBe("saved");
});

test("what is undecided is asked again by whoever opens the design again", async () => {
	const { autosave, pass, answer, serverHas, local } = watchAutosave({ id: "p1", version: 1 });
	const theirs = { project: { id: "p1", version: 5 }, content: withBackground("#00ff00") };
	serverHas({ ...theirs.project, ...theirs.content });
	autosave.change(withBackground("#ff0000"));
	await pass(1500);
	await answer(refused("conflict"));
	autosave.change(withBackground("#ff00ff"));
	await pass(400);
	const again = chooseStartingPoint(theirs, local.get("project:p1") ?? null);
	expect(again).toMatchObject({ conflict: true, project: { version: 1 }, content: withBackground("#ff00ff") });
});

test("taking theirs hands it over and does not send it back", async () => {
	const { autosave, pass, answer, requests, serverHas } = watchAutosave({ id: "p1", version: 1 });
	serverHas({ id: "p1", version: 5, ...withBackground("#00ff00") });
	autosave.change(withBackground("#ff0000"));
	await pass(1500);
	await answer(refused("conflict"));
	expect(autosave.takeTheirs()).toEqual(withBackground("#00ff00"));
	await pass(60_000);
	expect(requests).toHaveLength(1);
	expect(autosave.project()).toEqual({ id: "p1", version: 5 });
});

test("an answer that was lost on its way is no conflict", async () => {
	const { autosave, pass, answer, requests, statuses, serverHas } = watchAutosave({ id: "p1", version: 1 });
	serverHas({ id: "p1", version: 2, ...withBackground("#ff0000") });
	autosave.change(withBackground("#ff0000"));
	await pass(1500);
	await answer(refused("conflict"));
	expect(requests[1]).toMatchObject({ project: { version: 2 } });
	await answer(accepted({ id: "p1", version: 3 }));
	expect(statuses.at(-1)).toBe("saved");
});

test("nor is one that was lost before the design went on", async () => {
	const { autosave, pass, answer, serverHas, statuses, requests } = watchAutosave({ id: "p1", version: 1 });
	autosave.change(withBackground("#ff0000"));
	await pass(1500);
	await answer(refused("offline"));
	serverHas({ id: "p1", version: 2, ...withBackground("#ff0000") });
	autosave.change(withBackground("#00ff00"));
	await pass(3000);
	await answer(refused("conflict"));
	expect(requests.at(-1)).toMatchObject({ project: { version: 2 }, ...withBackground("#00ff00") });
	await answer(accepted({ id: "p1", version: 3 }));
	expect(statuses.at(-1)).toBe("saved");
});

test("a design that another device saved as it was is no conflict, one that it changed is", async () => {
	const [white, red] = [withBackground("#ffffff"), withBackground("#ff0000")];
	const { autosave, requests, statuses, serverHas, pass, answer } = watchAutosave({ id: "p1", version: 2 }, white);
	serverHas({ ...white, id: "p1", version: 3 });
	autosave.change(red);
	await pass(1500);
	await answer(refused("conflict"));
	expect(requests[1]).toMatchObject({ project: { id: "p1", version: 3 }, ...red });
	serverHas({ ...withBackground("#0000ff"), id: "p1", version: 4 });
	await answer(refused("conflict"));
	expect(statuses.at(-1)).toBe("conflict");
});

test("another variant of the same design is a change: it conflicts, and is sent when it is kept", async () => {
	const { autosave, pass, answer, requests, statuses, serverHas } = watchAutosave(
		{ id: "p1", version: 1 },
		inVariant(7),
	);
	serverHas({ id: "p1", version: 2, ...inVariant(8) });
	autosave.change(inVariant(9));
	await pass(1500);
	await answer(refused("conflict"));
	expect(statuses.at(-1)).toBe("conflict");
	void autosave.keepMine();
	expect(requests[1]).toMatchObject({ variantId: 9, project: { version: 2 } });
	await answer(accepted({ id: "p1", version: 3 }));
	expect(statuses.at(-1)).toBe("saved");
});

test("taking their variant leaves the number of pieces, which only this page knows", async () => {
	const { autosave, pass, answer, serverHas } = watchAutosave({ id: "p1", version: 1 }, inVariant(7));
	serverHas({ id: "p1", version: 2, ...inVariant(8) });
	autosave.change({ ...inVariant(9), quantity: 25 });
	await pass(1500);
	await answer(refused("conflict"));
	expect(autosave.takeTheirs()).toMatchObject({ variantId: 8, quantity: 25 });
});

test("the first save keeps its name until it is answered, also over a reload", async () => {
	const { autosave, pass, answer, requests, local } = watchAutosave(null);
	autosave.change(content(2));
	await pass(1500);
	await answer(refused("offline"));
	autosave.change(content(3));
	await pass(3000);
	expect(requests.map(({ creation }) => creation)).toEqual(["id-1", "id-1"]);
	const kept = local.get("new:3") ?? null;
	expect(chooseStartingPoint({ project: null, content: content(1) }, kept).creation).toBe("id-1");
});

test("a name that another tab went on with is given up", async () => {
	const { autosave, pass, answer, requests } = watchAutosave(null);
	autosave.change(content(2));
	await pass(1500);
	await answer(refused("conflict"));
	await pass(3000);
	expect(requests.map(({ creation }) => creation)).toEqual(["id-1", "id-2"]);
});

test("a project that is gone is made anew", async () => {
	const { autosave, pass, answer, requests, created } = watchAutosave({ id: "p1", version: 1 });
	autosave.change(content(2));
	await pass(1500);
	await answer(refused("missing"));
	expect(requests[1]).toMatchObject({ project: null, quantity: 2 });
	await answer(accepted({ id: "p2", version: 1 }));
	expect(created).toEqual([{ id: "p2", version: 1 }]);
});

test("settling saves even a design that was never touched, and waits for what is on its way", async () => {
	const { autosave, pass, answer, requests } = watchAutosave(null);
	const settled = autosave.settle();
	await pass(0);
	expect(requests).toHaveLength(1);
	autosave.change(content(9));
	await answer(accepted({ id: "p1", version: 1 }));
	await answer(accepted({ id: "p1", version: 2 }));
	expect(await settled).toBe(true);
	expect(requests[1]).toMatchObject({ quantity: 9 });
});

test("the cart hears of what is chosen for its line until it has heard, and of no number that nobody touched", async () => {
	const line = { id: "line", choiceHref: "/choice", seenQuantity: 1 };
	const { autosave, pass, answer, requests } = watchAutosave({ id: "p1", version: 1 }, content(1), false, [], line);
	autosave.change(content(3));
	await pass(1500);
	await answer(refused("failed"));
	await pass(3000);
	await answer(accepted({ id: "p1", version: 2 }));
	autosave.change(withBackground("#ff0000"));
	await pass(1500);
	await answer(accepted({ id: "p1", version: 3 }));
	autosave.change({ ...withBackground("#00ff00"), quantity: 1 });
	await pass(1500);
	autosave.change({ ...withBackground("#00ff00"), quantity: 1, variantId: 8 });
	await pass(0);
	await answer(accepted({ id: "p1", version: 4 }));
	await pass(1500);
	const choice = { href: "/choice", variantId: 7, quantity: 3 };
	const { quantity: _, ...untouched } = { ...choice, variantId: 8 };
	const setBack = { ...choice, quantity: 1 };
	expect(requests.map((request) => request.choice)).toEqual([choice, choice, setBack, null, untouched]);
});

test("a number that this device kept without a line stands where the cart has still what was seen of that size", async () => {
	const project = { id: "p1", version: 1 };
	const kept = async (quantity: number, variantId: number, inCart: readonly LyingAs[]) => {
		const { autosave, pass, local } = watchAutosave(project, content(1), false, [], null, inCart);
		autosave.change({ ...withBackground("#ff0000"), variantId, quantity });
		await pass(400);
		return local.get("project:p1") ?? null;
	};
	const opened = (copy: LocalCopy | null, inCart: readonly LyingAs[]) => {
		const served = { ...withBackground("#ffffff"), quantity: numberInCart(inCart, 7) };
		return chooseStartingPoint({ project, content: served, inCart }, copy).content;
	};
	const [none, five] = [[], [{ variantId: 7, quantity: 5 }]];
	expect(opened(await kept(1, 7, none), five), "put in meanwhile, and nobody typed").toMatchObject({ quantity: 5 });
	expect(opened(await kept(3, 7, none), five)).toMatchObject({ quantity: 5 });
	expect(opened(await kept(3, 7, none), none)).toMatchObject({ quantity: 3 });
	expect(opened(await kept(3, 7, five), five)).toMatchObject({ quantity: 3 });
	expect(opened(await kept(5, 7, five), none), "taken out meanwhile").toMatchObject({ quantity: 1 });
	expect(opened(await kept(1, 8, five), five), "another size").toMatchObject({ variantId: 8, quantity: 1 });
	expect(opened(await kept(3, 8, none), five)).toMatchObject({ variantId: 8, quantity: 3 });
	const ofLine = { ...(await kept(3, 7, five))!, lineId: "line" };
	expect(opened(ofLine, five), "what was chosen for a line").toMatchObject({ quantity: 5 });
});

test("leaving sends what waits, marked as the last word", async () => {
	const { autosave, pass, requests, local, atOnce } = watchAutosave({ id: "p1", version: 1 });
	autosave.leave();
	expect(atOnce).toEqual([]);
	autosave.change(content(2));
	autosave.leave();
	expect(atOnce).toMatchObject([{ key: "project:p1", quantity: 2, unsent: true }]);
	await pass(0);
	expect(requests[0]).toMatchObject({ leaving: true, quantity: 2 });
	expect(local.get("project:p1")).toMatchObject({ quantity: 2 });
});

test("a save that a reload cut off is known again as one's own, whether it reached the shop before the page or after", async () => {
	const [red, green] = [withBackground("#ff0000"), withBackground("#00ff00")];
	const [first, second] = [1, 2].map((version) => ({ id: "p1", version }));
	const before = watchAutosave(first!);
	before.autosave.change(red);
	await before.pass(1500);
	before.autosave.change(green);
	before.autosave.leave();
	const copy = JSON.parse(JSON.stringify(before.atOnce[0]));
	const sorted = { ...red, document: { sides: red.document.sides, version: 1 as const } };

	const goneOn = { content: green, unsent: true, conflict: false };
	expect(chooseStartingPoint({ project: second!, content: sorted }, copy)).toMatchObject({
		...goneOn,
		project: second,
	});
	const theirs = { project: second!, content: withBackground("#0000ff") };
	expect(chooseStartingPoint(theirs, copy)).toMatchObject({ conflict: true });
	const early = chooseStartingPoint({ project: first!, content: content(1) }, copy);
	expect(early).toMatchObject({ ...goneOn, project: first });

	const after = watchAutosave(first!, early.content, early.unsent, early.sent);
	after.serverHas({ ...second!, ...sorted });
	after.autosave.change(early.content);
	await after.pass(1500);
	await after.answer(refused("conflict"));
	expect(after.requests[1]).toMatchObject({ project: second, ...green });
	await after.answer(accepted({ id: "p1", version: 3 }));
	expect(after.statuses.at(-1)).toBe("saved");
});
