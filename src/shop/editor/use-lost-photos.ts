import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { END_OF_VISIT } from "#core/kiosk.ts";
import { hasSignedOutSince } from "#layouts/forget-after-sign-out.ts";
import { useEditorTools } from "./editor-tools.ts";
import { firstNames } from "./kernels/first-names.ts";
import { type LostPhoto, packLost, withoutChosen } from "./kernels/lost-photos.ts";
import type { StartingPoint } from "./kernels/starting-point.ts";
import { wouldBeLost } from "./kernels/upload-queue.ts";
import type { useAutosave } from "./use-autosave.ts";
import { nameInTab } from "./use-kept-steps.ts";

const KEY = "keepsake-editor-lost-photos";

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
	const [left] = useState(() => readKept(nameInTab(props, start.project)));
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
		if (left) askIfHeld(left.page, (held) => (held ? kept.current || write("") : setLost(left.photos)));
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
			if (next !== kept.current) write(next);
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

function readKept(design: string): Kept | null {
	try {
		const [name, page, ...photos]: [string, string, ...LostPhoto[]] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
		return name === design ? { page, photos } : null;
	} catch {
		return null;
	}
}

function write(photos: string): void {
	try {
		if (photos) sessionStorage.setItem(KEY, photos);
		else sessionStorage.removeItem(KEY);
	} catch {
		// Full or forbidden: none is named.
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
