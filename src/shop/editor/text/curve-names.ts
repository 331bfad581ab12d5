import type { TextCurve } from "#design/document.ts";

export const CURVE_NAMES = ["straight", "arc", "outside", "inside", "wave"] as const;
export type CurveName = (typeof CURVE_NAMES)[number];

export function nameOfCurve(curve: TextCurve | undefined): CurveName {
	if (!curve) return "straight";
	return curve.kind === "circle" ? curve.side : curve.kind;
}

/** As it is first bent. */
export function curveNamed(name: CurveName): TextCurve | undefined {
	switch (name) {
		case "straight":
			return undefined;
		case "arc":
			return { kind: "arc", angle: 120 };
		case "outside":
		case "inside":
			return { kind: "circle", side: name };
		case "wave":
			return { kind: "wave", depth: 0.05, waves: 1 };
	}
}
