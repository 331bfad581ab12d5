import type { DesignElement, DesignSide, LeafElement } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { layoutElement } from "#design/layout.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import { printedAt } from "#design/preflight/printed-at.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { isPlaced, type PlacedElement } from "./boxes.ts";
import { applyCommand, sideOf } from "./commands.ts";
import { inkedBy, OPAQUE, pointsOver } from "./lies-over.ts";
import type { Spares } from "./nothing-new.ts";

/** What lets less through hides it. */
const HIDES = 0.7;
/** Of what was seen of a photo, shape, graphic or calendar. */
const LEFT = 1 / 3;

/**
 * Whether what is no warning of its own stays seen when others come to lie over it: a photo under a panel that follows its
 * words. What the raised one itself hides was over it.
 */
export function staysSeenOn(
	side: DesignSide,
	raised: Pick<DesignElement, "id">,
	shaper: TextShaper,
	{ tonesOf }: Surroundings,
): Spares {
	return (command) => {
		const next = sideOf(applyCommand({ version: 1, sides: [side] }, command), side.code);
		if (!next) return false;
		const [before, after] = [flatSide(side), flatSide(next)];
		return after.elements.every((element) => {
			if (!isJudged(element)) return true;
			const above = aboveOn(before, element);
			const ids = new Set([raised.id, ...above.map(({ id }) => id)]);
			const others = aboveOn(after, element).filter(({ id }) => id !== raised.id);
			if (others.every(({ id }) => ids.has(id))) return true;
			const points = pointsOver(element).filter(inkedBy(element, after, shaper));
			const seen = points.filter(seenUnder(above)).length;
			return points.filter(seenUnder(others)).length >= seen * LEFT;
		});
	};

	function seenUnder(above: readonly LeafElement[]): (point: Point) => boolean {
		const layers = above.map((element) => {
			const { matrix, opacity, body } = layoutElement(element, side, shaper);
			return printedAt([{ type: "group", matrix, opacity, ...body }], (id) => tonesOf(id) ?? OPAQUE);
		});
		return (point) => 1 - layers.reduce((left, inkAt) => left * (1 - inkAt(point).alpha), 1) <= HIDES;
	}
}

function isJudged(element: LeafElement): element is PlacedElement {
	return isPlaced(element) && element.opacity > 0 && element.kind !== "text" && element.kind !== "qr";
}

function aboveOn({ elements }: FlatSide, { id }: LeafElement): readonly LeafElement[] {
	return elements.slice(elements.findIndex((each) => each.id === id) + 1).filter(({ kind }) => kind !== "text");
}
