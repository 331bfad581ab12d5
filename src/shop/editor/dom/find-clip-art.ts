import type { ClipArtFound, ClipArtQuestion } from "../editor-ports.ts";

const BUILD = import.meta.env.VITE_BUILD_ID ?? "dev";

export async function findClipArt({
	words,
	topic,
	page,
	language,
}: ClipArtQuestion): Promise<ClipArtFound | undefined> {
	const query = new URLSearchParams({ words, ...(topic && { topic }), page: String(page), language, v: BUILD });
	try {
		const response = await fetch(`/api/clip-art?${query}`, { credentials: "same-origin" });
		const answer = response.ok ? ((await response.json()) as ClipArtFound) : undefined;
		return Array.isArray(answer?.pictures) ? answer : undefined;
	} catch {
		return undefined;
	}
}
