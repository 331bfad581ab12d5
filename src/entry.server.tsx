import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
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
import { nonceContext, shopContext } from "#shop/shop-context.ts";
import { textsOf } from "#shop/texts.server.ts";

const PATIENCE_MILLISECONDS = 10_000;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted || isbot(request.headers.get("user-agent"))) return;
	if (isRouteErrorResponse(error) && error.status < 500) return;
	const shop = (context as Readonly<RouterContextProvider>).get(shopContext);
	shop.log.error({ err: error, path: new URL(request.url).pathname }, "page failed");
};

export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	context: RouterContextProvider,
): Promise<Response> {
	const nonce = context.get(nonceContext);
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
					const body = new PassThrough({
						final(done) {
							clearTimeout(timer);
							done();
						},
					});
					headers.set("content-type", "text/html; charset=utf-8");
					pipe(body);
					resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }));
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
