import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetAfterSignOut, hearSignOut, isSignedInHere, lastSignOut } from "./forget-after-sign-out.ts";

let attributes: Set<string>;
beforeEach(() => {
	attributes = new Set();
	const documentElement = { hasAttribute: (name: string) => attributes.has(name) };
	vi.stubGlobal("window", new EventTarget());
	vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement }));
	vi.stubGlobal("localStorage", storage());
	vi.stubGlobal("sessionStorage", storage());
});
afterEach(() => vi.unstubAllGlobals());

test("a sign-out is heard once, whether this page notices it, another tab, or it has happened by then", () => {
	servePage({ signedIn: true });
	const before = lastSignOut();
	let heard = 0;
	const count = () => void heard++;
	hearSignOut(before, count);
	hearSignOut(before, count)();
	expect([heard, isSignedInHere()]).toEqual([0, true]);
	servePage({ signedIn: false });
	expect([heard, isSignedInHere()]).toEqual([1, false]);
	window.dispatchEvent(new Event("storage"));
	expect(heard).toBe(1);
	hearSignOut(before, count);
	expect(heard).toBe(2);
	hearSignOut(lastSignOut(), count);
	localStorage.setItem("keepsake-last-sign-out", "of another tab");
	expect(heard).toBe(2);
	window.dispatchEvent(new Event("storage"));
	expect(heard).toBe(3);
});

test("a store that was cleared is no sign-out", () => {
	servePage({ signedIn: true });
	servePage({ signedIn: false });
	let heard = 0;
	hearSignOut(lastSignOut(), () => void heard++);
	localStorage.clear();
	window.dispatchEvent(new Event("storage"));
	expect(heard).toBe(0);
});

test("a sign-out while the page was kept for Back, or out of sight, is heard as it is seen again", () => {
	for (const seen of [
		() => window.dispatchEvent(new Event("pageshow")),
		() => document.dispatchEvent(new Event("visibilitychange")),
	]) {
		let heard = 0;
		hearSignOut(lastSignOut(), () => void heard++);
		localStorage.setItem("keepsake-last-sign-out", crypto.randomUUID());
		seen();
		expect(heard).toBe(1);
	}
});

test("a page of before a sign-in that Back brings signs nobody out, until it is told that nobody is signed in", async () => {
	localStorage.setItem("keepsake-signed-in", "");
	const reached = vi.spyOn(performance, "getEntriesByType");
	reached.mockReturnValue([{ type: "back_forward" } as PerformanceNavigationTiming]);
	const ofItsOwn = "./forget-after-sign-out.ts?page";
	const page: typeof import("./forget-after-sign-out.ts") = await import(ofItsOwn);
	page.forgetAfterSignOut();
	expect([page.lastSignOut(), page.isSignedInHere()]).toEqual([null, true]);
	page.forgetAfterSignOut();
	expect([page.lastSignOut() !== null, page.isSignedInHere()]).toEqual([true, false]);
	reached.mockRestore();
});

function servePage({ signedIn }: { signedIn: boolean }): void {
	if (signedIn) attributes.add("data-signed-in");
	else attributes.delete("data-signed-in");
	forgetAfterSignOut();
}

function storage() {
	const items = new Map<string, string>();
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
		clear: () => items.clear(),
	};
}
