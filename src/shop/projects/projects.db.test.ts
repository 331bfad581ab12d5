import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SIGNED_IN_HEADER } from "#core/signed-in-header.ts";
import { articleSides, pictures, projects } from "#database/schema.ts";
import type { DesignElement, PhotoElement, TextElement } from "#design/document.ts";
import { drawingCost, MOST_COST_OF_SIDE } from "#design/drawing-cost.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { isShapedAs, shapedAs } from "#design/shaped-as.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { findArticle } from "#shop/catalog/catalog.server.ts";
import type { Shop } from "#shop/shop.ts";
import { callApi, postJson } from "../../../tests/support/call-api.ts";
import { mostProcesses } from "../../../tests/support/count-processes.ts";
import { documentWith, MUG, makeProject, SIDE, stockMug, textElement } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { createProject, findProject, saveProject } from "./projects.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const save = (shop: Shop, id: string, text: string, baseVersion: number) =>
	saveProject(shop, id, { variantId: MUG.variantId, document: documentWith(textElement(text)), baseVersion });

test("two tabs that saved the same version: the second is told, and the first one's work stands", async () => {
	const { shop } = bench;
	const id = await makeProject(shop);
	const [one, two] = await Promise.all([save(shop, id, "one", 1), save(shop, id, "two", 1)]);
	expect([one.ok, two.ok].sort()).toEqual([false, true]);
	expect([one, two].find((outcome) => !outcome.ok)).toMatchObject({ reason: "conflict" });
	expect((await findProject(shop, id))?.version).toBe(2);
});

test("who has signed out is told whose project it is, a guest whose visit is over that it is gone", async () => {
	const { shop } = bench;
	const id = await makeProject(shop);
	const nobody = anotherVisitor(shop);
	expect(await save(nobody, id, "mine", 1)).toMatchObject({ reason: "not_found" });
	await shop.db.update(projects).set({ ownerId: "customer:7" }).where(eq(projects.id, id));
	expect(await save(nobody, id, "mine", 1)).toMatchObject({ reason: "of_an_account" });
});

test("a new design or photo of who was signed in becomes nobody else's, sent late or sent again", async () => {
	const { shop } = bench;
	const document = documentWith(textElement("private"));
	const sent = { articleId: MUG.id, variantId: MUG.variantId, document, key: randomUUID() };
	const guest = anotherVisitor(shop);
	for (const path of ["/api/projects", "/images/upload"]) {
		const init = postJson(sent);
		const late = await callApi(guest, path, { ...init, headers: { ...init.headers, [SIGNED_IN_HEADER]: "1" } });
		expect([late.status, (await late.json()).reason]).toEqual([403, "of_an_account"]);
	}
	const made = await createProject(shop, sent);
	if (!made.ok) throw new Error(made.reason);
	const isSame = eq(projects.id, made.value.id);
	await shop.db.update(projects).set({ ownerId: "customer:7" }).where(isSame);
	expect(await createProject(guest, sent)).toEqual({ ok: false, reason: "of_an_account" });
	const other = { ...sent, document: documentWith(textElement("mine")) };
	expect(await createProject(guest, other)).toEqual({ ok: false, reason: "of_an_account" });
	const [stored] = await shop.db.select().from(projects).where(isSame);
	expect(stored).toMatchObject({ ownerId: "customer:7", document });
});

test("the answer to a save was lost: the same save again is no conflict", async () => {
	const { shop } = bench;
	const id = await makeProject(shop);
	expect(await save(shop, id, "again", 1)).toMatchObject({ ok: true, value: { version: 2 } });
	expect(await save(shop, id, "again", 1)).toMatchObject({ ok: true, value: { version: 2 } });
});

