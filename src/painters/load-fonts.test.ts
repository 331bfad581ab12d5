import { readFile } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { areFontsLoaded, loadShaper, loadWhatComes } from "./load-fonts.client.ts";

test("a font that does not come holds back no other, and is asked for again", async () => {
	let isAway = true;
	vi.stubGlobal("fetch", async (url: string) => {
		if (isAway && url.includes("Caveat")) throw new TypeError("offline");
		return new Response(await readFile(url.slice(url.indexOf("/node_modules") + 1)));
	});
	const first = await loadShaper(["open-sans"]);
	const some = await loadWhatComes(["lora", "caveat", "pacifico"]);
	expect(some).not.toBe(first);
	expect([areFontsLoaded(["lora", "pacifico"]), areFontsLoaded(["caveat"])]).toEqual([true, false]);
	expect(await loadWhatComes(["caveat"])).toBe(some);
	isAway = false;
	await loadWhatComes(["lora", "caveat"]);
	expect(areFontsLoaded(["caveat"])).toBe(true);
	vi.unstubAllGlobals();
});
