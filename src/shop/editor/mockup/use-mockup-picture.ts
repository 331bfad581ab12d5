import { useEffect, useState, useSyncExternalStore } from "react";
import type { TextShaper } from "#design/text-shaping.ts";
import type { MockupScene } from "#painters/mockup/mockup-scene.ts";
import { useEditorTools } from "../editor-tools.ts";
import { sideOf } from "../kernels/commands.ts";
import { withLive } from "../kernels/live-elements.ts";
import { mockupRequest } from "./mockup-request.ts";
import { createMockupSession, type MockupSession } from "./mockup-session.ts";
import { startMockupWorker } from "./mockup-worker.client.ts";

/** What is shown; it stays the same as long as nothing else is chosen. */
export type ShownScene = {
	readonly side: string;
	readonly scene: MockupScene;
	readonly next: readonly MockupScene[];
};

/** The design on its product, again after every change; the worker lives as long as somebody looks. */
export function useMockupPicture(shown: ShownScene | undefined, shaper: TextShaper, tint: string | null) {
	const { store, live, ports } = useEditorTools();
	const [session] = useState(() => createMockupSession(startMockupWorker));
	useEffect(() => session.close, [session]);
	useEffect(() => {
		if (!shown) return;
		const { side: code, ...wish } = shown;
		const drawn = () => sideOf(store.getState().document, code);
		let asked = drawn();
		function ask(): void {
			asked = drawn();
			session.ask(() => {
				const side = drawn();
				if (!side) throw new Error(`The design has no side ${code}`);
				const held = store.getState().selection.side === code ? live.now() : [];
				const seen = held.length > 0 ? { ...side, elements: withLive(side.elements, held) } : side;
				return mockupRequest({ ...wish, tint, quick: held.length > 0 }, seen, shaper, ports.pictureUrl);
			});
		}
		ask();
		const stops = [store.subscribe(() => drawn() !== asked && ask()), live.subscribe(ask)];
		const ends = new AbortController();
		window.addEventListener("online", session.again, { signal: ends.signal });
		return () => {
			ends.abort();
			for (const stop of stops) stop();
		};
	}, [shown, shaper, tint, session, store, live, ports]);
	return session;
}

export function useMockupState({ subscribe, getState }: MockupSession) {
	return useSyncExternalStore(subscribe, getState);
}
