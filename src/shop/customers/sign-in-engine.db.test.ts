import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENT, identityProvider } from "../../../tests/support/oidc-provider.ts";
import { freePort } from "../../../tests/support/running-shop.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { askEngine } from "./ask-engine.server.ts";
import { signInEngine } from "./sign-in-engine.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

test("a provider that is down when the shop starts is there again soon after it is back", async () => {
	const port = await freePort();
	const provider = identityProvider(port, ["http://localhost/api/auth/callback/acme"]);
	let now = bench.shop.now;
	const acme = { id: "acme", name: "Acme", issuer: provider.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret };
	const engine = signInEngine({ workshop: () => ({ ...bench.shop, now }), hosts: ["localhost"], oidc: [acme] });
	const start = () =>
		askEngine({ ...bench.shop, engine }, "POST", "/sign-in/social", { provider: "acme", disableRedirect: true });
	expect((await start()).status).toBe(404);
	await provider.open();
	expect((await start()).status).toBe(404);
	now = new Date(now.getTime() + 10_000);
	expect((await start()).data.url).toContain(`${provider.issuer}/auth?`);
	await provider.close();
});
