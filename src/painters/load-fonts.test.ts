import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { areFontsLate, areFontsLoaded, loadAsTheyCome, loadShaper } from "./load-fonts.client.ts";

test("a font that does not come, or hangs, holds back no other, and is asked for again", async () => {
	const hangs = Promise.withResolvers<void>();
	let isAway = true;
	vi.stubGlobal("fetch", async (url: string) => {
		if (isAway && url.includes("Caveat")) throw new TypeError("offline");
		if (url.includes("Quicksand")) await hangs.promise;
		return new Response(await readFile(url.slice(url.indexOf("/node_modules") + 1)));
	});
	const first = await loadShaper(["open-sans"]);
	const onCome = vi.fn();
	loadAsTheyCome(["quicksand", "lora", "caveat", "pacifico"], onCome);
	await vi.waitFor(() => expect(onCome).toHaveBeenCalledTimes(2));
	expect(onCome.mock.lastCall?.[0]).not.toBe(first);
	expect([areFontsLoaded(["lora", "pacifico"]), areFontsLoaded(["caveat"])]).toEqual([true, false]);
	expect([areFontsLate(["caveat"]), areFontsLate(["quicksand"])]).toEqual([true, false]);
	isAway = false;
	loadAsTheyCome(["caveat"], onCome);
	await vi.waitFor(() => expect(areFontsLoaded(["caveat"])).toBe(true));
	hangs.resolve();
	await loadShaper(["quicksand"]);
	expect(onCome).toHaveBeenCalledTimes(4);
	vi.unstubAllGlobals();
});
