import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useNewerBuild } from "./use-newer-build.ts";

/**
 * Follows clicks on the page's links (`data-link`) without loading a new document; all others stay the browser's, and
 * where the shop was renewed in the meantime these too: the new document brings the new build.
 */
export function useFollowedLinks(prefix: string): void {
	const navigate = useNavigate();
	const newerBuild = useNewerBuild();
	useEffect(() => {
		function follow(event: MouseEvent): void {
			if (event.defaultPrevented || event.button !== 0) return;
			if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-link]") : null;
			if (newerBuild.current || !link || link.target || link.origin !== location.origin) return;
			event.preventDefault();
			const path = link.pathname.slice(prefix.length) || "/";
			const replace = link.href === location.href;
			navigate(path + link.search + link.hash, { replace });
		}
		window.addEventListener("click", follow);
		return () => window.removeEventListener("click", follow);
	}, [navigate, newerBuild, prefix]);
}
