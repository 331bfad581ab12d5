import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { END_OF_VISIT } from "#core/kiosk.ts";
import { hasSignedOutSince } from "#layouts/forget-after-sign-out.ts";
import { forgetLostPhotos, keepLostPhotos, readLostPhotos } from "./dom/lost-photo-store.ts";
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

/**
 * Photos that were on their way, or waited for a place or another try, when the design was left: each is named until it is
 * chosen again, or all are given up.
 */
export function useLostPhotos(
	saving: Pick<ReturnType<typeof useAutosave>, "project" | "status">,
	start: StartingPoint,
	signOut: string | null,
): LostPhotos | null {
	const { t } = useTranslation("create");
	const { uploads, props, announce, newId } = useEditorTools();
	const [page] = useState(newId);
	const [left] = useState(() => readLostPhotos(nameInTab(props, start.project)));
	const [lost, setLost] = useState<readonly LostPhoto[]>([]);
	const known = useRef<ReadonlySet<string>>(new Set());
	/** Pages that are gone, whose photos are this one's now. */
	const takenOver = useRef<readonly string[]>([]);
	/** What is there already is left alone until there is something to write. */
	const kept = useRef({ design: "", photos: "" });
	const isOver = useRef(false);
	const letGo = useRef(() => {});
	const latest = useRef(saving);
	latest.current = saving;
	const words = lost.length > 0 ? t("upload.lost", { count: lost.length, names: firstNames(lost) }) : null;

	useEffect(() => {
		if (words) announce(words);
	}, [words, announce]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what was read, once
	useEffect(() => {
		const design = nameInTab(props, start.project);
		for (const other of left) {
			askIfHeld(other.page, (held) => {
				if (!held) {
					takenOver.current = [...takenOver.current, other.page];
					setLost((lost) => [...lost, ...other.photos]);
				} else if (!start.project) forgetLostPhotos(design, other.page);
			});
		}
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
			const [before, next] = [kept.current, { design, photos: photos.length > 0 ? JSON.stringify(photos) : "" }];
			if (isOver.current || (before.design === design && before.photos === next.photos)) return;
			if (!next.photos) letGo.current();
			else if (!before.photos) letGo.current = hold(page);
			if (before.photos && !(next.photos && before.design === design)) forgetLostPhotos(before.design, page);
			if (next.photos) keepLostPhotos(design, { page, photos });
			kept.current = next;
		}
		keep();
		for (const other of takenOver.current) forgetLostPhotos(nameInTab(props, start.project), other);
		takenOver.current = [];
		const stop = uploads.subscribe(keep);
		const end = () => {
			isOver.current = true;
			stop();
		};
		/** A tab that stays open for longer than they are kept has not given them up. */
		const renew = () => {
			const { design, photos } = kept.current;
			if (photos && !isOver.current && !hasSignedOutSince(signOut))
				keepLostPhotos(design, { page, photos: JSON.parse(photos) });
		};
		window.addEventListener(END_OF_VISIT, end, { signal: ends.signal });
		window.addEventListener("pagehide", renew, { signal: ends.signal });
		document.addEventListener("visibilitychange", renew, { signal: ends.signal });
		return () => {
			ends.abort();
			stop();
		};
	}, [uploads, props, signOut, saving.status, lost]);

	return words === null ? null : { words, photos: lost, forget: () => setLost([]) };
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
