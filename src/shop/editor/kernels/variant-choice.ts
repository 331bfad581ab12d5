import type { EditorVariant } from "../editor-props.ts";

/** The variant that differs from the chosen one in what is named only. */
export function variantLike(
	variants: readonly EditorVariant[],
	chosen: EditorVariant | undefined,
	wanted: Partial<{ color: string | null; size: string | null }>,
): EditorVariant | undefined {
	const color = wanted.color === undefined ? (chosen?.color?.name ?? null) : wanted.color;
	const size = wanted.size === undefined ? (chosen?.size ?? null) : wanted.size;
	return variants.find((each) => (each.color?.name ?? null) === color && each.size === size);
}

export function distinct(values: readonly (string | null | undefined)[]): string[] {
	return [...new Set(values.filter((value): value is string => Boolean(value)))];
}