test("the answer to the first save was lost: the same key again is the same project, with the newer work", async () => {
	const { shop } = bench;
	const key = randomUUID();
	const create = (visitor: Shop, text: string) =>
		createProject(visitor, {
			articleId: MUG.id,
			variantId: MUG.variantId,
			document: documentWith(textElement(text)),
			key,
		});
	const [one, two] = await Promise.all([create(shop, "first"), create(shop, "first")]);
	if (!one.ok) throw new Error(one.reason);
	const { id } = one.value;
	expect(two).toEqual(one);
	expect(id).not.toBe(key);
	const withoutCookie = anotherVisitor(shop);
	expect(await create(withoutCookie, "second")).toEqual({ ok: true, value: { id, version: 2 } });
	expect((await findProject(withoutCookie, id))?.document).toEqual(documentWith(textElement("second")));
	expect(await create(shop, "third")).toEqual({ ok: false, reason: "conflict" });
});

test("a stranger neither reads nor writes it", async () => {
	const id = await makeProject(bench.shop);
	const stranger = anotherVisitor(bench.shop);
	expect(await findProject(stranger, id)).toBeUndefined();
	expect(await save(stranger, id, "mine now", 1)).toEqual({ ok: false, reason: "not_found" });
});

test("sides must be the article's, to the tenth of a millimetre", async () => {
	const { shop } = bench;
	const create = (sides: object[]) =>
		createProject(shop, {
			articleId: MUG.id,
			variantId: MUG.variantId,
			document: { version: 1, sides: sides as never },
		});
	expect(await create([{ ...SIDE, width: 226.1, elements: [] }])).toEqual({ ok: false, reason: "wrong_sides" });
	expect(await create([])).toEqual({ ok: false, reason: "wrong_sides" });
	expect(await create([{ ...SIDE, elements: [] }])).toMatchObject({ ok: true });
});

test("elements that share an id have their own when they are read and saved, and are kept as they are until then", async () => {
	const { shop } = bench;
	const shared = documentWith(textElement("one"), textElement("two"));
	const id = await makeProject(shop);
	await shop.db.update(projects).set({ document: shared }).where(eq(projects.id, id));
	const read = async (path = "") => (await (await callApi(shop, `/api/projects/${id}${path}`)).json()).document;
	const own = documentWith(textElement("one"), { ...textElement("two"), id: "wrap-t1" });
	expect(await read()).toEqual(own);
	expect((await findProject(shop, id))?.document).toEqual(shared);
	await saveProject(shop, id, { variantId: MUG.variantId, document: shared, baseVersion: 1 });
	expect((await findProject(shop, id))?.document).toEqual(own);
	expect(await read("/versions/1")).toEqual(own);
});

test("openings are the article's, also of a project that was stored before they were told of", async () => {
	const openings = [{ kind: "rounded", x: 5.5, y: 5, width: 21, height: 40, radius: 8.5 }] as const;
	const pierced = await openTestShop();
	await stockMug(pierced.shop);
	await pierced.shop.db.update(articleSides).set({ openings });
	const id = await makeProject(pierced.shop);
	const begun = (await findProject(pierced.shop, id))!.document;
	await pierced.shop.db.update(projects).set({ document: shapedAs([], begun) });
	const { document } = (await findProject(pierced.shop, id))!;
	const { sides: shapes } = (await findArticle(pierced.shop, MUG.id))!;
	expect([isShapedAs(shapes, document), shapedAs(shapes, document).sides[0]?.openings]).toEqual([false, openings]);
	await saveProject(pierced.shop, id, { variantId: MUG.variantId, document, baseVersion: 1 });
	const saved = (await findProject(pierced.shop, id))!.document;
	expect([isShapedAs(shapes, saved), saved.sides[0]?.openings]).toEqual([true, openings]);
	await pierced.close();
});

