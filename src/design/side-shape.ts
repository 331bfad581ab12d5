import type { Millimetres } from "#core/units.ts";

/** Within the trim size: an ellipse that touches its edges, or its rectangle with round corners. */
export type SideCut = { readonly kind: "ellipse" } | { readonly kind: "rounded"; readonly radius: Millimetres };

/** `x`, `y`: of its upper left corner. */
export type SideOpening = {
	readonly x: Millimetres;
	readonly y: Millimetres;
	readonly width: Millimetres;
	readonly height: Millimetres;
} & SideCut;
