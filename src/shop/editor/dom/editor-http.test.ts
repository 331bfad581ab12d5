import { afterEach, expect, test, vi } from "vitest";
import type { SaveRequest } from "../kernels/autosave.ts";
import { httpPorts } from "./editor-http.ts";

afterEach(() => vi.unstubAllGlobals());

const request: SaveRequest = {
	document: { version: 1, sides: [] },
	variantId: 7,
	quantity: 1,
	articleId: 3,
	project: null,
	creation: "id-1",
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
