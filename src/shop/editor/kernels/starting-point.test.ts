import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { documentWith, textElement } from "../../../../tests/support/factories.ts";
import type { ProjectContent } from "./autosave.ts";
import { contentMark } from "./content-mark.ts";
import { chooseStartingPoint, startFromLost } from "./starting-point.ts";

function withBackground(color: string, variantId = 7, code = "front"): ProjectContent {
	const fill = { type: "solid", color } as const;
	const side = { code, width: 100, height: 100, bleed: 3, safe: 3 };
	const elements = [{ kind: "background", id: "b", opacity: 1, fill } as const];
	return { document: { version: 1, sides: [{ ...side, elements }] }, variantId, quantity: 1 };
}

function inVariant(variantId: number): ProjectContent {
	return withBackground("#ffffff", variantId);
}

test("a variant that was changed offline is there again when the page is opened", () => {
	const project = { id: "p1", version: 3 };
	const local = { ...inVariant(9), key: "project:p1", project, unsent: true, creation: "id-1", savedAt: 0 };
	const start = chooseStartingPoint({ project, content: inVariant(7) }, local);
	expect(start).toMatchObject({ content: { variantId: 9 }, unsent: true, conflict: false });
	const behind = chooseStartingPoint({ project: { id: "p1", version: 4 }, content: inVariant(7) }, local);
	expect(behind.conflict).toBe(true);
});

test("a line of the cart is opened in its own variant, with the work that this device has not sent", () => {
	const project = { id: "p1", version: 3 };
	const local = {
		...withBackground("#ff0000", 9),
		key: "project:p1",
		project,
		unsent: true,
		creation: "id-1",
		savedAt: 0,
	};
	const server = { project, content: inVariant(7), opened: 8, lineId: "line" };
	expect(chooseStartingPoint(server, local).content).toEqual(withBackground("#ff0000", 8));
});

test("what was chosen last for the line that is opened is not lost where the shop has not heard of it", () => {
	const project = { id: "p1", version: 3 };
	const chosen = { ...inVariant(7), quantity: 5 };
	const local = { ...chosen, key: "project:p1", project, unsent: true, creation: "id-1", savedAt: 0, lineId: "line" };
	const server = { project, content: inVariant(7), lineId: "line" };
	expect(chooseStartingPoint(server, local)).toMatchObject({ content: chosen, unsaved: true, conflict: false });
	const ofOther = chooseStartingPoint({ ...server, lineId: "other" }, local);
	expect(ofOther).toMatchObject({ content: { quantity: 1 }, unsaved: false });
	const arrived = { ...local, variantId: 9, seenQuantity: 1, sent: [contentMark({ document: inVariant(9).document })] };
	const saved = { ...server, project: { id: "p1", version: 4 }, content: inVariant(9), opened: 7, seenQuantity: 1 };
	expect(chooseStartingPoint(saved, arrived), "the project has heard, the line has not").toMatchObject({
		content: { variantId: 9, quantity: 5 },
		project: { version: 4 },
		unsaved: true,
		conflict: false,
	});
	const goneOn = chooseStartingPoint(saved, { ...arrived, document: withBackground("#ff0000").document });
	expect(goneOn).toMatchObject({ content: { variantId: 9, quantity: 5 }, conflict: false });
	const cartsOwn = { ...saved, content: { ...inVariant(9), quantity: 3 }, seenQuantity: 3 };
	expect(chooseStartingPoint(cartsOwn, arrived), "the cart has heard, and has another number since").toMatchObject({
		content: { variantId: 7, quantity: 3 },
	});
	const seen = chooseStartingPoint({ ...server, seenQuantity: 4 }, { ...local, seenQuantity: 2 });
	expect(seen).toMatchObject({ content: { quantity: 1 }, unsaved: false });
});

test("unsent work on this device wins over the server, unless both went on", () => {
	const project = { id: "p1", version: 3 };
	const server = { project, content: withBackground("#00ff00") };
	const mine = { ...withBackground("#ff0000"), key: "project:p1", creation: "id-1", savedAt: 0 };
	const wins = chooseStartingPoint(server, { ...mine, project, unsent: true });
	expect(wins).toMatchObject({ content: withBackground("#ff0000"), unsent: true, conflict: false });
	expect(chooseStartingPoint(server, { ...mine, project, unsent: false }).content).toEqual(server.content);
	const behind = chooseStartingPoint(server, { ...mine, project: { id: "p1", version: 2 }, unsent: true });
	expect(behind.conflict).toBe(true);
});

