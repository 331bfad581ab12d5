import { startTransition, useEffect, useRef, useState } from "react";
import { type To, useFetchers, useLocation, useNavigate } from "react-router";
import { REPLACES } from "./page-link.tsx";
import { STAY_HERE } from "./stay-here.ts";
import { useNewerBuild } from "./use-newer-build.ts";

/** Longer than this a link waits for nothing. */
const PATIENCE_MILLISECONDS = 3000;

/**
 * Follows clicks on the page's links (`data-link`) without loading a new document; all others stay the browser's, and
 * where the shop was renewed in the meantime these too: the new document brings the new build. Answers whether one waits.
 */
export function useFollowedLinks(prefix: string): boolean {
	const navigate = useNavigate();
	const newerBuild = useNewerBuild();
	const place = useLocation();
	const busy = useFetchers().length > 0;
	const staysHere = useRef(false);
	const [chosen, setChosen] = useState<{ to: To; href: string; replace: boolean }>();

	// It waits for what was sent before it: the next page shall count it, and the router stumbles over an answer that
	// arrives on the way to a page whose code it has not met. What never answers is left behind with the document.
	useEffect(() => {
		if (!chosen) return;
		if (busy) {
			const load = () => (chosen.replace ? location.replace(chosen.href) : location.assign(chosen.href));
			const timer = setTimeout(load, PATIENCE_MILLISECONDS);
			return () => clearTimeout(timer);
		}
		setChosen(undefined);
		if (!staysHere.current) navigate(chosen.to, { replace: chosen.replace });
	}, [busy, chosen, navigate]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: who has gone elsewhere meanwhile stays there
	useEffect(() => {
		setChosen(undefined);
	}, [place]);

	useEffect(() => {
		function follow(event: MouseEvent): void {
			if (event.defaultPrevented || event.button !== 0) return;
			if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-link]") : null;
			if (newerBuild.current || !link || link.target || link.origin !== location.origin) return;
			event.preventDefault();
			const to = (link.pathname.slice(prefix.length) || "/") + link.search + link.hash;
			const replace = link.href === location.href || link.dataset.link === REPLACES;
			staysHere.current = false;
			// A transition: what was sent just now is known of by then.
			startTransition(() => setChosen({ to, href: link.href, replace }));
		}
		function stay(): void {
			staysHere.current = true;
		}
		window.addEventListener("click", follow);
		window.addEventListener(STAY_HERE, stay);
		return () => {
			window.removeEventListener("click", follow);
			window.removeEventListener(STAY_HERE, stay);
		};
	}, [newerBuild, prefix]);
	return chosen !== undefined && busy;
}
