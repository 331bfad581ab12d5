export type TagChoice<Design> = {
	tagId: number;
	/** Most loved first. */
	designs: readonly Design[];
};

/**
 * What stands for each tag: of its designs the one that fewest other tags have, on an article that no tag before it
 * shows. The later ones take what is left, and do not count.
 */
export function chooseTagDesigns<Design extends { id: number; articleId: number }>(
	choices: readonly TagChoice<Design>[],
	later: readonly TagChoice<Design>[],
): Map<number, Design> {
	const uses = Map.groupBy(
		choices.flatMap(({ designs }) => designs),
		({ id }) => id,
	);
	const tagsOf = ({ id }: Design) => uses.get(id)?.length ?? 0;
	const chosen = new Map<number, Design>();
	const shownOn = new Set<number>();
	for (const { tagId, designs } of [...choices, ...later]) {
		const choice = designs.toSorted((one, other) => tagsOf(one) - tagsOf(other));
		const design = choice.find(({ articleId }) => !shownOn.has(articleId)) ?? choice[0];
		if (!design) continue;
		shownOn.add(design.articleId);
		chosen.set(tagId, design);
	}
	return chosen;
}
