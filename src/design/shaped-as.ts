import type { DesignDocument, SideCut, SideFormat } from "#design/document.ts";

type Shapes = readonly Pick<SideFormat, "code" | "cut">[];

/** Its sides cut as these are now: it may have been stored before they had their shape. */
export function shapedAs(shapes: Shapes, document: DesignDocument): DesignDocument {
	const sides = document.sides.map(({ cut: _, ...side }) => {
		const cut = cutOf(side.code, shapes);
		return cut ? { ...side, cut } : side;
	});
	return { ...document, sides };
}

export function isShapedAs(shapes: Shapes, { sides }: DesignDocument): boolean {
	return sides.every(({ code, cut }) => inWords(cut) === inWords(cutOf(code, shapes)));
}

function cutOf(code: string, shapes: Shapes): SideFormat["cut"] {
	return shapes.find((each) => each.code === code)?.cut;
}

function inWords(cut: SideCut | null | undefined): string {
	return cut?.kind === "rounded" ? `${cut.kind} ${cut.radius}` : (cut?.kind ?? "");
}
