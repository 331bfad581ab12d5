import { expect } from "vitest";
import { test } from "../support/browser-test.ts";

test("a newsletter is asked for, confirmed and left without script, and left without cookies", async ({
	shop,
	database,
}) => {
	const post = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
		fetch(address, { method: "POST", body: new URLSearchParams(fields), headers });
	const text = async () =>
		(await database.query<{ text: string }>("select text from mail_outbox order by id desc limit 1")).rows[0]?.text ??
		"";
	const own = { origin: shop.url };
	expect((await post(`${shop.url}/es-es/newsletter`, { email: "ana" }, own)).status).toBe(422);
	expect((await post(`${shop.url}/es-es/newsletter`, { email: "ana@example.test" }, own)).status).toBe(200);
	const confirm = /\/newsletter\?confirm=[\w.-]+/.exec(await text())?.[0] ?? "";
	expect(await (await fetch(`${shop.url}/es-es${confirm}`)).text()).toContain("Sí, enviadme el boletín");
	expect((await post(`${shop.url}/es-es${confirm}`, {}, own)).status).toBe(200);
	const again = await (await fetch(`${shop.url}/es-es${confirm}`)).text();
	expect(again).toContain("Este enlace ya se ha usado");
	expect(again).not.toContain("Sí, enviadme el boletín");
	const key = /\/newsletter\?key=([\w.-]+)/.exec(await text())?.[1] ?? "";
	const left = await post(`${shop.url}/es-es/unsubscribe?key=${key}`, { "List-Unsubscribe": "One-Click" });
	expect([left.status, left.headers.get("set-cookie")]).toEqual([200, null]);
	const { rows } = await database.query("select status from newsletter_subscriptions");
	expect(rows).toEqual([{ status: "UNSUBSCRIBED" }]);
	const late = await (await fetch(`${shop.url}/es-es${confirm}`)).text();
	expect(late).toContain("Este enlace ya no vale");
	expect(late).not.toContain("Sí, enviadme el boletín");
});
