import { useSyncExternalStore } from "react";
import type { ElementBody } from "#design/elements/element-layout.ts";
import type { PictureHref } from "#painters/svg.tsx";

/** How the page is drawn while it is shown as printed. */
export type ShownProof = { body(body: ElementBody): ElementBody; href(plain: PictureHref): PictureHref };

/** Shared by the panel that makes it and the page; null: shown as designed. */
export type ProofSwitch = {
	get(): ShownProof | null;
	set(proof: ShownProof | null): void;
	subscribe(listener: () => void): () => void;
};

export function createProofSwitch(): ProofSwitch {
	const listeners = new Set<() => void>();
	let shown: ShownProof | null = null;
	return {
		get: () => shown,
		set(proof) {
			shown = proof;
			for (const listener of listeners) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

export function useShownProof({ subscribe, get }: ProofSwitch): ShownProof | null {
	return useSyncExternalStore(subscribe, get, get);
}
