import type { LocalCopy, ProjectContent, SavedProject } from "./autosave.ts";
import { sameData } from "./same-data.ts";

export type StartingPoint = {
	readonly content: ProjectContent;
	readonly project: SavedProject | null;
	/** This device knows more than the server. */
	readonly unsent: boolean;
	/** The server has gone on since; the customer chooses. */
	readonly conflict: boolean;
};

/** What the editor opens with: unsent work on this device wins over the server, unless both went on. */
export function chooseStartingPoint(
	server: { readonly project: SavedProject | null; readonly content: ProjectContent },
	local: LocalCopy | null,
): StartingPoint {
	const asServed = { ...server, unsent: false, conflict: false };
	if (!local?.unsent || sameData(local.document, server.content.document)) return asServed;
	const { document, variantId, quantity } = local;
	const conflict = local.project !== null && server.project !== null && local.project.version < server.project.version;
	return {
		content: { document, variantId, quantity },
		project: server.project ?? local.project,
		unsent: true,
		conflict,
	};
}
