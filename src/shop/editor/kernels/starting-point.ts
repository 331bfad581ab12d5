import type { DesignDocument } from "#design/document.ts";
import { type LocalCopy, type ProjectContent, type SavedProject, sameProject } from "./autosave.ts";
import { fitsSides } from "./kept-version.ts";

export type StartingPoint = {
	readonly content: ProjectContent;
	readonly project: SavedProject | null;
	/** This device knows more than the server. */
	readonly unsent: boolean;
	/** The server has gone on since; the customer chooses. */
	readonly conflict: boolean;
	/** What an unanswered first save from this device was called. */
	readonly creation: string | null;
};

/** What the editor opens with: unsent work on this device wins over the server, unless both went on. */
export function chooseStartingPoint(
	server: { readonly project: SavedProject | null; readonly content: ProjectContent },
	local: LocalCopy | null,
): StartingPoint {
	const creation = local?.creation ?? null;
	const asServed = { ...server, unsent: false, conflict: false, creation };
	if (!local?.unsent || sameProject(local, server.content)) return asServed;
	const { document, variantId, quantity } = local;
	const conflict = local.project !== null && server.project !== null && local.project.version < server.project.version;
	return {
		content: { document, variantId, quantity },
		project: server.project ?? local.project,
		unsent: true,
		conflict,
		creation,
	};
}

/** The shop does not know the project any more, as after the end of a visit: what this device has of it begins anew. */
export function startFromLost(served: DesignDocument, local: LocalCopy | null): StartingPoint | null {
	if (!local || !fitsSides(local.document, served)) return null;
	const { document, variantId, quantity } = local;
	return { content: { document, variantId, quantity }, project: null, unsent: true, conflict: false, creation: null };
}
