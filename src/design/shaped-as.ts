import type { DesignDocument, SideFormat } from "#design/document.ts";

type Shape = Pick<SideFormat, "cut" | "openings">;
type Shapes = readonly (Shape & Pick<SideFormat, "code">)[];

/** Its sides cut and pierced as these are now: it may have been stored before they had their shape. */
export function shapedAs(shapes: Shapes, document: DesignDocument): DesignDocument {
	const sides = document.sides.map(({ cut: _, openings: __, ...side }) => ({ ...side, ...shapeIn(side.code, shapes) }));
	return { ...document, sides };
}

export function isShapedAs(shapes: Shapes, { sides }: DesignDocument): boolean {
	return sides.every((side) => inWords(side) === inWords(shapeIn(side.code, shapes)));
}

/** Of what tells no shape nothing, so that it is stored as it was before there were any. */
export function shapeOnly({ cut, openings }: Shape): Shape {
	return { ...(cut && { cut }), ...(openings && openings.length > 0 && { openings }) };
}

function shapeIn(code: string, shapes: Shapes): Shape {
	return shapeOnly(shapes.find((each) => each.code === code) ?? {});
}

/** Whatever the order of its keys became in the database. */
function inWords({ cut, openings }: Shape): string {
	const edge = (each: SideFormat["cut"]) => (each?.kind === "rounded" ? `${each.kind} ${each.radius}` : each?.kind);
	const holes = (openings ?? []).map((each) => [each.x, each.y, each.width, each.height, edge(each)].join(" "));
	return [edge(cut), ...holes].join(", ");
}
