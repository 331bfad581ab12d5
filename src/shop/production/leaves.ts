import type { SideFormat } from "#design/document.ts";

type Face = { readonly side: SideFormat };
/** A piece of paper of its own, printed on one face or on both. */
export type Leaf<Side extends Face> = { readonly front: Side; readonly back?: Side };

type Printed = { readonly backOf: string | null; readonly substrate: string | null };

/** `backOf` tells the side behind which one is printed. One that lies behind none of its size is a leaf of its own. */
export function leavesOf<Side extends Face>(
	sides: readonly Side[],
	backOf: (code: string) => string | null | undefined,
): readonly Leaf<Side>[] {
	const frontOf = ({ side }: Side) =>
		sides.find((front) => {
			const { code } = front.side;
			return code === backOf(side.code) && !backOf(code) && isSameSize(front.side, side);
		});
	return sides
		.filter((side) => !frontOf(side))
		.map((front) => {
			const back = sides.find((side) => frontOf(side) === front);
			return { front, ...(back && { back }) };
		});
}

/** What a leaf that begins with this side is printed on: a back that lies behind none has its front's. */
export function substrateOf(code: string, sides: ReadonlyMap<string, Printed>): string | null {
	const side = sides.get(code);
	return side?.substrate ?? sides.get(side?.backOf ?? code)?.substrate ?? null;
}

function isSameSize(one: SideFormat, other: SideFormat): boolean {
	return one.width === other.width && one.height === other.height && one.bleed === other.bleed;
}
