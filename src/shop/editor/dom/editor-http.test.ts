import { afterEach, expect, test, vi } from "vitest";
import type { SaveRequest } from "../kernels/autosave.ts";
import { newText } from "../kernels/new-elements.ts";
import { httpPorts } from "./editor-http.ts";

afterEach(() => vi.unstubAllGlobals());

const request: SaveRequest = {
	document: { version: 1, sides: [] },
	variantId: 7,
	quantity: 1,
	articleId: 3,
	designId: null,
	project: null,
	creation: "id-1",
	choice: null,
	leaving: false,
};

test.each([
	["a page of HTML", "<h1>Welcome to the hotel</h1>"],
	["JSON of somebody else's", `{ "signedIn": false }`],
	["nothing", ""],
])("a 200 with %s is a failed exchange, not a saved design or picture", async (_name, body) => {
	vi.stubGlobal("fetch", async () => new Response(body));
	vi.stubGlobal("XMLHttpRequest", answering(body));
	expect(await httpPorts.saveProject(request)).toEqual({ ok: false, reason: "failed" });
	expect(await httpPorts.loadProject("p1")).toEqual({ ok: false, reason: "failed" });
	const sent = httpPorts.uploadPicture(new File([], "photo.jpg"), () => {}, new AbortController().signal);
	expect(await sent).toEqual({ ok: false, reason: "failed" });
});

test.each([
	[204, true],
	[404, true],
	[429, false],
	[500, false],
])("a save whose choice for the cart's line is answered with %s", async (status, ok) => {
	const isChoice = (address: string) => address === "/choice";
	const saved = () => Response.json({ id: "p1", version: 2 });
	vi.stubGlobal("fetch", async (address: string) => (isChoice(address) ? new Response(null, { status }) : saved()));
	const choice = { href: "/choice", variantId: 7, quantity: 2 };
	expect(await httpPorts.saveProject({ ...request, choice })).toMatchObject({ ok });
});

test.each([
	["Latin letters", "a".repeat(55_000), true],
	["half as many Arabic ones", "س".repeat(30_000), false],
	["a quarter of emoji", "🎂".repeat(15_000), false],
])("a parting save of %s outlives its page while its bytes are few enough", async (_name, text, keepalive) => {
	const asked = vi.fn(async () => Response.json({ id: "p1", version: 2 }));
	vi.stubGlobal("fetch", asked);
	const side = { code: "front", width: 100, height: 100, bleed: 0, safe: 0 };
	const document = { version: 1 as const, sides: [{ ...side, elements: [newText("words", text, "en", side)] }] };
	await httpPorts.saveProject({ ...request, document, leaving: true });
	expect(asked).toHaveBeenCalledWith("/api/projects", expect.objectContaining({ keepalive }));
});

test.each([
	["the shop's own", `{ "reason": "of_an_account" }`, "foreign"],
	["a guard's", `{ "reason": "forbidden" }`, "failed"],
	["a hotel's", "<h1>Please sign in</h1>", "failed"],
	["one that says nothing", "null", "failed"],
])("a 403 that is %s", async (_name, body, reason) => {
	vi.stubGlobal("fetch", async () => new Response(body, { status: 403 }));
	expect(await httpPorts.saveProject(request)).toEqual({ ok: false, reason });
});

test.each([
	["another person's", async () => new Response(null, { status: 404 }), true],
	["there", async () => new Response("RIFF"), false],
	["not to be asked for without a network", async () => Promise.reject(new TypeError("Failed to fetch")), false],
	["not to be had from a shop that is busy", async () => new Response(null, { status: 503 }), false],
])("a picture that is %s", async (_name, fetch, isForeign) => {
	vi.stubGlobal("fetch", fetch);
	expect(await httpPorts.isForeign("6f9619ff-8b86-4d01-b42d-00cf4fc964ff")).toBe(isForeign);
});

function answering(responseText: string) {
	return class extends EventTarget {
		readonly upload = new EventTarget();
		readonly status = 200;
		readonly responseText = responseText;
		open() {}
		setRequestHeader() {}
		send() {
			this.dispatchEvent(new Event("load"));
		}
	};
}
