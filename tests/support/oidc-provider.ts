import { createServer, type Server } from "node:http";
import Provider from "oidc-provider";

export type Account = { readonly email: string; readonly emailVerified: boolean };
export type IdentityProvider = {
	readonly issuer: string;
	/** Who signs in next, by the name typed into its form. */
	readonly accounts: Map<string, Account>;
	open(): Promise<void>;
	close(): Promise<void>;
};

export const CLIENT = { id: "shop", secret: "a secret between the two of us" } as const;

/** A real provider of OpenID Connect on a port of its own; it asks for a name and believes it. */
export function identityProvider(port: number, redirectUris: readonly string[]): IdentityProvider {
	const issuer = `http://127.0.0.1:${port}`;
	const accounts = new Map<string, Account>();
	const provider = new Provider(issuer, {
		clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [...redirectUris] }],
		claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
		conformIdTokenClaims: false,
		pkce: { required: () => true },
		cookies: { keys: ["a key of the test's own"] },
		findAccount: (_context, id) => ({
			accountId: id,
			claims: () => {
				const account = accounts.get(id);
				const names = { name: `${id} Example`, given_name: id, family_name: "Example" };
				return { sub: id, email: account?.email, email_verified: account?.emailVerified, ...names };
			},
		}),
	});
	let server: Server;
	return {
		issuer,
		accounts,
		open: () =>
			new Promise((resolve) => {
				server = createServer(provider.callback()).listen(port, "127.0.0.1", () => resolve());
			}),
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
