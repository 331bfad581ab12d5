import type { GroupChild } from "#design/document.ts";
import { elementsInClip } from "../kernels/clipboard.ts";

const LONGEST = 2_000_000;

/** What somebody copied in an editor of ours, held to the same rules as at the shop's door; null: something else. */
export async function readClip(text: string): Promise<readonly GroupChild[] | null> {
	const elements = text.length <= LONGEST ? elementsInClip(text) : null;
	if (!elements) return null;
	const { designDocumentSchema } = await import("#shop/projects/design-document-schema.ts");
	const side = { code: "clip", width: 100, height: 100, bleed: 0, safe: 0, elements };
	const checked = designDocumentSchema.safeParse({ version: 1, sides: [side] });
	return checked.success ? (checked.data.sides[0]?.elements ?? []).filter((each) => each.kind !== "background") : null;
}
