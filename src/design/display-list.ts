import type { Millimetres } from "#core/units.ts";
import type { Crop } from "#design/document.ts";
import type { ColorMatrix } from "#design/elements/photo/color-matrix.ts";
import type { Matrix } from "#design/geometry/matrix.ts";

/** The one list that every painter draws, in order. Lengths in millimetres, y down. */
export type DisplayList = readonly DisplayNode[];
export type DisplayNode = GroupNode | PathNode | ImageNode;

export type GroupNode = {
	readonly type: "group";
	readonly matrix?: Matrix;
	/** Applies to the group as one picture, not to each child. */
	readonly opacity?: number;
	/** Path data in the group's own coordinates. */
	readonly clip?: string;
	/** Cast by all children as by one, under them. A group with a shadow has no clip of its own. */
	readonly shadow?: Shadow;
	/** A hint for the eye, such as an empty photo slot: never printed. */
	readonly screenOnly?: true;
	/** A picture that stands in many places, as emoji do: a painter may draw it once. It has nothing but a matrix. */
	readonly repeats?: true;
	readonly children: DisplayList;
};

/** `d` holds absolute M, L, Q, C and Z only. */
export type PathNode = { readonly type: "path"; readonly d: string; readonly fill?: Paint; readonly stroke?: Stroke };

export type ImageNode = {
	readonly type: "image";
	readonly pictureId: string;
	readonly crop: Crop;
	readonly box: {
		readonly x: Millimetres;
		readonly y: Millimetres;
		readonly width: Millimetres;
		readonly height: Millimetres;
	};
	readonly colors?: ColorMatrix;
	/** What the box shows is blurred within it, as by feGaussianBlur with this deviation. */
	readonly blur?: Millimetres;
};

export type Paint = SolidPaint | LinearPaint;
/** Colours are `#rrggbb`. */
export type SolidPaint = { readonly type: "solid"; readonly color: string };
/** Points as fractions 0..1 of the painted box. */
export type LinearPaint = {
	readonly type: "linear";
	readonly from: readonly [number, number];
	readonly to: readonly [number, number];
	readonly stops: readonly { readonly offset: number; readonly color: string }[];
};
/** `blur` is the standard deviation. */
export type Shadow = {
	readonly x: Millimetres;
	readonly y: Millimetres;
	readonly blur: Millimetres;
	readonly color: string;
	readonly opacity: number;
};
export type Stroke = {
	readonly color: string;
	readonly width: Millimetres;
	/** Corners are mitred unless they are said to be round. */
	readonly join?: "round";
	/** Of dashes and of the ends of open lines; straight unless given. */
	readonly cap?: "round";
	/** Drawn and left out in turns. */
	readonly dash?: readonly [Millimetres, Millimetres];
};
