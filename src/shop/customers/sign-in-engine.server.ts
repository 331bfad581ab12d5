import type { createBetterAuth, EngineParts } from "./better-auth.server.ts";

/** So long a provider that did not answer is left alone. */
const RETRY_MILLISECONDS = 10_000;

type Engine = { readonly handler: (request: Request) => Promise<Response>; readonly retryAt: number };

/**
 * The engine, loaded with the first sign-in: a shop that nobody signs in to does without its memory.
 * A provider that could not be reached is tried again: the engine itself would forget it until the next start.
 */
export function signInEngine(parts: EngineParts): (request: Request) => Promise<Response> {
	let engine: Promise<Engine> | undefined;
	return async (request) => {
		engine ??= open();
		let current = await engine;
		if (current.retryAt <= parts.workshop().now.getTime()) {
			engine = open();
			current = await engine;
		}
		return current.handler(request);
	};

	async function open(): Promise<Engine> {
		const module = await import("./better-auth.server.ts");
		const auth: ReturnType<typeof createBetterAuth> = module.createBetterAuth(parts);
		const { socialProviders } = await auth.$context;
		const isWhole = parts.oidc.every(({ id }) => socialProviders.some((provider) => provider.id === id));
		return {
			handler: auth.handler,
			retryAt: isWhole ? Number.POSITIVE_INFINITY : parts.workshop().now.getTime() + RETRY_MILLISECONDS,
		};
	}
}
