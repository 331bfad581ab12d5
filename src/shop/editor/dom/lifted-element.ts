import type { Point } from "#design/geometry/matrix.ts";

export type LiftedElement = {
	/** In millimetres from where it was lifted. */
	move(by: Point): void;
	drop(): void;
};

const SVG = "http://www.w3.org/2000/svg";

/**
 * Gives a drawn element a layer of its own, between what lies below and what lies above it: while it moves, nothing is
 * drawn again. Nothing where it is no child of the page. React must find its nodes where it put them, so it is dropped
 * before anything is rendered.
 */
export function liftElement(page: SVGSVGElement, nodes: readonly Element[], scale: number): LiftedElement | null {
	const node = nodes.find(({ parentNode }) => parentNode === page);
	if (!node) return null;
	const following = siblingsAfter(node);
	const [moving, above] = [emptyCopy(page), emptyCopy(page)];
	moving.style.overflow = "visible";
	const frame = document.createElement("div");
	Object.assign(frame.style, { ...placeOf(page), overflow: "hidden" });
	Object.assign(above.style, placeOf(page));
	frame.append(moving);
	page.after(frame, above);
	carry(moving, [node]);
	carry(above, following);
	const shadows = nodes.flatMap((each) => (each === node ? [] : (each.closest("svg") ?? [])));
	const layers = [moving, above, ...shadows];
	for (const layer of layers) layer.style.willChange = "transform";
	return {
		move([x, y]) {
			const shift = `translate(${x * scale}px, ${y * scale}px)`;
			for (const layer of [moving, ...shadows]) layer.style.transform = shift;
		},
		drop() {
			carry(page, [node, ...following]);
			for (const layer of [frame, above]) layer.remove();
			for (const layer of shadows) Object.assign(layer.style, { transform: "", willChange: "" });
		},
	};
}

function siblingsAfter(node: Element): readonly Element[] {
	const siblings: Element[] = [];
	for (let next = node.nextElementSibling; next; next = next.nextElementSibling) siblings.push(next);
	return siblings;
}

function emptyCopy(page: SVGSVGElement): SVGSVGElement {
	const copy = document.createElementNS(SVG, "svg");
	for (const name of ["width", "height", "viewBox"]) copy.setAttribute(name, page.getAttribute(name) ?? "");
	copy.style.maxWidth = "none";
	copy.style.display = "block";
	return copy;
}

function placeOf(page: SVGSVGElement): Partial<CSSStyleDeclaration> {
	const { left, top } = page.style;
	const [width, height] = ["width", "height"].map((name) => `${page.getAttribute(name)}px`);
	return { position: "absolute", left, top, width, height };
}

/** At the end of a parent, without loading pictures again where the browser can. */
function carry(parent: SVGSVGElement, nodes: readonly Element[]): void {
	const keepsPictures = "moveBefore" in document;
	for (const node of nodes) {
		if (keepsPictures) parent.moveBefore(node, null);
		else parent.append(node);
	}
}
