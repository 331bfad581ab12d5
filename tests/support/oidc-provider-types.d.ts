/** What the tests use of it; its own types are a package of their own. */
declare module "oidc-provider" {
	import type { RequestListener } from "node:http";

	export default class Provider {
		constructor(
			issuer: string,
			settings: { findAccount: (context: unknown, id: string) => unknown } & Readonly<Record<string, unknown>>,
		);
		callback(): RequestListener;
	}
}
