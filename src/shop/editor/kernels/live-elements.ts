import type { DesignElement } from "#design/document.ts";
import type { PlacedElement } from "./boxes.ts";
import { mapElements } from "./element-tree.ts";

export type LiveElements = ReturnType<typeof createLiveElements>;

/** What a gesture shows before the document has it: for those who look at the design while it lasts. */
export function createLiveElements() {
	const listeners = new Set<() => void>();
	let elements: readonly PlacedElement[] = [];
	return {
		now: (): readonly PlacedElement[] => elements,
		show(next: readonly PlacedElement[]): void {
			if (elements.length === 0 && next.length === 0) return;
			elements = next;
			for (const listener of listeners) listener();
		},
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

export function withLive(elements: readonly DesignElement[], live: readonly PlacedElement[]): readonly DesignElement[] {
	if (live.length === 0) return elements;
	const byId = new Map<string, DesignElement>(live.map((element) => [element.id, element]));
	return mapElements(elements, (element) => byId.get(element.id) ?? element);
}
