import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { END_OF_VISIT } from "#core/kiosk.ts";
import { hasSignedOutSince, hearSignOut } from "#layouts/forget-after-sign-out.ts";
import { after } from "./dom/after.ts";
import { outlivesPage } from "./dom/outlives-page.ts";
import type { EditorPorts } from "./editor-ports.ts";
import type { EditorProps } from "./editor-props.ts";
import { createAutosave, type ProjectContent, type SavedProject } from "./kernels/autosave.ts";
import { localKeyOf } from "./kernels/local-copy.ts";
import type { SaveStatus } from "./kernels/save-status.ts";
import type { StartingPoint } from "./kernels/starting-point.ts";
import type { LeftDesign } from "./signed-out.tsx";

export type SignOutWatch = {
	/** This browser's last sign-out before the design was opened. */
	readonly before: string | null;
	/** Its person is gone, here or in another tab. Told again once it is known what became of what was on its way. */
	onHeard(design: LeftDesign): void;
};

/** Saves every change by itself, and what is pending when the page is hidden or the network comes back. */
export function useAutosave(
	props: EditorProps,
	ports: EditorPorts,
	start: StartingPoint,
	content: ProjectContent,
	signOut: SignOutWatch,
) {
	const [status, setStatus] = useState<SaveStatus>("untouched");
	const [asked, setAsked] = useState(false);
	const [leaving, setLeaving] = useState<AbortController | null>(null);
	const { lineId, seenQuantity } = props;
	const choiceHref = useHref(`/api/carts/current/lines/${lineId}/choice`);
	const editedLine = lineId === null ? null : { id: lineId, choiceHref, seenQuantity };
	const [autosave] = useState(() =>
		createAutosave({
			ports: {
				...ports,
				after,
				now: Date.now,
				newId: () => crypto.randomUUID(),
				hasSignedOut: () => hasSignedOutSince(signOut.before),
			},
			articleId: props.article.id,
			designId: start.designId ?? props.designId,
			localKey: props.project ? localKeyOf(props.project.id) : `new:${props.article.id}:${props.startingPoint}`,
			project: start.project,
			content: start.content,
			line: editedLine,
			inCart: props.inCart,
			unsent: start.unsaved,
			creation: start.creation,
			sent: start.sent,
			onStatus(next) {
				setStatus(next);
				setAsked(next === "conflict");
			},
			signOut: signOut.before,
			onCreated: rememberInAddress,
			onForeign: () => end.current(),
		}),
	);
	const end = useRef(() => {});
	end.current = () => {
		const kept = autosave.setAside();
		signOut.onHeard({ project: autosave.project(), isKept: autosave.project() !== null });
		void kept.then((isKept) => signOut.onHeard({ project: autosave.project(), isKept }));
	};
	const told = useRef(start.content);
	const stay = useRef(() => {});
	stay.current = () => {
		leaving?.abort();
		setLeaving(null);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: what the editor was opened with, once
	useEffect(() => {
		setStatus(autosave.status());
		const { initialDocument: document, savedVariantId: variantId, quantity, project } = props;
		if (start.conflict && project) autosave.meet({ ...project, document, variantId, quantity });
		else if (start.unsaved) autosave.change(start.content);
	}, []);

	useEffect(() => {
		const { document, variantId, quantity } = told.current;
		if (document === content.document && variantId === content.variantId && quantity === content.quantity) return;
		told.current = content;
		autosave.change(content);
	}, [autosave, content]);

	useEffect(() => {
		const ends = new AbortController();
		const { signal } = ends;
		const stop = hearSignOut(signOut.before, () => end.current());
		window.addEventListener("online", () => autosave.retry(), { signal });
		window.addEventListener(END_OF_VISIT, () => autosave.abandon(), { signal });
		window.addEventListener("pagehide", () => autosave.leave(), { signal });
		window.addEventListener("pageshow", ({ persisted }) => persisted && stay.current(), { signal });
		// Somebody stopped the page that was to come; not every browser tells.
		window.navigation?.addEventListener("navigateerror", () => stay.current(), { signal });
		document.addEventListener("visibilitychange", () => document.hidden && autosave.leave(), { signal });
		return () => {
			stop();
			ends.abort();
			autosave.leave();
			autosave.stop();
		};
	}, [autosave, signOut.before]);

	return {
		status,
		settle: autosave.settle,
		/** Who leaves now would miss it elsewhere: not even this device has it, or it is too much to be sent on the way out. */
		isUnsafe(): boolean {
			const status = autosave.status();
			return status === "unsafe" || (status === "saving" && !outlivesPage(JSON.stringify(told.current)));
		},
		project: autosave.project,
		/** Where the address may be one of before it was saved. */
		rememberProject(): void {
			const project = autosave.project();
			if (project) rememberInAddress(project);
		},
		/** The form that leaves for the cart is on its way: a step through the history would call it back unseen. */
		leaving,
		setLeaving,
		/** By a step back that somebody asked for. */
		stay: (): void => stay.current(),
		theirs: autosave.conflict,
		/** Which of two states is to stay: the question is open, and may be left open. */
		asked,
		setAsked,
		keepMine: autosave.keepMine,
		hold: autosave.hold,
		/** As `takeTheirs`, where nothing of here would be lost. */
		async catchUp(seen: Parameters<typeof autosave.catchUp>[0]): Promise<ProjectContent | null> {
			const newer = await autosave.catchUp(seen);
			if (newer) told.current = newer;
			return newer;
		},
		takeTheirs(newest: SavedProject & ProjectContent): ProjectContent | null {
			const theirs = autosave.takeTheirs(newest);
			if (theirs) told.current = theirs;
			return theirs;
		},
	};
}

/** So that a reload opens the same project. */
function rememberInAddress({ id }: SavedProject): void {
	const address = new URL(window.location.href);
	address.searchParams.set("project", id);
	window.history.replaceState(window.history.state, "", address);
}
