import { type Clip, clipIn } from "../kernels/clipboard.ts";

const LONGEST = 2_000_000;

/** What somebody copied in an editor of ours, held to the same rules as at the shop's door; null: something else. */
export async function readClip(text: string): Promise<Clip | null> {
	const clip = text.length <= LONGEST ? clipIn(text) : null;
	if (!clip) return null;
	const { designDocumentSchema } = await import("#shop/projects/design-document-schema.ts");
	const side = { code: "clip", width: 100, height: 100, bleed: 0, safe: 0, elements: clip.elements };
	const checked = designDocumentSchema.safeParse({ version: 1, sides: [side] });
	if (!checked.success) return null;
	const elements = (checked.data.sides[0]?.elements ?? []).filter((each) => each.kind !== "background");
	return { ...clip, elements };
}
