import type { DesignDocument } from "#design/document.ts";
import { withOwnIds } from "#design/own-ids.ts";
import { shapedAs } from "#design/shaped-as.ts";
import { isSameWork } from "./as-written.ts";
import type { ProjectContent, SavedProject } from "./autosave.ts";
import { isMarkedAs } from "./content-mark.ts";
import { fitsSides } from "./kept-version.ts";
import type { LocalCopy } from "./local-copy.ts";
import { type LyingAs, numberInCart } from "./number-in-cart.ts";

export type StartingPoint = {
	readonly content: ProjectContent;
	readonly project: SavedProject | null;
	/** This device knows more than the server. */
	readonly unsent: boolean;
	/** The server does not have it like this. */
	readonly unsaved: boolean;
	/** The server has gone on since; the customer chooses. */
	readonly conflict: boolean;
	/** What an unanswered first save from this device was called. */
	readonly creation: string | null;
	/** Marks of what an earlier page of this device sent, unanswered. */
	readonly sent: readonly string[];
	/** Of a lost project: what that one had begun with. */
	readonly designId?: number | null;
};

/**
 * What the editor opens with: unsent work on this device wins over the server, unless both went on. What the server
 * sent before the last save reached it is not taken for the newer, nor a save of this device whose answer the page
 * did not live to see for somebody else's.
 */
export function chooseStartingPoint(
	server: {
		readonly project: SavedProject | null;
		readonly content: ProjectContent;
		/** Stored before its sides were cut to their shape. */
		readonly reshaped?: boolean;
		/** The variant to begin with: a line in the cart may be another one than its project. */
		readonly opened?: number;
		/** Such a line's variant and number are its own: this device may know newer ones of it, not of another line. */
		readonly lineId?: string | null;
		/** How many lie there. */
		readonly seenQuantity?: number;
		/** As what it lies in the cart. */
		readonly inCart?: readonly LyingAs[];
	},
	local: LocalCopy | null,
): StartingPoint {
	const creation = local?.creation ?? null;
	const sent = local?.sent ?? [];
	const { reshaped = false, opened = server.content.variantId } = server;
	const served = { project: server.project, content: { ...server.content, variantId: opened } };
	const asServed = { ...served, unsent: false, unsaved: reshaped, conflict: false, creation, sent };
	if (!local) return asServed;
	const { lineId = null, inCart = [] } = server;
	const known = local.project;
	const ahead = known && server.project ? known.version - server.project.version : 0;
	const document = withOwnIds(shapedAs(server.content.document.sides, local.document));
	const isSame =
		(lineId !== null || local.variantId === server.content.variantId) && isSameWork(document, server.content.document);
	const { document: servedDocument, variantId: servedVariant } = server.content;
	const marked = { document: servedDocument, ...(lineId === null && { variantId: servedVariant }) };
	const isOurs = isSame || sent.some((mark) => isMarkedAs(marked, mark));
	// What the cart has heard of, or has another number for since, is the cart's.
	const lying = lineId === null ? numberInCart(inCart, local.variantId) : server.seenQuantity;
	const isSeen = (local.lineId ?? null) === lineId && local.seenQuantity === lying;
	const isOfLine = lineId !== null && isSeen && (ahead >= 0 || isOurs);
	const { variantId } = lineId === null || isOfLine ? local : served.content;
	const ofCart = variantId === opened ? server.content.quantity : numberInCart(inCart, variantId);
	const quantity = isOfLine || (lineId === null && isSeen) ? local.quantity : ofCart;
	if (!local.unsent) {
		const content = { document, variantId, quantity: isOfLine ? quantity : ofCart };
		return ahead > 0 ? { ...asServed, content, project: known } : asServed;
	}
	const isChosen = isOfLine && (quantity !== server.content.quantity || variantId !== opened);
	if (ahead <= 0 && !isChosen && isSame) return asServed;
	const conflict = ahead < 0 && !isOurs;
	return {
		content: { document, variantId, quantity },
		project: ahead > 0 || conflict ? known : (server.project ?? known),
		unsent: true,
		unsaved: true,
		conflict,
		creation,
		sent,
	};
}

/** The shop does not know the project any more, as after the end of a visit: what this device has of it begins anew. */
export function startFromLost(served: DesignDocument, local: LocalCopy | null): StartingPoint | null {
	if (!local || !fitsSides(local.document, served)) return null;
	const { variantId, quantity, designId = null } = local;
	const content = { document: withOwnIds(shapedAs(served.sides, local.document)), variantId, quantity };
	return { content, project: null, unsent: true, unsaved: true, conflict: false, creation: null, sent: [], designId };
}
