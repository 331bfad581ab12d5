import type { Context } from "hono";
import { type SignInRefusal, signIn, signOut } from "#shop/customers/sign-in.server.ts";
import { limitBody } from "#shop/limit-body.ts";
import type { ApiEnvironment, OpenApiApp } from "#shop/open-api-app.ts";
import type { Shop } from "#shop/shop.ts";
import { hasCsrfToken, sendCsrfToken } from "./csrf-token.server.ts";
import { finishProviderSignIn, startProviderSignIn } from "./provider-sign-in.server.ts";

const MOST_BYTES = 20_000;
const ERRORS = {
	wrong: { error: "CredentialsSignin", status: 401 },
	not_confirmed: { error: "EmailNotVerified", status: 401 },
	second_factor: { error: "SecondFactorRequired", status: 401 },
	too_many: { error: "TooManyRequests", status: 429 },
} as const satisfies Record<SignInRefusal, { error: string; status: number }>;
const RETRY_SECONDS = "900";

type Calling = Context<ApiEnvironment>;
type Form = { readonly fields: Readonly<Record<string, string>>; readonly target: string | undefined };

/**
 * The wire protocol of Auth.js, which `next-auth/react` speaks (specification, sections 7 and 8).
 * Nothing else of the engine can be reached from outside.
 */
export function mountAuth(app: Pick<OpenApiApp, "use" | "get" | "post" | "all">): void {
	app.use("/api/auth/*", limitBody(MOST_BYTES), async (context, next) => {
		const shop = context.get("shop");
		const host = context.req.header("host") ?? "";
		if (new URL(shop.origin).hostname !== host.replace(/:\d+$/, "").toLowerCase())
			return context.json({ error: "UnknownHost" }, 421);
		await next();
		context.res.headers.set("cache-control", "private, no-store");
	});

	app.get("/api/auth/providers", (context) => context.json(providersOf(context.get("shop"))));
	app.get("/api/auth/csrf", (context) => context.json({ csrfToken: sendCsrfToken(context.get("shop")) }));
	app.get("/api/auth/session", (context) => context.json(sessionOf(context.get("shop"))));
	app.get("/api/auth/signin", (context) => {
		const shop = context.get("shop");
		const target = URL.parse(context.req.query("callbackUrl") ?? "", shop.origin);
		const path = target?.origin === shop.origin ? `${target.pathname}${target.search}` : "/";
		return context.redirect(`${loginPage(shop)}?callbackUrl=${encodeURIComponent(path)}`);
	});

	app.get("/api/auth/callback/:provider", async (context) => {
		const shop = context.get("shop");
		const { search } = new URL(context.req.url);
		return context.redirect(await finishProviderSignIn(shop, context.req.param("provider"), search));
	});

	for (const step of ["signin", "callback"])
		app.post(`/api/auth/${step}/:provider`, async (context) => {
			const shop = context.get("shop");
			const id = context.req.param("provider") ?? "";
			const form = await readForm(context);
			if (!Object.hasOwn(providersOf(shop), id)) return fail(context, form, "InvalidProvider", 400);
			if (!hasCsrfToken(shop, form.fields.csrfToken)) return fail(context, form, "MissingCSRF", 403);
			if (!form.target) return fail(context, form, "InvalidCallbackUrl", 400);
			if (id !== "credentials") {
				const started = await startProviderSignIn(shop, id, form.target);
				return started ? answer(context, form, started, 200) : fail(context, form, "OAuthSignin", 400);
			}
			const { email = "", password = "", totp: code } = form.fields;
			const done = await signIn(shop, { email, password, code });
			if (!done.ok) return fail(context, form, ERRORS[done.reason].error, ERRORS[done.reason].status);
			return answer(context, form, form.target, 200);
		});

	app.post("/api/auth/signout", async (context) => {
		const shop = context.get("shop");
		const form = await readForm(context);
		if (!hasCsrfToken(shop, form.fields.csrfToken))
			return context.json({ error: "Could not fetch CSRF Token for signing out" }, 400);
		await signOut(shop);
		return answer(context, form, form.target ?? shop.origin, 200);
	});

	app.all("/api/auth/*", (context) => context.json({ error: "Not Found" }, 404));
}

/** The engine's own pages are never shown. */
function loginPage(shop: Shop, error?: string): string {
	return `${shop.origin}${shop.prefix}/login${error ? `?error=${error}` : ""}`;
}

function providersOf({ origin, oidcProviders }: Shop) {
	const all = [
		{ id: "credentials", name: "E-mail", type: "credentials" },
		...oidcProviders.map(({ id, name }) => ({ id, name, type: "oauth" })),
	];
	return Object.fromEntries(
		all.map((provider) => [
			provider.id,
			{
				...provider,
				signinUrl: `${origin}/api/auth/signin/${provider.id}`,
				callbackUrl: `${origin}/api/auth/callback/${provider.id}`,
			},
		]),
	);
}

function sessionOf({ customer }: Shop) {
	if (!customer) return {};
	const { id, email, displayName, type, group, signedInUntil } = customer;
	return { user: { id, name: displayName, email, image: null, type, group }, expires: signedInUntil.toISOString() };
}

/** Addresses on another site than the shop's are none. */
async function readForm(context: Calling): Promise<Form> {
	const fields = Object.fromEntries(new URLSearchParams(await context.req.text()));
	const { origin } = context.get("shop");
	const target = URL.parse(fields.callbackUrl || "/", origin);
	return { fields, target: target?.origin === origin ? target.href : undefined };
}

function fail(context: Calling, form: Form, error: string, status: 400 | 401 | 403 | 429) {
	if (status === 429) context.header("retry-after", RETRY_SECONDS);
	return answer(context, form, loginPage(context.get("shop"), error), status);
}

/** The client asks with `json` and reads `error` out of the address; a plain form is led there. */
function answer(context: Calling, { fields }: Form, url: string, status: 200 | 400 | 401 | 403 | 429) {
	return fields.json === "true" ? context.json({ url }, status) : context.redirect(url);
}