test("what a side is cut to is the article's, whatever is sent", async () => {
	const rounded = await openTestShop();
	await stockMug(rounded.shop);
	await rounded.shop.db.update(articleSides).set({ cut: { kind: "rounded", radius: 3 } });
	const cutsOn = async (shop: Shop) => {
		const id = await makeProject(shop);
		const cuts = [(await findProject(shop, id))?.document.sides[0]?.cut];
		const document = documentWith(textElement("round"));
		const sides = document.sides.map((side) => ({ ...side, cut: { kind: "ellipse" } as const }));
		await saveProject(shop, id, { variantId: MUG.variantId, document: { ...document, sides }, baseVersion: 1 });
		const saved = (await findProject(shop, id))!.document;
		const { sides: shapes } = (await findArticle(shop, MUG.id))!;
		expect([isShapedAs(shapes, saved), isShapedAs(shapes, { ...document, sides })]).toEqual([true, false]);
		return [...cuts, saved.sides[0]?.cut];
	};
	expect(await cutsOn(bench.shop)).toEqual([undefined, undefined]);
	expect(await cutsOn(rounded.shop)).toEqual(Array(2).fill({ kind: "rounded", radius: 3 }));
	await rounded.close();
});

test("pictures are one's own or the shop's, and their size is the stored one", async () => {
	const { shop } = bench;
	const stranger = anotherVisitor(shop);
	const theirs = await storedPicture(stranger, stranger.session.start());
	const open = await storedPicture(shop, null);
	const create = (id: string) =>
		createProject(shop, { articleId: MUG.id, variantId: MUG.variantId, document: documentWith(photo(id)) });
	const grouped = (id: string) => {
		const inner = { kind: "group", id: "inner", opacity: 1, children: [photo(id) as PhotoElement] } as const;
		const document = documentWith({ kind: "group", id: "outer", opacity: 1, children: [inner] });
		return createProject(shop, { articleId: MUG.id, variantId: MUG.variantId, document });
	};
	for (const save of [create, grouped]) {
		expect(await save(theirs)).toEqual({ ok: false, reason: "unknown_picture" });
		expect(await save(randomUUID())).toEqual({ ok: false, reason: "unknown_picture" });
		const made = await save(open);
		if (!made.ok) throw new Error(made.reason);
		const [row] = await shop.db.select().from(projects).where(eq(projects.id, made.value.id));
		const [saved] = flatElements(row?.document.sides[0]?.elements ?? []);
		expect(saved).toMatchObject({ picture: { id: open, width: 4000, height: 3000 } });
	}
});

test.each([
	["U+0000", { text: "Zo\0ë" }],
	["the first half of a pair", { text: "Zoë \ud83d" }],
	["the second half of a pair", { text: "\ude00" }],
	["a name that can't be stored", { id: "\0" }],
])("a document with %s is refused in words", async (_name, change) => {
	const document = documentWith({ ...textElement("Zoë 😀"), ...change } as DesignElement);
	const project = { articleId: MUG.id, variantId: MUG.variantId, document };
	const answer = await callApi(bench.shop, "/api/projects", postJson(project));
	expect(answer.status).toBe(422);
	const field = `document.sides.0.elements.0.${Object.keys(change)[0]}`;
	expect((await answer.json()).fields[field]).toContain("neither kept nor printed");
});

test.each(["articleId", "variantId", "designId", "baseVersion"])(
	"no %s is larger than one can be kept",
	async (name) => {
		const shop = anotherVisitor(bench.shop);
		const project = { articleId: MUG.id, variantId: MUG.variantId, document: documentWith(), baseVersion: 1 };
		const sent = postJson({ ...project, [name]: 3_000_000_000 });
		const path = name === "baseVersion" ? `/api/projects/${await makeProject(shop)}` : "/api/projects";
		const answer = await callApi(shop, path, { ...sent, method: name === "baseVersion" ? "PUT" : "POST" });
		expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [name]]);
	},
);

