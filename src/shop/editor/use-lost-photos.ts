import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { END_OF_VISIT } from "#core/kiosk.ts";
import { hasSignedOutSince, LOST_PHOTOS } from "#layouts/forget-after-sign-out.ts";
import { useEditorTools } from "./editor-tools.ts";
import { firstNames } from "./kernels/first-names.ts";
import { type LostPhoto, packLost, withoutChosen } from "./kernels/lost-photos.ts";
import type { StartingPoint } from "./kernels/starting-point.ts";
import { wouldBeLost } from "./kernels/upload.ts";
import type { useAutosave } from "./use-autosave.ts";
import { nameInTab } from "./use-kept-steps.ts";

export type LostPhotos = {
	readonly words: string;
	readonly photos: readonly LostPhoto[];
	readonly forget: () => void;
};
/** The page that kept them first. */
type Kept = { readonly page: string; readonly photos: readonly LostPhoto[] };

/** Photos that were on their way, or waited for another try, when this tab left the design: each is named until it is chosen again, or all are given up. */
export function useLostPhotos(
	saving: Pick<ReturnType<typeof useAutosave>, "project" | "status">,
	start: StartingPoint,
	signOut: string | null,
): LostPhotos | null {
	const { t } = useTranslation("create");
	const { uploads, props, announce, newId } = useEditorTools();
	const [page] = useState(newId);
	const [left] = useState(() => readKept(nameInTab(props, start.project), start.project !== null));
	const [lost, setLost] = useState<readonly LostPhoto[]>([]);
	const known = useRef<ReadonlySet<string>>(new Set());
	/** What is there already is left alone until it is known whose it is, another design's until there is something to write. */
	const kept = useRef("");
	const letGo = useRef(() => {});
	const latest = useRef(saving);
	latest.current = saving;
	const words = lost.length > 0 ? t("upload.lost", { count: lost.length, names: firstNames(lost) }) : null;

	useEffect(() => {
		if (words) announce(words);
	}, [words, announce]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what was read, once
	useEffect(() => {
		if (left) askIfHeld(left.page, (held) => (held ? kept.current || forgetInTab() : setLost(left.photos)));
		return () => letGo.current();
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: with its first save the design has another name
	useEffect(() => {
		const ends = new AbortController();
		function keep(): void {
			const all = uploads.getState();
			const chosen = all.filter(({ id }) => !known.current.has(id));
			known.current = new Set(all.map(({ id }) => id));
			const still = chosen.reduce(withoutChosen, lost);
			if (still.length < lost.length) setLost(still);
			const coming = all.filter(wouldBeLost).map(packLost);
			const photos = hasSignedOutSince(signOut) ? [] : [...still, ...coming];
			const design = nameInTab(props, latest.current.project());
			const next = photos.length > 0 ? JSON.stringify([design, page, ...photos]) : "";
			if (!next) letGo.current();
			else if (!kept.current) letGo.current = hold(page);
			if (next !== kept.current) write(next, page);
			kept.current = next;
		}
		keep();
		const stop = uploads.subscribe(keep);
		window.addEventListener(END_OF_VISIT, stop, { signal: ends.signal });
		return () => {
			ends.abort();
			stop();
		};
	}, [uploads, props, signOut, saving.status, lost]);

	return words === null ? null : { words, photos: lost, forget: () => setLost([]) };
}

/** What this tab kept, else what a tab that is closed by now kept of a saved design. */
function readKept(design: string, isSaved: boolean): Kept | null {
	try {
		return parseKept(sessionStorage, design) ?? (isSaved ? parseKept(localStorage, design) : null);
	} catch {
		return null;
	}
}

function pageOf(store: Storage): string | undefined {
	return JSON.parse(store.getItem(LOST_PHOTOS) ?? "[]")[1];
}

function parseKept(store: Storage, design: string): Kept | null {
	const [name, page, ...photos]: [string, string, ...LostPhoto[]] = JSON.parse(store.getItem(LOST_PHOTOS) ?? "[]");
	return name === design ? { page, photos } : null;
}

/** For this tab and, should it be closed, for the next one; of several tabs the last one that had something to name. */
function write(photos: string, page: string): void {
	try {
		for (const store of [sessionStorage, localStorage]) {
			if (photos) store.setItem(LOST_PHOTOS, photos);
			else if (pageOf(store) === page) store.removeItem(LOST_PHOTOS);
		}
	} catch {
		// Full or forbidden: none is named.
	}
}

function forgetInTab(): void {
	try {
		sessionStorage.removeItem(LOST_PHOTOS);
	} catch {
		// Forbidden: nothing is kept.
	}
}

/** A tab that is copied has its names too. The answer lets go. */
function hold(page: string): () => void {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	void navigator.locks?.request(page, () => held);
	return letGo;
}

function askIfHeld(page: string, answer: (held: boolean) => void): void {
	if (navigator.locks) void navigator.locks.request(page, { ifAvailable: true }, (lock) => answer(!lock));
	else answer(false);
}
