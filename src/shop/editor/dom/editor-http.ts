import type { AskedReason } from "#core/keeping-reasons.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { PictureFaces } from "#design/preflight/faces.ts";
import { type ProofTable, TABLE_BYTES } from "#painters/proof/proof-table.ts";
import type { EditorPorts, LineOfCart, OfferedProject } from "../editor-ports.ts";
import type { ProjectContent, SavedProject, SaveRefusal, SaveRequest } from "../kernels/autosave.ts";
import type { KeptContent, KeptVersion } from "../kernels/kept-version.ts";
import type { LineChoice } from "../kernels/line-choice.ts";
import { findClipArt } from "./find-clip-art.ts";
import { forgetLocalCopy, keepLocalCopy, keepLocalCopyAtOnce, readLocalCopy, readLostCopy } from "./local-copies.ts";
import { outlivesPage } from "./outlives-page.ts";
import { readPictureTones } from "./picture-tones.ts";
import { pictureUrl } from "./picture-url.ts";
import { hearSaved, tellSaved } from "./saved-channel.ts";
import { uploadPicture } from "./upload-picture.ts";
import { writeHeaders } from "./write-headers.ts";

const PATIENCE = 8000;

export const httpPorts: EditorPorts = {
	uploadPicture,
	saveProject,
	loadProject,
	listVersions,
	tellSaved,
	hearSaved,
	offerProject,
	isReachable,
	readCart,
	readVersion,
	setAside,
	keepGivenUp,
	keepLocal: keepLocalCopy,
	keepLocalAtOnce: keepLocalCopyAtOnce,
	readLocal: readLocalCopy,
	readLost: readLostCopy,
	forgetLocal: forgetLocalCopy,
	findClipArt,
	pictureUrl,
	isForeign,
	softProof,
	pictureTones: (id, cells) => readPictureTones(pictureUrl(id, 0), cells),
	pictureFaces,
};

async function saveProject(request: SaveRequest): Promise<Outcome<SavedProject, SaveRefusal>> {
	const { articleId, designId, project, creation, document, variantId, quantity, leaving } = request;
	const content = { document, variantId, quantity };
	const begun = { articleId, designId: designId ?? undefined, key: creation };
	const body = JSON.stringify(project ? { ...content, baseVersion: project.version } : { ...content, ...begun });
	const chosen = request.choice && choose(request.choice, leaving);
	const response = await send(project ? projectAddress(project.id) : "/api/projects", {
		method: project ? "PUT" : "POST",
		headers: { ...writeHeaders(), "content-type": "application/json" },
		body,
		keepalive: leaving && outlivesPage(body),
	});
	if (!response) return refused("offline");
	if (!response.ok) return refused(await refusalOf(response));
	const answer = await chosen;
	if (chosen && !answer) return refused("offline");
	if (answer && !answer.ok && answer.status !== 404) return refused("failed");
	const saved = await savedIn<SavedProject>(response);
	return saved ? accepted({ id: saved.id, version: saved.version }) : refused("failed");
}

/** A line that has left the cart needs none. */
function choose({ href, ...choice }: LineChoice, keepalive: boolean): Promise<Response | null> {
	return send(href, { ...withJson("PUT", choice), keepalive });
}

async function loadProject(
	id: string,
): Promise<Outcome<SavedProject & ProjectContent, "offline" | "missing" | "failed">> {
	const response = await send(projectAddress(id), { cache: "no-store" });
	if (!response) return refused("offline");
	if (!response.ok) return refused(response.status === 404 ? "missing" : "failed");
	const saved = await savedIn<SavedProject & ProjectContent>(response);
	return saved ? accepted(saved) : refused("failed");
}

async function listVersions(id: string): Promise<readonly KeptVersion[] | undefined> {
	const answer = await readJson<{ versions?: readonly KeptVersion[] }>(`${projectAddress(id)}/versions`);
	return Array.isArray(answer?.versions) ? answer.versions : undefined;
}

async function readCart(address: string): Promise<readonly LineOfCart[] | undefined> {
	const answer = await readJson<{ lines?: readonly LineOfCart[] }>(address);
	return Array.isArray(answer?.lines) ? answer.lines : undefined;
}

