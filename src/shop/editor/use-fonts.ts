import { useCallback, useEffect, useRef, useState } from "react";
import type { DesignDocument } from "#design/document.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { fontsOf, type TypeFile } from "#painters/fonts.ts";
import { areFontsLoaded, loadAsTheyCome, loadShaper } from "#painters/load-fonts.client.ts";
import { after } from "./dom/after.ts";
import { estimatedIn } from "./kernels/remeasured-steps.ts";
import { withStandIn } from "./stand-in.ts";

const WAIT = 5000;

/**
 * A shaper for all fonts of the document; a face that is still on its way is stood in for by another one. `onCome`: what was
 * measured without can be measured now.
 */
export function useFonts(document: DesignDocument, first: TextShaper, onCome: () => void) {
	const [shaper, setShaper] = useState(() => withStandIn(first));
	const [tries, setTries] = useState(0);
	const latest = useRef(shaper);
	const latestOnCome = useRef(onCome);
	latestOnCome.current = onCome;

	const come = useCallback((next: TextShaper): void => {
		if (latest.current === withStandIn(next)) return;
		latest.current = withStandIn(next);
		setShaper(latest.current);
		latestOnCome.current();
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what failed is asked for again
	useEffect(() => {
		// Brought from where they had not come.
		if (estimatedIn(document).size > 0) latestOnCome.current();
		const fonts = fontsOf(document);
		if (areFontsLoaded(fonts)) return;
		const callOff = after(WAIT, () => setTries((before) => before + 1));
		loadAsTheyCome(fonts, come);
		return callOff;
	}, [document, come, tries]);

	useEffect(() => {
		const askAgain = () => setTries((before) => before + 1);
		window.addEventListener("online", askAgain);
		return () => window.removeEventListener("online", askAgain);
	}, []);

	return {
		shaper,
		latest: (): TextShaper => latest.current,
		async prepare(fonts: Iterable<TypeFile>): Promise<TextShaper> {
			come(await loadShaper(fonts));
			return latest.current;
		},
	};
}
