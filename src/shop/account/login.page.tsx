import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { loginRedirectionByCart } from "#guards/login-redirection-by-cart.ts";
import { callbackPath, loginPath } from "#guards/page-path.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect, redirectDocument } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { changeCheckout } from "#shop/checkout/checkout.server.ts";
import { confirmSecondFactor, type SignedIn, signIn, signOut } from "#shop/customers/sign-in.server.ts";
import { isConfirmLinkGood } from "#shop/customers/sign-in-mails.server.ts";
import { confirmAgain, signUp } from "#shop/customers/sign-up.server.ts";
import type { Shop } from "#shop/shop.ts";
import { shopContext, visitorStateContext } from "#shop/shop-context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import type { Route } from "./+types/login.page";
import { CodeForm } from "./code-form.tsx";
import { GuestWay } from "./guest-way.tsx";
import { type FieldErrors, parseEmail, parseSignIn, parseSignUp, typedIn } from "./login-forms.ts";
import { OtherWays } from "./other-ways.tsx";
import { startProviderSignIn } from "./provider-sign-in.server.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { SentForm } from "./sent-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export const handle = { texts: ["login"], leadsToProviders: true };
export const middleware: Route.MiddlewareFunction[] = [loginRedirectionByCart];

/** What the sign-in page shows: one form at a time, each with an address of its own. */
const VIEWS = ["sign-in", "sign-up", "code", "sent", "confirmed", "erased", "signed-out"] as const;
/** As the facade of /api/auth names them. */
const ERRORS: Readonly<Partial<Record<string, Refusal>>> = {
	CredentialsSignin: "wrong",
	EmailNotVerified: "not_confirmed",
	TooManyRequests: "too_many",
};
type Refusal = "wrong" | "wrong_code" | "too_many" | "not_confirmed" | "provider";

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const { searchParams } = new URL(request.url);
	const callback = callbackPath(shop, request);
	const error = searchParams.get("error");
	const asked = error === "SecondFactorRequired" ? "code" : searchParams.get("view");
	const shown = VIEWS.find((view) => view === asked);
	const confirm = searchParams.get("confirm") ?? "";
	const isGood = confirm !== "" && (await isConfirmLinkGood(shop, confirm));
	return {
		view: shown && (shown !== "confirmed" || shop.customer) ? shown : "sign-in",
		callback,
		mayBeGuest: callback?.startsWith("/checkout") === true,
		providers: shop.oidcProviders.map(({ id, name }) => ({ id, name })),
		confirm: isGood ? confirm : "",
		confirmUsed: confirm !== "" && !isGood,
		sentAgain: searchParams.has("again"),
		resetDone: searchParams.get("reset") === "done",
		failed: error === null || asked === "code" ? undefined : (ERRORS[error] ?? "provider"),
	};
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	const callback = callbackPath(shop, request);
	const signedIn = ({ confirmed }: SignedIn) =>
		redirectDocument(confirmed ? view("confirmed", callback) : loginPath(callback));
	switch (form.get("intent") ?? "guest") {
		case "guest":
			await changeCheckout(shop, { guestChoice: "continue_like_guest" });
			return redirect(callback ?? "/checkout");
		case "sign-in": {
			const credentials = parseSignIn(form);
			if (!credentials.ok) return wrong(form, credentials.fields);
			const done = await signIn(shop, { ...credentials.value, confirm: String(form.get("confirm") ?? "") });
			if (done.ok) return signedIn(done.value);
			return done.reason === "second_factor" ? redirect(view("code", callback)) : refuse(form, done.reason);
		}
		case "code": {
			const done = await confirmSecondFactor(shop, String(form.get("code") ?? "").slice(0, 40));
			if (done.ok) return signedIn(done.value);
			return refuse(form, done.reason === "wrong" ? "wrong_code" : "too_many");
		}
		case "sign-up": {
			const person = parseSignUp(form);
			if (!person.ok) return wrong(form, person.fields);
			const done = await signUp(shop, person.value);
			return done.ok ? redirect(view("sent", callback)) : refuse(form, done.reason);
		}
		case "again": {
			const asked = parseEmail(form);
			if (!asked.ok) return wrong(form, asked.fields);
			const done = await confirmAgain(shop, asked.value.email);
			return done.ok ? redirect(`${view("sent", callback)}&again=1`) : refuse(form, done.reason);
		}
		case "provider":
			return startAtProvider(shop, form, callback);
		case "sign-out": {
			const { pieces } = await context.get(visitorStateContext)();
			await signOut(shop);
			return redirectDocument(shop.customer && pieces > 0 ? view("signed-out", undefined) : "/");
		}
		default:
			return redirect(loginPath(callback));
	}
}