async function readVersion(id: string, version: number): Promise<KeptContent | undefined> {
	const answer = await readJson<Partial<KeptContent>>(`${projectAddress(id)}/versions/${version}`);
	return answer?.document && typeof answer.variantId === "number" ? (answer as KeptContent) : undefined;
}

async function setAside(id: string, reason: AskedReason): Promise<boolean> {
	const address = `${projectAddress(id)}/versions/current`;
	return (await send(address, withJson("PUT", { reason })))?.ok === true;
}

async function keepGivenUp(id: string, content: KeptContent): Promise<Outcome<null, "unfit" | "failed">> {
	const response = await send(`${projectAddress(id)}/versions`, withJson("POST", content));
	if (response?.ok) return accepted(null);
	return refused(response && ["missing", "invalid"].includes(await refusalOf(response)) ? "unfit" : "failed");
}

async function pictureFaces(id: string): Promise<PictureFaces | undefined> {
	const response = await send(`/pictures/${encodeURIComponent(id)}/faces`, {});
	const answer: Partial<PictureFaces> | null = response?.ok ? await response.json().catch(() => null) : null;
	return Array.isArray(answer?.faces) ? (answer as PictureFaces) : undefined;
}

async function softProof(press: string): Promise<ProofTable | undefined> {
	// Kept for ever by its address: a table of another shape has another one.
	const address = `/api/press-profiles/${encodeURIComponent(press)}/soft-proof?bytes=${TABLE_BYTES}`;
	const response = await send(address, {});
	const bytes = response?.ok ? await response.arrayBuffer().catch(() => undefined) : undefined;
	return bytes?.byteLength === TABLE_BYTES ? new Uint8Array(bytes) : undefined;
}

async function isReachable(): Promise<boolean> {
	return (await send("/healthz", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) }))?.ok === true;
}

async function isForeign(id: string): Promise<boolean> {
	return (await send(pictureUrl(id, 0), { cache: "no-store" }))?.status === 404;
}

async function offerProject(id: string): Promise<OfferedProject | undefined> {
	const response = await send(`${projectAddress(id)}/handover`, { method: "POST" });
	const answer: Partial<OfferedProject> | null = response?.ok ? await response.json().catch(() => null) : null;
	return answer?.url ? { url: answer.url, expiresAt: answer.expiresAt ?? null } : undefined;
}

async function readJson<Answer>(address: string): Promise<Answer | null> {
	const response = await send(address, { cache: "no-store" });
	return response?.ok ? response.json().catch(() => null) : null;
}

/** Nothing when somebody else answers in the shop's name, as the sign-in page of a hotel's network does. */
async function savedIn<Saved extends SavedProject>(response: Response): Promise<Saved | null> {
	const answer = (await response.json().catch(() => null)) as Partial<Saved> | null;
	return typeof answer?.id === "string" && typeof answer.version === "number" ? (answer as Saved) : null;
}

/** Others answer 403 too, as guards and the networks of hotels do. */
async function refusalOf(response: Response): Promise<SaveRefusal> {
	if (response.status !== 403) return SAVE_REFUSALS[response.status] ?? "failed";
	const answer: { reason?: unknown } | null = await response.json().catch(() => null);
	return answer?.reason === "of_an_account" ? "foreign" : "failed";
}

const SAVE_REFUSALS: Readonly<Record<number, SaveRefusal>> = {
	400: "invalid",
	404: "missing",
	409: "conflict",
	413: "invalid",
	422: "invalid",
};

function withJson(method: "POST" | "PUT", body: unknown): RequestInit {
	return { method, headers: { ...writeHeaders(), "content-type": "application/json" }, body: JSON.stringify(body) };
}

function projectAddress(id: string): string {
	return `/api/projects/${encodeURIComponent(id)}`;
}

async function send(address: string, request: RequestInit): Promise<Response | null> {
	try {
		return await fetch(address, { credentials: "same-origin", ...request });
	} catch {
		return null;
	}
}
