import { sitePath } from "#core/site-path.ts";
import { askEngine, keepCookies } from "#shop/customers/ask-engine.server.ts";
import { countAttempt, PER_ADDRESS } from "#shop/customers/limit-attempts.server.ts";
import { rememberVisit } from "#shop/customers/remember-visit.server.ts";
import type { Shop } from "#shop/shop.ts";

/** The provider's address to which the browser is led; it comes back to `target`, which is on this site. */
export async function startProviderSignIn(shop: Shop, provider: string, target: string): Promise<string | undefined> {
	if (!(await countAttempt(shop, `provider ${shop.clientAddress}`, PER_ADDRESS))) return undefined;
	const answer = await askEngine(shop, "POST", "/sign-in/social", {
		provider,
		callbackURL: target,
		errorCallbackURL: `${shop.origin}${shop.prefix}/login`,
		disableRedirect: true,
	});
	if (answer.status !== 200 || typeof answer.data.url !== "string") return undefined;
	keepCookies(shop, answer);
	return answer.data.url;
}

/** Back from the provider: where to go on. Who has a second factor is asked for it first. */
export async function finishProviderSignIn(shop: Shop, provider: string, search: string): Promise<string> {
	const isKnown = shop.oidcProviders.some(({ id }) => id === provider);
	const login = `${shop.prefix}/login`;
	if (!isKnown) return `${login}?error=InvalidProvider`;
	const answer = await askEngine(shop, "GET", `/callback/${provider}${search}`);
	const target = URL.parse(answer.location ?? "", shop.origin);
	if (!target || target.origin !== shop.origin) return `${login}?error=OAuthCallback`;
	keepCookies(shop, answer);
	const path = sitePath(`${target.pathname}${target.search}`) ?? "/";
	if (answer.data.twoFactorRedirect) return `${login}?view=code&callbackUrl=${encodeURIComponent(path)}`;
	if (target.searchParams.has("error")) return `${login}?error=OAuthCallback`;
	await rememberVisit(shop, answer);
	return path;
}
