import { Writable } from "node:stream";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
	type EntryContext,
	type HandleErrorFunction,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from "react-router";
import { isCrawler } from "#core/crawler.ts";
import { contentSecurityPolicy } from "#http/security.ts";
import type { PageHandle } from "#layouts/plain-page.ts";
import { paymentOrigins } from "#shop/payments/payments.server.ts";
import { analyticsSources } from "#shop/sessions/analytics.server.ts";
import type { Shop } from "#shop/shop.ts";
import { nonceContext, shopContext } from "#shop/shop-context.ts";
import { textsOf } from "#shop/texts.server.ts";

const PATIENCE_MILLISECONDS = 10_000;
/** Bytes that React may write before it waits: more than any page has. */
const LONGEST_PAGE = 4_000_000;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isCrawler(request.headers.get("user-agent"))) return;
	if (isRouteErrorResponse(error) && error.status < 500) return;
	const shop = (context as Readonly<RouterContextProvider>).get(shopContext);
	shop.log.error({ err: error, path: new URL(request.url).pathname }, "page failed");
};

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const nonce = context.get(nonceContext);
	const tagSources = await analyticsSources(context.get(shopContext));
	const crawler = isbot(request.headers.get("user-agent"));
	let answerStatus = status;
	let shellSent = false;
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => abort(), PATIENCE_MILLISECONDS);
		const { pipe, abort } = renderToPipeableStream(
			<I18nextProvider i18n={textsOf(context.get(shopContext).locale)}>
				<ServerRouter context={routerContext} url={request.url} {...(import.meta.env.DEV ? {} : { nonce })} />
			</I18nextProvider>,
			{
				...(import.meta.env.DEV ? {} : { nonce }),
				[crawler ? "onAllReady" : "onShellReady"]() {
					shellSent = true;
					headers.set("content-type", "text/html; charset=utf-8");
					const targets = formTargets(routerContext, context.get(shopContext));
					headers.set("content-security-policy", contentSecurityPolicy(nonce, { formTargets: targets, tagSources }));
					const body = streamOf(pipe, () => clearTimeout(timer));
					resolve(new Response(body, { headers, status: answerStatus }));
				},
				onShellError(error) {
					clearTimeout(timer);
					reject(error);
				},
				onError(error) {
					answerStatus = 500;
					if (shellSent) context.get(shopContext).log.error({ err: error }, "page failed while streaming");
				},
			},
		);
	});
}

/** Where a form of the page may be led by its answer: its `handle` says so. */
function formTargets({ staticHandlerContext, routeModules }: EntryContext, shop: Shop): string[] {
	return staticHandlerContext.matches.flatMap(({ route }) => {
		const handle = routeModules[route.id]?.handle as PageHandle | undefined;
		const leads = handle?.leadsToPayment;
		const isPaying = typeof leads === "function" ? leads(staticHandlerContext.loaderData[route.id]) : leads;
		return [
			...(isPaying ? paymentOrigins(shop) : []),
			...(handle?.leadsToProviders ? shop.oidcProviders.map(({ issuer }) => new URL(issuer).origin) : []),
		];
	});
}

/** React writes a page in hundreds of small pieces: those of one turn leave together. */
function streamOf(pipe: (target: Writable) => void, onEnd: () => void): ReadableStream<Uint8Array> {
	let pieces: Uint8Array[] = [];
	let gone = false;
	let target: Writable | undefined;
	return new ReadableStream<Uint8Array>({
		start(controller) {
			function send(): void {
				if (pieces.length && !gone) controller.enqueue(Buffer.concat(pieces));
				pieces = [];
			}
			target = new Writable({
				highWaterMark: LONGEST_PAGE,
				write(piece: Uint8Array, _, done) {
					if (!pieces.length) setImmediate(send);
					pieces.push(piece);
					done();
				},
				final(done) {
					onEnd();
					send();
					if (!gone) controller.close();
					gone = true;
					done();
				},
				destroy(error, done) {
					onEnd();
					if (!gone) controller.error(error ?? new Error("The page was broken off"));
					gone = true;
					done(null);
				},
			});
			pipe(target);
		},
		cancel() {
			gone = true;
			target?.destroy();
		},
	});
}
