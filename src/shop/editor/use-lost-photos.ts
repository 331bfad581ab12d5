import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { END_OF_VISIT } from "#core/kiosk.ts";
import { hasSignedOutSince } from "#layouts/forget-after-sign-out.ts";
import { useEditorTools } from "./editor-tools.ts";
import type { StartingPoint } from "./kernels/starting-point.ts";
import { isStillComing } from "./kernels/upload-queue.ts";
import type { useAutosave } from "./use-autosave.ts";
import { nameInTab } from "./use-kept-steps.ts";

const KEY = "keepsake-editor-photos";
const MOST_NAMED = 8;

export type LostPhotos = { readonly words: string; readonly forget: () => void };

/** Names of the photos that were on their way, or waited for another try, when this tab left the design: told once, until others are chosen. */
export function useLostPhotos(
	saving: Pick<ReturnType<typeof useAutosave>, "project" | "status">,
	start: StartingPoint,
	signOut: string | null,
): LostPhotos | null {
	const { t } = useTranslation("create");
	const { uploads, props, announce, newId } = useEditorTools();
	const [page] = useState(newId);
	const [[keeper, ...left]] = useState(() => readKept(nameInTab(props, start.project)));
	const [lost, setLost] = useState<readonly string[]>([]);
	/** Another design's are left alone until there is something to write. */
	const kept = useRef(keeper ? null : "");
	const letGo = useRef(() => {});
	const latest = useRef(saving);
	latest.current = saving;
	const named = [...lost.slice(0, MOST_NAMED), ...(lost.length > MOST_NAMED ? ["…"] : [])].join(", ");
	const words = lost.length > 0 ? t("upload.lost", { count: lost.length, names: named }) : null;

	useEffect(() => {
		if (words) announce(words);
	}, [words, announce]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: what was read, once
	useEffect(() => {
		if (keeper) unlessHeld(keeper, () => setLost(left));
		return () => letGo.current();
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: with its first save the design has another name
	useEffect(() => {
		const ends = new AbortController();
		function keep(): void {
			const all = uploads.getState();
			if (all.length > 0) setLost([]);
			const names = hasSignedOutSince(signOut) ? [] : all.filter(isStillComing).map(({ name }) => name);
			const next = names.length > 0 ? JSON.stringify([nameInTab(props, latest.current.project()), page, ...names]) : "";
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
	}, [uploads, props, signOut, saving.status]);

	return words === null ? null : { words, forget: () => setLost([]) };
}

/** The page that kept them, then their names. */
function readKept(design: string): readonly string[] {
	try {
		const [name, ...kept]: readonly string[] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
		return name === design ? kept : [];
	} catch {
		return [];
	}
}

function write(names: string): void {
	try {
		if (names) sessionStorage.setItem(KEY, names);
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

function unlessHeld(page: string, action: () => void): void {
	if (navigator.locks) void navigator.locks.request(page, { ifAvailable: true }, (lock) => lock && action());
	else action();
}
