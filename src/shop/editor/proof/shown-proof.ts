import { useSyncExternalStore } from "react";
import type { DisplayList } from "#design/display-list.ts";
import type { ElementBody } from "#design/elements/element-layout.ts";
import type { PictureHref } from "#painters/svg.tsx";

/** How the page is drawn while it is shown as printed. */
export type ShownProof = {
	body(body: ElementBody): ElementBody;
	display(display: DisplayList): DisplayList;
	href(plain: PictureHref): PictureHref;
};

/** Shared by those who turn it on and off, the panel that makes it and the page. */
export type ProofSwitch = {
	isOn(): boolean;
	turn(on: boolean): void;
	/** Whether what gets duller is hatched; kept while it is switched off. */
	marks(): boolean;
	mark(on: boolean): void;
	/** null: shown as designed, or not made yet. */
	get(): ShownProof | null;
	set(proof: ShownProof | null): void;
	subscribe(listener: () => void): () => void;
};

export function createProofSwitch(): ProofSwitch {
	const listeners = new Set<() => void>();
	let isOn = false;
	let marks = false;
	let shown: ShownProof | null = null;
	function tell(): void {
		for (const listener of listeners) listener();
	}
	return {
		isOn: () => isOn,
		turn(on) {
			isOn = on;
			if (!on) shown = null;
			tell();
		},
		marks: () => marks,
		mark(on) {
			marks = on;
			tell();
		},
		get: () => shown,
		set(proof) {
			shown = proof;
			tell();
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

export function useProofMarks({ subscribe, marks }: ProofSwitch): boolean {
	return useSyncExternalStore(subscribe, marks, marks);
}

export function useProofIsOn({ subscribe, isOn }: ProofSwitch): boolean {
	return useSyncExternalStore(subscribe, isOn, isOn);
}
