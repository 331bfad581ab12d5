import { useCallback, useEffect, useRef, useState } from "react";
import type { DesignDocument, FontId } from "#design/document.ts";
import type { ShapedTextInput, TextShaper } from "#design/text-shaping.ts";
import { fontsOf, fontsOfText, type TypeFile } from "#painters/fonts.ts";
import { areFontsLoaded, loadShaper, loadWhatComes } from "#painters/load-fonts.client.ts";

/** A shaper for all fonts of the document; a face that is still on its way is stood in for by the first one. */
export function useFonts(document: DesignDocument, first: TextShaper) {
	const [shaper, setShaper] = useState(() => withStandIn(first));
	const [tries, setTries] = useState(0);
	const latest = useRef(shaper);

	const use = useCallback((next: TextShaper): void => {
		latest.current = withStandIn(next);
		setShaper(latest.current);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what failed is asked for again when the device is online
	useEffect(() => {
		const fonts = fontsOf(document);
		if (areFontsLoaded(fonts)) return;
		let gone = false;
		loadWhatComes(fonts).then(
			(next) => gone || use(next),
			() => {},
		);
		return () => {
			gone = true;
		};
	}, [document, use, tries]);

	useEffect(() => {
		const askAgain = () => setTries((before) => before + 1);
		window.addEventListener("online", askAgain);
		return () => window.removeEventListener("online", askAgain);
	}, []);

	return {
		shaper,
		latest: (): TextShaper => latest.current,
		async prepare(fonts: Iterable<TypeFile>): Promise<TextShaper> {
			use(await loadShaper(fonts));
			return latest.current;
		},
	};
}

const standIns = new WeakMap<TextShaper, TextShaper>();

function withStandIn(shaper: TextShaper): TextShaper {
	const known = standIns.get(shaper);
	if (known) return known;
	const safe = (font: FontId): FontId => (areFontsLoaded([font]) ? font : "open-sans");
	const safely = (input: ShapedTextInput): ShapedTextInput => {
		const font = safe(input.font);
		return font === input.font ? input : { ...input, font };
	};
	const standIn: TextShaper = {
		shape: (input) => shaper.shape(safely(input)),
		largestSize: (input) => shaper.largestSize(safely(input)),
		// What is still on its way is not missing.
		missingGlyphs: (text, font, coloredEmoji) =>
			areFontsLoaded(fontsOfText(text, font, coloredEmoji)) ? shaper.missingGlyphs(text, font, coloredEmoji) : [],
	};
	standIns.set(shaper, standIn);
	return standIn;
}
