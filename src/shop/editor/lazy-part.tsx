import { type ComponentType, useEffect, useState } from "react";
import { after } from "./dom/after.ts";
import { PartLater } from "./part-later.tsx";

const WAIT = 5000;
/** Long enough for any browser to have nothing else to do for a moment. */
const PATIENCE = 2000;

/** Not fetched yet; a part that comes may add its own. */
const unfetched = new Set<() => Promise<unknown>>();

/**
 * A part of the program that is fetched when it is first shown, and asked for while somebody waits: without a network it
 * comes later, and nothing breaks.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<{ default: ComponentType<Props> }>,
	Meanwhile: ComponentType<Props & { isLate: boolean }> = PartLater,
): ComponentType<Props> {
	let Part: ComponentType<Props> | undefined;
	const fetchPart = lazyModule(async () => {
		Part = (await load()).default;
	});

	return function LazyPart(props: Props) {
		const [isThere, setThere] = useState(Part !== undefined);
		const [isLate, setLate] = useState(false);
		useEffect(() => {
			if (isThere) return;
			function ask(): void {
				fetchPart().then(
					() => setThere(true),
					() => setLate(true),
				);
			}
			ask();
			const timer = setInterval(ask, WAIT);
			window.addEventListener("online", ask);
			return () => {
				clearInterval(timer);
				window.removeEventListener("online", ask);
			};
		}, [isThere]);
		return Part ? <Part {...props} /> : <Meanwhile {...props} isLate={isLate} />;
	};
}

/** What is no part to be shown: fetched when it is first asked for. */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
	unfetched.add(fetchModule);
	return fetchModule;

	async function fetchModule(): Promise<Module> {
		const module = await load();
		unfetched.delete(fetchModule);
		return module;
	}
}

/** Fetches what nobody has asked for yet, one after another where nothing else is to be done: it is there offline then. */
export async function fetchParts(ends: AbortSignal): Promise<void> {
	window.addEventListener("online", () => fetchParts(ends), { once: true, signal: ends });
	for (const fetchPart of unfetched) {
		await idle();
		if (ends.aborted) return;
		await fetchPart().catch(() => {});
	}
}

function idle(): Promise<void> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
		else after(PATIENCE, resolve);
	});
}
