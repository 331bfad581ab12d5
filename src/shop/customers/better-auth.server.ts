import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { z } from "zod";
import { CUSTOMER_TYPES } from "#core/customer-type.ts";
import type { OidcProvider } from "#core/oidc-provider.ts";
import { PASSWORD_LENGTH } from "#core/password.ts";
import * as schema from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { ADDRESS_HEADER, AUTH_PATH, PLACE_HEADER } from "./ask-engine.server.ts";
import { hashPassword, isPassword } from "./hash-password.server.ts";
import { COOKIE_PREFIX, isSecure, SIGN_IN_SECONDS, signInKey } from "./sign-in-cookie.server.ts";
import { mailResetLink, mailSignUp, trustMailbox } from "./sign-in-mails.server.ts";

const RESET_SECONDS = 3600;

const line = (most: number) =>
	({ type: "string", required: false, validator: { input: z.string().max(most) } }) as const;
const ours = { type: "string", required: false, input: false } as const;

export type EngineParts = {
	readonly workshop: () => Workshop;
	/** Without their ports. */
	readonly hosts: readonly string[];
	readonly oidc: readonly OidcProvider[];
};

/** The engine over our tables, under our names. What it may do and what we do ourselves: docs/decisions/0100-sign-in.md. */
export function createBetterAuth({ workshop, hosts, oidc }: EngineParts) {
	const { db, log, ...shop } = workshop();
	return betterAuth({
		appName: "Keepsake",
		secret: signInKey(shop),
		basePath: AUTH_PATH,
		baseURL: {
			allowedHosts: hosts.flatMap((host) => [host, `${host}:*`]),
			protocol: isSecure(shop) ? "https" : "http",
		},
		telemetry: { enabled: false },
		logger: {
			level: "error",
			log: (level, message) => log[level]({ engine: message }, "sign-in"),
		},
		database: drizzleAdapter(db as never, { provider: "pg", schema, transaction: true }),
		advanced: {
			cookiePrefix: COOKIE_PREFIX,
			useSecureCookies: isSecure(shop),
			ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
			database: { generateId: "serial" },
		},
		// Ours counts by account too: limit-attempts.server.ts.
		rateLimit: { enabled: false },
		user: {
			modelName: "customers",
			fields: { name: "displayName", image: "avatarUrl" },
			additionalFields: {
				type: { type: [...CUSTOMER_TYPES], required: false, validator: { input: z.enum(CUSTOMER_TYPES) } },
				firstName: line(80),
				lastName: line(80),
				companyName: line(120),
				site: ours,
				brand: ours,
				locale: ours,
			},
		},
		session: {
			modelName: "customerSessions",
			fields: { userId: "customerId" },
			expiresIn: SIGN_IN_SECONDS,
			cookieCache: { enabled: false },
		},
		account: {
			modelName: "customerAccounts",
			fields: { userId: "customerId" },
			updateAccountOnSignIn: false,
			accountLinking: { enabled: true },
		},
		verification: { modelName: "customerTokens", storeIdentifier: "hashed" },
		emailAndPassword: {
			enabled: true,
			requireEmailVerification: true,
			revokeSessionsOnPasswordReset: true,
			minPasswordLength: PASSWORD_LENGTH.least,
			maxPasswordLength: PASSWORD_LENGTH.most,
			resetPasswordTokenExpiresIn: RESET_SECONDS,
			password: {
				hash: hashPassword,
				verify: ({ hash, password }) => isPassword(hash, password),
			},
			sendResetPassword: ({ user, token }, request) => mailResetLink(workshop(), placeOf(request), user.email, token),
			onPasswordReset: ({ user }) => trustMailbox(workshop(), Number(user.id), user.email),
			onExistingUserSignUp: ({ user }, request) => mailSignUp(workshop(), placeOf(request), user, "again"),
		},
		emailVerification: {
			sendOnSignUp: true,
			sendVerificationEmail: ({ user }, request) => mailSignUp(workshop(), placeOf(request), user, "first"),
		},
		databaseHooks: {
			user: {
				create: {
					before: async (user, context) => {
						const [brand, locale] = placeOf(context?.request).split(" ");
						return { data: { ...user, brand, locale } };
					},
				},
			},
			// What a provider gives for its own interfaces is of no use here: it is not kept.
			account: {
				create: {
					before: async (account) => ({
						data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null },
					}),
				},
			},
		},
		plugins: [
			asksAfterProviders(
				twoFactor({
					issuer: "Keepsake",
					twoFactorTable: "customerTwoFactors",
					schema: { twoFactor: { modelName: "customerTwoFactors", fields: { userId: "customerId" } } },
				}),
			),
			genericOAuth({
				config: oidc.map((provider) => ({
					providerId: provider.id,
					name: provider.name,
					discoveryUrl: `${provider.issuer}/.well-known/openid-configuration`,
					requireIdTokenVerification: true,
					clientId: provider.clientId,
					clientSecret: provider.clientSecret,
					scopes: ["openid", "email", "profile"],
					mapProfileToUser: ({ name, given_name, family_name, email }) => ({
						name: String(name ?? email ?? "").slice(0, 160),
						firstName: given_name ? String(given_name).slice(0, 80) : undefined,
						lastName: family_name ? String(family_name).slice(0, 80) : undefined,
					}),
				})),
			}),
		],
	});
}

/** The plugin asks for the second factor after a password alone; here also after a provider's sign-in. */
function asksAfterProviders<Plugin extends ReturnType<typeof twoFactor>>(plugin: Plugin): Plugin {
	for (const hook of plugin.hooks.after) {
		const matches = hook.matcher;
		hook.matcher = (context) => matches(context) || context.path === "/callback/:id";
	}
	return plugin;
}

/** Brand and locale of the page that the visitor came from. */
function placeOf(request: Request | undefined): string {
	return request?.headers.get(PLACE_HEADER) ?? "";
}
