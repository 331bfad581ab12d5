import { createContext, useContext, useSyncExternalStore } from "react";
import type { MeasureText } from "#design/elements/text/fitted-text.ts";
import type { Span } from "#design/geometry/bounds.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import type { TypeFile } from "#painters/fonts.ts";
import type { EditorPorts } from "./editor-ports.ts";
import type { EditorProps } from "./editor-props.ts";
import type { Bending } from "./kernels/bend-text.ts";
import type { Begun, EditorState, EditorStore } from "./kernels/editor-store.ts";
import type { LiveElements } from "./kernels/live-elements.ts";
import type { LostPhoto } from "./kernels/lost-photos.ts";
import type { Folding } from "./kernels/off-folds.ts";
import type { Room } from "./kernels/panels.ts";
import type { SettledState } from "./kernels/settled-state.ts";
import type { UploadQueue } from "./kernels/upload-queue.ts";
import type { ProofSwitch } from "./proof/shown-proof.ts";

/** What every part of the editor works with; it stays the same for the editor's life. */
export type EditorTools = {
	readonly props: EditorProps;
	readonly ports: EditorPorts;
	readonly store: EditorStore;
	readonly settled: SettledState;
	readonly uploads: UploadQueue;
	readonly live: LiveElements;
	readonly proof: ProofSwitch;
	readonly measure: MeasureText;
	readonly folding: Folding;
	shaper(): TextShaper;
	/** What the hints judge with just now. */
	surroundings(): Surroundings;
	newId(): string;
	/** What something new is made for: the side that is shown, or was when it was begun, or the part of it that somebody works on, or worked on then. */
	room(begun?: Begun | null): Room;
	/** By the text's id, the newest last, each with the steps that had been made before it. */
	readonly bendings: Map<string, readonly (Bending & { readonly steps: number })[]>;
	/** While the side is drawn large: what is seen of it, and how what is chosen comes into sight though nothing else was chosen. */
	readonly sight: { current: { seen(): Span; follow(): void } | null };
	/** Tells it to those who can't see it happen. */
	announce(message: string): void;
	/** Announced and shown for a while. */
	tell(message: string): void;
	/** What was told is not true any more. */
	hush(message: string): void;
	/** Opens the file picker; the photo goes into the frame, if one is named, and a failed upload is given up for it. */
	choosePhoto(frame: string | null, instead?: string): void;
	/** The same for every free place of what is bound, from that page on. */
	choosePagePhotos(first: string): void;
	/** The same for photos that were lost: each goes where its own was to go. */
	chooseAgain(lost: readonly LostPhoto[]): void;
	/** Until then texts with these fonts are laid out in others. */
	prepareFonts(fonts: Iterable<TypeFile>): Promise<TextShaper>;
};

export const EditorToolsContext = createContext<EditorTools | null>(null);

export function useEditorTools(): EditorTools {
	const tools = useContext(EditorToolsContext);
	if (!tools) throw new Error("A part of the editor stands outside of it");
	return tools;
}

/** For all that stands around the page. */
export function useEditorState(): EditorState {
	const { settled } = useEditorTools();
	return useSyncExternalStore(settled.subscribe, settled.getState, settled.getState);
}

/** For the page itself and the words that are being typed. */
export function useLiveState(): EditorState {
	const { store } = useEditorTools();
	return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
