import { useCallback } from "react";
import { createContext, type DataStrategyResult, type MiddlewareFunction, useRevalidator } from "react-router";
import { isUnreachable } from "#core/is-unreachable.ts";

/** Set by a change, for the reading of the page that follows it. */
const followsChange = createContext(false);
const page = { address: "", isReadAgain: false, isStale: false };
const listeners = new Set<() => void>();

/**
 * A page that gets no answer as it is read anew, after a change or by itself, keeps what it shows, and is stale until it
 * is read. A next page that gets none is told as such: nothing of it is there to be kept.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request, context }, next) => {
	if (request.method !== "GET") {
		context.set(followsChange, true);
		return next();
	}
	const isShown = addressOf(request.url) === page.address && (page.isReadAgain || context.get(followsChange));
	const results = await next();
	const answered = Object.entries(results).filter(([, { type, result }]) => type === "data" || !isUnreachable(result));
	const isUnanswered = answered.length < Object.keys(results).length;
	if (isUnanswered) setStale(isShown);
	else if (results.root?.type === "data") setStale(false);
	return isShown ? Object.fromEntries(answered) : results;
};

/** Which page is shown: the address bar may be ahead of it. */
export function nameKeptPage(href: string): void {
	page.address = addressOf(href);
}

/** Reads the page anew, and keeps what it shows where no answer comes. */
export function useReadAgain() {
	const { revalidate, state } = useRevalidator();
	const readAgain = useCallback(async () => {
		page.isReadAgain = true;
		await revalidate();
		page.isReadAgain = false;
	}, [revalidate]);
	return { readAgain, state };
}

export function isPageStale(): boolean {
	return page.isStale;
}

export function onStaleChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

/** Of a stale page: once it has been read. */
export function pageIsFresh(): Promise<void> {
	return new Promise((resolve) => {
		const stop = onStaleChange(() => {
			stop();
			resolve();
		});
	});
}

function setStale(isStale: boolean): void {
	if (isStale === page.isStale) return;
	page.isStale = isStale;
	for (const listener of listeners) listener();
}

function addressOf(href: string): string {
	const { pathname, search } = new URL(href, location.origin);
	return pathname + search;
}
