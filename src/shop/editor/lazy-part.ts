import { type ComponentType, lazy } from "react";
import { after } from "./dom/after.ts";

const WAIT = 5000;
/** Long enough for any browser to have nothing else to do for a moment. */
const PATIENCE = 2000;

/** Not fetched yet; a part that comes may add its own. */
const unfetched = new Set<() => Promise<unknown>>();
const listeners = new Set<() => void>();
let awaited = 0;

/** Whether some part of the program that is to be shown can't be fetched just now. */
export const partsAwaited = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	getState: (): boolean => awaited > 0,
};

/** A part of the program that is fetched when it is first shown: without a network it comes later, and nothing breaks. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
	unfetched.add(load);
	return lazy(() => untilLoaded(load));
}

/** Fetches what nobody has asked for yet, one after another where nothing else is to be done: it is there offline then. */
export async function fetchParts(ends: AbortSignal): Promise<void> {
	for (const load of unfetched) {
		await idle();
		if (ends.aborted) return;
		try {
			await load();
		} catch {
			return;
		}
		unfetched.delete(load);
	}
}

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
	try {
		const part = await load();
		unfetched.delete(load);
		return part;
	} catch {
		count(1);
		await new Promise<void>((resolve) => {
			const callOff = after(WAIT, goOn);
			window.addEventListener("online", goOn, { once: true });
			function goOn(): void {
				callOff();
				window.removeEventListener("online", goOn);
				resolve();
			}
		});
		return untilLoaded(load).finally(() => count(-1));
	}
}

function count(by: number): void {
	awaited += by;
	for (const listener of listeners) listener();
}

function idle(): Promise<void> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
		else after(PATIENCE, resolve);
	});
}
