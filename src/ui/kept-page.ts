import { useCallback } from "react";
import { createContext, type DataStrategyResult, type MiddlewareFunction, useRevalidator } from "react-router";
import { isUnanswered } from "#core/is-unanswered.ts";

/** Set by a change, for the reading of the page that follows it. */
const followsChange = createContext(false);
const page = { address: "", isReadAgain: false, isWithdrawn: false, isStale: false };
/** Readings in the order in which they began: of those that have ended, the last one tells how the page stands. */
const readings = { begun: 0, heard: 0 };
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
	const reading = ++readings.begun;
	const mayKeep = isShown(request) && !page.isWithdrawn && (page.isReadAgain || context.get(followsChange));
	const results = await next();
	const isKept = mayKeep && isShown(request);
	const answered = Object.entries(results).filter(([, { type, result }]) => type === "data" || !isUnanswered(result));
	if (answered.length < Object.keys(results).length) {
		// A fetcher's own reading says nothing of the page.
		if (isKept || results.root) hear(reading, isKept);
	} else if (results.root?.type === "data") {
		page.isWithdrawn = false;
		hear(reading, false);
	}
	return isKept ? Object.fromEntries(answered) : results;
};

/** Which page is shown: the address bar may be ahead of it. Of an error page nothing is kept. */
export function nameKeptPage(href: string | undefined): void {
	page.address = href === undefined ? "" : addressOf(href);
}

/** Whoever the page was drawn for has signed out: it is kept no more until it has been read. */
export function withdrawKeptPage(): void {
	page.isWithdrawn = true;
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

function isShown({ url }: Request): boolean {
	return addressOf(url) === page.address;
}

function hear(reading: number, isStale: boolean): void {
	if (reading < readings.heard) return;
	readings.heard = reading;
	if (isStale === page.isStale) return;
	page.isStale = isStale;
	for (const listener of listeners) listener();
}

function addressOf(href: string): string {
	const { pathname, search } = new URL(href, location.origin);
	return pathname + search;
}