test.each([null, "line"])(
	"what the shop has measured of this device's own words is no conflict with them: %s",
	(lineId) => {
		const text = { ...textElement("Zoë"), font: "pacifico", estimated: true } as TextElement;
		const own = { document: documentWith(text), variantId: 7, quantity: 1 };
		const { estimated: _, ...measured } = { ...text, height: text.height + 3 };
		const server = { project: { id: "p1", version: 3 }, content: { ...own, document: documentWith(measured) }, lineId };
		const kept = {
			key: "project:p1",
			project: { id: "p1", version: 2 },
			unsent: true,
			creation: "id-1",
			savedAt: 0,
			lineId,
		};
		expect(chooseStartingPoint(server, { ...own, ...kept })).toMatchObject({
			content: server.content,
			conflict: false,
		});
		const moved = documentWith({ ...text, x: text.x + 1 });
		expect(chooseStartingPoint(server, { ...own, ...kept, document: moved }).conflict).toBe(true);
	},
);

test("elements that share an id in what this device kept of an earlier release have their own", () => {
	const { document, ...rest } = withBackground("#ff0000");
	const [side] = document.sides;
	const shared = { ...document, sides: [side!, { ...side!, code: "back" }] };
	const project = { id: "p1", version: 3 };
	const mine = { ...rest, document: shared, project, key: "project:p1", unsent: true, creation: "id-1", savedAt: 0 };
	const served = { ...rest, document: { ...shared, sides: [side!, { ...side!, code: "back", elements: [] }] } };
	const opened = [chooseStartingPoint({ project, content: served }, mine), startFromLost(shared, mine)];
	const ids = opened.map((start) => start?.content.document.sides.map(({ elements }) => elements[0]?.id));
	expect(ids).toEqual([
		["b", "back-b"],
		["b", "back-b"],
	]);
});

test("a page that was served before the last save reached the shop shows what was saved", () => {
	const served = { project: { id: "p1", version: 3 }, content: { ...withBackground("#00ff00"), quantity: 5 } };
	const project = { id: "p1", version: 4 };
	const mine = { ...withBackground("#ff0000"), key: "project:p1", project, creation: "id-1", savedAt: 0 };
	const red = { ...withBackground("#ff0000"), quantity: 5 };
	expect(chooseStartingPoint(served, { ...mine, unsent: false })).toMatchObject({
		content: red,
		project,
		unsent: false,
	});
	const goneOn = { content: red, project, unsent: true, conflict: false };
	expect(chooseStartingPoint(served, { ...mine, unsent: true })).toMatchObject(goneOn);
	const back = { ...mine, ...withBackground("#00ff00"), unsent: true };
	expect(chooseStartingPoint(served, back)).toMatchObject({ ...goneOn, content: served.content });
});

test("a project that the shop has lost begins anew with what this device has of it, on the same article's sides only", () => {
	const project = { id: "p1", version: 3 };
	const known = { key: "project:p1", project, creation: "id-1", designId: 9003, savedAt: 0 };
	const local = { ...withBackground("#ff0000", 9), ...known };
	const { document: served } = withBackground("#ffffff");
	const start = startFromLost(served, { ...local, unsent: false });
	const anew = {
		project: null,
		unsent: true,
		unsaved: true,
		conflict: false,
		creation: null,
		sent: [],
		designId: 9003,
	};
	expect(start).toEqual({ content: withBackground("#ff0000", 9), ...anew });
	const { document: another } = withBackground("#ffffff", 7, "back");
	expect(startFromLost(another, { ...local, unsent: false })).toBeNull();
	expect(startFromLost(served, null)).toBeNull();
});

test("what this device kept before the side had its shape goes on in that shape", () => {
	const shaped = ({ document, ...rest }: ProjectContent): ProjectContent => ({
		...rest,
		document: { ...document, sides: document.sides.map((side) => ({ ...side, cut: { kind: "ellipse" } })) },
	});
	const project = { id: "p1", version: 3 };
	const server = { project, content: shaped(withBackground("#ffffff")) };
	const local = {
		...withBackground("#ff0000"),
		key: "project:p1",
		project,
		unsent: true,
		creation: "id-1",
		savedAt: 0,
	};
	expect(chooseStartingPoint(server, local).content).toEqual(shaped(withBackground("#ff0000")));
	expect(startFromLost(server.content.document, local)?.content).toEqual(shaped(withBackground("#ff0000")));

	const early = { ...server, project: { id: "p1", version: 4 } };
	const changed = { ...local, sent: [contentMark(withBackground("#ffffff"))] };
	expect(chooseStartingPoint(early, changed).conflict).toBe(false);
	expect(chooseStartingPoint(early, { ...changed, sent: [] }).conflict).toBe(true);
});

test("what the shop stored before the side had its shape is opened as it is, and saved in that shape", () => {
	const server = { project: { id: "p1", version: 3 }, content: withBackground("#ffffff") };
	expect(chooseStartingPoint({ ...server, reshaped: true }, null)).toMatchObject({ unsent: false, unsaved: true });
	expect(chooseStartingPoint(server, null)).toMatchObject({ unsent: false, unsaved: false });
});
