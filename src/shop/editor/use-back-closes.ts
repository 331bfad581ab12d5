import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { answerStepsWithin } from "#ui/own-history-entries.ts";
import { isSmallScreen } from "./dom/small-screen.ts";
import type { useAutosave } from "./use-autosave.ts";

const LAYERS = ["view", "sheet", "editing"] as const;
type LayerName = (typeof LAYERS)[number];
/** What lies over the page, from the lowest up. */
type Layers = Readonly<Record<LayerName, { readonly open: boolean; close(): void }>>;
type Saving = Pick<ReturnType<typeof useAutosave>, "rememberProject" | "leaving" | "stay">;

/**
 * On a small screen the browser's Back closes what lies over the page, the topmost first, before it leaves the editor.
 * The router hears nothing of it: the entries are the editor's own, laid over one whose address may be of before.
 */
export function useBackCloses(layers: Layers, saving: Saving): void {
	const { key } = useLocation();
	const open = openOnes(layers);
	const latest = useRef({ layers, open, saving });
	latest.current = { layers, open, saving };
	const isSteppingBack = useRef(false);

	/** An entry for each open layer, and none without one, as after a reload or a step forward. */
	const settle = useCallback(() => {
		const { history } = window;
		const { open, saving } = latest.current;
		const kept = laidOver();
		if (isSteppingBack.current || saving.leaving || String(kept) === String(open)) return;
		if (kept.length > open.length) {
			isSteppingBack.current = true;
			history.go(open.length - kept.length);
		} else if (kept.length === open.length) history.replaceState(stateWith(open), "");
		else if (isSmallScreen())
			for (let count = kept.length + 1; count <= open.length; count++)
				history.pushState(stateWith(open.slice(0, count)), "");
	}, []);

	useEffect(
		() =>
			answerStepsWithin(key, () => {
				const isAsked = !isSteppingBack.current;
				isSteppingBack.current = false;
				const { layers, open, saving } = latest.current;
				saving.rememberProject();
				if (isAsked) saving.stay();
				const closing = isAsked ? open.filter((name) => !laidOver().includes(name)) : [];
				for (const name of closing.toReversed()) layers[name].close();
				if (closing.length === 0) settle();
			}),
		[key, settle],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever a layer opens or closes, once nothing is on its way
	useEffect(settle, [String(open), saving.leaving]);
}

/** What lay over the page at this entry of the history. */
export function laidOver(): readonly LayerName[] {
	return LAYERS.filter((name) => window.history.state?.[name] === true);
}

function openOnes(layers: Layers): readonly LayerName[] {
	return LAYERS.filter((name) => layers[name].open);
}

function stateWith(open: readonly LayerName[]): object {
	const marks = LAYERS.map((name) => [name, open.includes(name) || undefined]);
	return { ...window.history.state, ...Object.fromEntries(marks) };
}
