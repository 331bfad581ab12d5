import { useSyncExternalStore } from "react";
import { isPageStale, onStaleChange } from "./kept-page.ts";

/** What the page shows is older than the last change, and could not be read since. */
export function usePageStale(): boolean {
	return useSyncExternalStore(onStaleChange, isPageStale, () => false);
}