async function startAtProvider(shop: Shop, form: FormData, callback: string | undefined) {
	const id = String(form.get("provider") ?? "");
	const isKnown = shop.oidcProviders.some((provider) => provider.id === id);
	const target = `${shop.origin}${shop.prefix}${callback ?? loginPath(undefined)}`;
	const started = isKnown ? await startProviderSignIn(shop, id, target) : undefined;
	return started ? redirectDocument(started) : refuse(form, "provider");
}

function view(name: (typeof VIEWS)[number], callback: string | undefined): string {
	const path = loginPath(callback);
	return `${path}${path.includes("?") ? "&" : "?"}view=${name}`;
}

function wrong(form: FormData, fields: FieldErrors) {
	return data({ fields, typed: typedIn(form), refused: undefined }, { status: 422 });
}

function refuse(form: FormData, refused: Refusal) {
	return data(
		{ fields: {} as FieldErrors, typed: typedIn(form), refused },
		{ status: refused === "too_many" ? 429 : 422 },
	);
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("login");
	const brand = useContext(ShopBrand);
	const { view, callback, mayBeGuest, providers, confirm, confirmUsed } = loaderData;
	const form = { fields: actionData?.fields ?? {}, typed: actionData?.typed ?? {} };
	const title = t(TITLES[mayBeGuest && view === "sign-in" ? "checkout" : view]);
	const isGuestFirst = view === "sign-in" && mayBeGuest;
	const isWelcome = view === "sign-in" && !mayBeGuest;
	const refused = actionData ? actionData.refused : loaderData.failed;
	const hasOtherWays = (view === "sign-in" || view === "sign-up") && (mayBeGuest || providers.length > 0);
	const refusal = refused && <RefusedNotice answer={actionData}>{t(`refused.${refused}`)}</RefusedNotice>;
	const signIn = <SignInForm form={form} confirm={confirm} callback={callback} isFirst={!isGuestFirst} />;
	return (
		<div className="page-column grid grid-cols-1 gap-8 py-10 lg:py-16">
			<PageTitle>{title}</PageTitle>
			<div className={hasOtherWays ? "grid gap-10 lg:grid-cols-2 lg:gap-16" : "grid"}>
				<div className="grid max-w-form content-start gap-6">
					<h1 className="text-36">{isWelcome ? t(`welcome.${brand}`) : title}</h1>
					{!(isGuestFirst && actionData) && refusal}
					{loaderData.resetDone && !actionData && <Notice tone="success">{t("resetDone")}</Notice>}
					{confirm && !actionData && <Notice>{t("confirm")}</Notice>}
					{confirmUsed && !actionData && <Notice tone="warning">{t("confirmUsed")}</Notice>}
					{view === "sign-in" && (isGuestFirst ? <GuestWay look="primary" /> : signIn)}
					{view === "sign-up" && <SignUpForm form={form} callback={callback} />}
					{view === "code" && <CodeForm />}
					{view === "confirmed" && (
						<>
							<p className="text-18 text-ink-soft">{t("confirmed")}</p>
							<ButtonLink to={callback ?? "/accounts/home"} className="justify-self-start">
								{t("send")}
							</ButtonLink>
						</>
					)}
					{view === "erased" && <p className="text-18 text-ink-soft">{t("erased")}</p>}
					{view === "signed-out" && (
						<>
							<p className="text-18 text-ink-soft">{t("signedOut")}</p>
							<div className="flex flex-wrap gap-3">
								<ButtonLink to="/">{t("general:button.backHome")}</ButtonLink>
								<ButtonLink to="/login" look="secondary">
									{t("signIn")}
								</ButtonLink>
							</div>
						</>
					)}
					{view === "sent" && <SentForm form={form} callback={callback} again={loaderData.sentAgain && !actionData} />}
				</div>
				{hasOtherWays && (
					<OtherWays providers={providers} mayBeGuest={mayBeGuest && !isGuestFirst}>
						{isGuestFirst && (
							<div className="grid gap-6">
								<h2 className="text-28">{t("known")}</h2>
								{actionData && refusal}
								{signIn}
							</div>
						)}
					</OtherWays>
				)}
			</div>
		</div>
	);
}

const TITLES = {
	"sign-in": "title",
	checkout: "titleCheckout",
	"sign-up": "titleSignUp",
	code: "titleCode",
	sent: "titleSent",
	confirmed: "titleConfirmed",
	erased: "titleErased",
	"signed-out": "titleSignedOut",
} as const;
