import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handovers, pictures } from "#database/schema.ts";
import { visiblePictures } from "#shop/media/pictures.server.ts";
import { findProject, saveProject } from "#shop/projects/projects.server.ts";
import type { Shop } from "#shop/shop.ts";
import { MUG, makeProject, stockMug } from "../../../tests/support/factories.ts";
import { signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { findOffer, offerProject, takenProject, takeProject } from "./hand-over.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const visitor = () => anotherVisitor(bench.shop);

async function secretFor(shop: Shop, projectId: string): Promise<string> {
	const offer = await offerProject(shop, projectId);
	if (!offer.ok) throw new Error(offer.reason);
	return offer.value.path.slice("/continue/".length);
}

/** A design with one photo of the visitor's. */
async function designWithPhoto(shop: Shop): Promise<{ projectId: string; picture: string }> {
	const picture = randomUUID();
	const keys = { originalKey: "original", masterKey: "master", contentType: "image/png", fileName: "a.png" };
	const size = { width: 20, height: 20, bytes: 1, createdAt: shop.now };
	await shop.db
		.insert(pictures)
		.values({ id: picture, ownerId: shop.owner.start(), sha256: "a".repeat(64), ...keys, ...size });
	const projectId = await makeProject(shop);
	const project = await findProject(shop, projectId);
	const [side, ...others] = project?.document.sides ?? [];
	if (!project || !side) throw new Error("No project was made");
	const photo = {
		kind: "photo",
		id: "photo",
		x: 5,
		y: 5,
		width: 20,
		height: 20,
		rotation: 0,
		opacity: 1,
		cornerRadius: 0,
	} as const;
	const shown = { picture: { id: picture, width: 20, height: 20 }, crop: { x: 0, y: 0, width: 1, height: 1 } };
	const document = { ...project.document, sides: [{ ...side, elements: [{ ...photo, ...shown }] }, ...others] };
	const saved = await saveProject(shop, projectId, { variantId: project.variantId, document, baseVersion: 1 });
	if (!saved.ok) throw new Error(saved.reason);
	return { projectId, picture };
}

test("another device gets a copy with its photos, once, and nothing of its own goes back", async () => {
	const [desk, phone] = [visitor(), visitor()];
	const { projectId, picture } = await designWithPhoto(desk);
	const secret = await secretFor(desk, projectId);
	const own = await makeProject(phone);
	expect(await findOffer(phone, secret)).toEqual({ own: undefined });
	expect(await findOffer(desk, secret)).toEqual({ own: { articleId: MUG.id, projectId } });
	const taken = await takeProject(phone, secret);
	if (!taken.ok) throw new Error(taken.reason);
	expect(taken.value.projectId).not.toBe(projectId);

	const copy = await findProject(phone, taken.value.projectId);
	const [photo] = copy?.document.sides[0]?.elements ?? [];
	const copied = photo?.kind === "photo" ? (photo.picture?.id ?? "") : "";
	expect(copied).not.toBe(picture);
	expect((await visiblePictures(phone, [copied])).get(copied)).toMatchObject({ masterKey: "master" });
	expect((await visiblePictures(phone, [picture])).size).toBe(0);
	expect(await findProject(desk, projectId)).toMatchObject({ version: 2 });
	expect(await findProject(desk, own)).toBeUndefined();
	expect(await findProject(desk, taken.value.projectId)).toBeUndefined();

	expect(await findOffer(visitor(), secret)).toBeUndefined();
	expect(await takeProject(visitor(), secret)).toEqual({ ok: false, reason: "used" });
	expect(await takenProject(visitor(), secret)).toBeUndefined();
	expect(await takenProject(phone, secret)).toEqual(taken.value);
	const again = await takeProject(phone, await secretFor(desk, projectId));
	const second = again.ok ? await findProject(phone, again.value.projectId) : undefined;
	expect(second?.document).toEqual(copy?.document);
});

test("after ten minutes, without its secret or for a stranger's design there is no way in", async () => {
	const desk = visitor();
	const projectId = await makeProject(desk);
	const secret = await secretFor(desk, projectId);
	const later = { ...visitor(), now: new Date(bench.shop.now.getTime() + 10 * 60_000) };
	expect(await findOffer(later, secret)).toBeUndefined();
	expect(await takeProject(later, secret)).toMatchObject({ reason: "used" });
	expect(await takeProject(visitor(), `${secret.slice(1)}A`)).toMatchObject({ reason: "used" });
	expect(await offerProject(visitor(), projectId)).toMatchObject({ reason: "not_found" });
	expect(JSON.stringify(await bench.shop.db.select().from(handovers))).not.toContain(secret);
	expect(await takeProject(desk, secret)).toMatchObject({ value: { projectId } });
});

test("a customer's design asks for the sign-in, and a kiosk neither offers nor takes", async () => {
	const customer = await signUpAndIn(visitor(), "phone@example.test");
	const projectId = await makeProject(customer);
	expect(await offerProject(customer, projectId)).toEqual({
		ok: true,
		value: { path: `/login?callbackUrl=%2Fcreate%2F11%3Fproject%3D${projectId}`, expiresAt: null },
	});
	const desk = visitor();
	const secret = await secretFor(desk, await makeProject(desk));
	const kiosk = { ...visitor(), site: { ...bench.shop.site, kiosk: true } };
	expect(await takeProject(kiosk, secret)).toMatchObject({ reason: "used" });
	expect(await offerProject(kiosk, await makeProject(kiosk))).toMatchObject({ reason: "not_found" });
	expect(await takeProject(customer, secret)).toMatchObject({ ok: true });
});
