import { useCallback, useEffect, useRef, useState } from "react";
import type { DesignDocument } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { fontsOf, fontsOfStyledText, type TypeFile } from "#painters/fonts.ts";
import { areFontsLoaded, loadShaper, loadWhatComes } from "#painters/load-fonts.client.ts";
import { after } from "./dom/after.ts";
import { withStandIn } from "./stand-in.ts";

const WAIT = 5000;

/**
 * A shaper for all fonts of the document; a face that is still on its way is stood in for by another one. `onCome`:
 * the texts that were waiting for what has come now.
 */
export function useFonts(document: DesignDocument, first: TextShaper, onCome: (texts: ReadonlySet<string>) => void) {
	const [shaper, setShaper] = useState(() => withStandIn(first));
	const [tries, setTries] = useState(0);
	const latest = useRef(shaper);
	const waiting = useRef<ReadonlyMap<string, readonly TypeFile[]>>(new Map());
	const latestOnCome = useRef(onCome);
	latestOnCome.current = onCome;

	const use = useCallback((next: TextShaper): void => {
		latest.current = withStandIn(next);
		setShaper(latest.current);
	}, []);

	const come = useCallback(
		(next: TextShaper): void => {
			use(next);
			const waited = waiting.current;
			if (waited.size === 0) return;
			waiting.current = new Map([...waited].filter(([, own]) => !areFontsLoaded(own)));
			latestOnCome.current(new Set(waited.keys()));
		},
		[use],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what failed is asked for again
	useEffect(() => {
		const fonts = fontsOf(document);
		if (areFontsLoaded(fonts)) return;
		const callOff = after(WAIT, () => setTries((before) => before + 1));
		waiting.current = withMore(waiting.current, textsWithout(document));
		loadWhatComes(fonts).then(come, () => {});
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

/** Undo may lead a text back to fonts that it waited for before. */
function withMore(
	waiting: ReadonlyMap<string, readonly TypeFile[]>,
	texts: ReturnType<typeof textsWithout>,
): ReadonlyMap<string, readonly TypeFile[]> {
	return new Map([...waiting, ...texts.map(([id, fonts]) => [id, [...(waiting.get(id) ?? []), ...fonts]] as const)]);
}

/** The texts that are measured by other letters than their own, with the fonts that these come from. */
function textsWithout({ sides }: DesignDocument): readonly (readonly [id: string, fonts: readonly TypeFile[]])[] {
	return sides
		.flatMap(({ elements }) => flatElements(elements))
		.flatMap((each) => (each.kind === "text" ? [[each.id, [...fontsOfStyledText(each)]] as const] : []))
		.filter(([, fonts]) => !areFontsLoaded(fonts));
}