test("what was saved while letters weighed less is saved again", async () => {
	const script = { ...textElement("a".repeat(2000)), font: "caveat" };
	const full = Array.from({ length: 19 }, (_, index) => ({ ...script, id: `t${index}` }) as DesignElement);
	expect(drawingCost(flatElements(full))).toBeGreaterThan(MOST_COST_OF_SIDE);
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(shop);
	const change = { variantId: MUG.variantId, document: documentWith(...full), baseVersion: 1 };
	const answer = await callApi(shop, `/api/projects/${id}`, { ...postJson(change), method: "PUT" });
	expect([answer.status, (await findProject(shop, id))?.document]).toEqual([200, change.document]);
});

test("what was measured by other letters is saved as high as its own need, in groups too, and all else as it was drawn", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(shop);
	const drawn = { ...textElement("Für Zoë"), height: 44 } as TextElement;
	const estimated = { ...drawn, font: "pacifico", estimated: true } as TextElement;
	const looks = [{ opacity: 0.5 }, { locked: true }, { locks: ["content"] as const }, {}];
	const groups = looks.map((look, index): DesignElement => {
		const children = [{ ...estimated, id: `child-${index}` }];
		return { kind: "group", id: `g-${index}`, opacity: 1, ...look, children };
	});
	const document = documentWith(drawn, { ...estimated, id: "late" }, ...groups);
	const sent = { ...postJson({ variantId: MUG.variantId, document, baseVersion: 1 }), method: "PUT" };
	expect((await callApi(shop, `/api/projects/${id}`, sent)).status).toBe(200);
	const saved = (await findProject(shop, id))?.document.sides[0]?.elements ?? [];
	const own = measuredText({ ...drawn, font: "pacifico" }, serverShaper()).height;
	const measures = flatElements(saved).map((each) => each.kind === "text" && [each.id, each.height, each.estimated]);
	expect(measures).toEqual([
		[drawn.id, 44, undefined],
		["late", expect.closeTo(own, 9), undefined],
		...looks.map((_, index) => [`child-${index}`, expect.closeTo(own, 9), undefined]),
	]);
});

test("of much text that was measured by other letters a process of its own finds what it needs", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(shop);
	const long = { ...textElement("Für Zoë ".repeat(240)), font: "pacifico", size: 3, estimated: true } as TextElement;
	const fitting = { ...long, id: "fits", fit: true };
	const document = documentWith(long, fitting);
	const change = { variantId: MUG.variantId, document, baseVersion: 1 };
	const answers = mostProcesses("answer-measures.server.ts", () => saveProject(shop, id, change));
	expect(await answers).toBe(1);
	const saved = (await findProject(shop, id))?.document.sides[0]?.elements as readonly TextElement[];
	expect(saved.map(({ estimated }) => estimated)).toEqual([undefined, undefined]);
	expect(saved[0]?.height).toBeCloseTo(measuredText(long, serverShaper()).height, 9);
	expect(saved[1]?.size).toBeCloseTo(serverShaper().largestSize(fitting), 9);
	const others = await Promise.all([1, 2, 3, 4].map(() => makeProject(shop)));
	const all = await Promise.all(others.map((each) => saveProject(shop, each, change)));
	expect(all.map((each) => each.ok || each.reason).toSorted()).toEqual(["busy", true, true, true]);
});

function photo(id: string): DesignElement {
	const box = { x: 0, y: 0, width: 80, height: 60, rotation: 0, opacity: 1 };
	const crop = { x: 0, y: 0, width: 1, height: 1 };
	return { kind: "photo", id: "p1", picture: { id, width: 99_999, height: 1 }, crop, cornerRadius: 0, ...box };
}

async function storedPicture(shop: Shop, ownerId: string | null): Promise<string> {
	const id = randomUUID();
	await shop.db.insert(pictures).values({
		id,
		ownerId,
		sha256: createHash("sha256").update(id).digest("hex"),
		originalKey: "o",
		masterKey: "m",
		contentType: "image/jpeg",
		fileName: "photo.jpg",
		width: 4000,
		height: 3000,
		bytes: 1,
		createdAt: shop.now,
	});
	return id;
}
