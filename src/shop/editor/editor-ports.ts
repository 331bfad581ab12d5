import type { AskedReason } from "#core/keeping-reasons.ts";
import type { Outcome } from "#core/outcome.ts";
import type { ClipArtElement } from "#design/document.ts";
import type { PictureFaces } from "#design/preflight/faces.ts";
import type { PictureTones } from "#design/preflight/ground.ts";
import type { ProofTable } from "#painters/proof/proof-table.ts";
import type { AutosavePorts, SavedProject } from "./kernels/autosave.ts";
import type { KeptContent, KeptVersion } from "./kernels/kept-version.ts";
import type { LocalCopy } from "./kernels/local-copy.ts";
import type { UploadPicture } from "./kernels/upload-queue.ts";

export type ClipArt = Pick<ClipArtElement, "set" | "name" | "label" | "paths">;
export type ClipArtQuestion = {
	readonly words: string;
	readonly topic: string | null;
	/** From 1. */
	readonly page: number;
	readonly language: string;
};
export type ClipArtFound = { readonly pictures: readonly ClipArt[]; readonly total: number; readonly pages: number };

/** `expiresAt` null: the link asks for the sign-in, and stays good. */
export type OfferedProject = { readonly url: string; readonly expiresAt: string | null };

/** Of one design. */
export type LineInCart = { readonly id: string; readonly variantId: number; readonly quantity: number };
export type LineOfCart = LineInCart & { readonly projectId: string };

/** All that the editor asks of the world around it. */
export type EditorPorts = Pick<
	AutosavePorts,
	"saveProject" | "loadProject" | "tellSaved" | "keepLocal" | "keepLocalAtOnce" | "forgetLocal"
> & {
	/** What other tabs save; the answer ends it. */
	hearSaved(listener: (project: SavedProject) => void): () => void;
	/** What the project was before, newest first; undefined: it can't be had. */
	listVersions(projectId: string): Promise<readonly KeptVersion[] | undefined>;
	readVersion(projectId: string, version: number): Promise<KeptContent | undefined>;
	/** Keeps the project as the server has it, whatever takes its place; whether that is done. */
	setAside(projectId: string, reason: AskedReason): Promise<boolean>;
	/** Keeps a state of it that the server never had as an earlier version. */
	keepGivenUp(projectId: string, content: KeptContent): Promise<Outcome<null, "unfit" | "failed">>;
	/** Whether the shop answers just now. */
	isReachable(): Promise<boolean>;
	/** What the cart at this address holds; undefined: it can't be had. */
	readCart(address: string): Promise<readonly LineOfCart[] | undefined>;
	/** A link for one use on another device; undefined: it can't be had. */
	offerProject(projectId: string): Promise<OfferedProject | undefined>;
	/** undefined: it can't be had. */
	findClipArt(question: ClipArtQuestion): Promise<ClipArtFound | undefined>;
	readonly uploadPicture: UploadPicture;
	readLocal(key: string): Promise<LocalCopy | null>;
	/** The same of what the shop does not know, or does not show this person. */
	readLost(key: string): Promise<LocalCopy | null>;
	/** Whether the shop says that it has no such picture for this person; who can't be asked has not said so. */
	isForeign(id: string): Promise<boolean>;
	/** The address of the upright picture, at least this wide where it reaches. */
	pictureUrl(id: string, width: number): string;
	/** How screen colours look when they are printed by a profile; undefined: it can't be had. */
	softProof(press: string): Promise<ProofTable | undefined>;
	/** So many a side; undefined: it can't be had. */
	pictureTones(id: string, cells: number): Promise<PictureTones | undefined>;
	/** undefined: it can't be had. */
	pictureFaces(id: string): Promise<PictureFaces | undefined>;
};
