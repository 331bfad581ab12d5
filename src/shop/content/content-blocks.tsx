import type { ContentBlock } from "./content.server.ts";
import { ContentBlockView } from "./content-block.tsx";

/** What the shop has to say at one of its places; nothing where it says nothing. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
	if (blocks.length === 0) return null;
	return (
		<div className="grid gap-6 md:grid-flow-col md:auto-cols-fr">
			{blocks.map((block) => (
				<ContentBlockView key={block.id} block={block} />
			))}
		</div>
	);
}
