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

export type AskedPart = "color" | "size";
/** `choices`: one variant for each colour, or for each size of the chosen one, in the catalogue's order. */
export type AskedVariant = { readonly part: AskedPart; readonly choices: readonly EditorVariant[] };

/** What is to be asked of what nobody has chosen, the colour first; null where there is nothing to choose from. */
export function askedOfVariant(
	variants: readonly EditorVariant[],
	chosen: EditorVariant | undefined,
	open: Readonly<Record<AskedPart, boolean>>,
): AskedVariant | null {
	const colors = open.color ? colorsBeside(variants, chosen) : [];
	if (colors.length > 1) return { part: "color", choices: colors };
	const sizes = open.size ? sizesBeside(variants, chosen) : [];
	return sizes.length > 1 ? { part: "size", choices: sizes } : null;
}

/** What somebody has chosen; what nobody has is undefined. */
export type ChosenParts = { readonly color?: string | undefined; readonly size?: string | null | undefined };

/** With what is another one in the next variant. A size that came along with another colour nobody has chosen. */
export function chosenWith(
	chosen: ChosenParts,
	before: EditorVariant | undefined,
	next: EditorVariant | undefined,
): ChosenParts {
	const [color, size] = [next?.color?.name, next?.size ?? null];
	if (color !== before?.color?.name) return { ...chosen, color };
	return size === (before?.size ?? null) ? chosen : { ...chosen, size };
}

/** Each in the chosen size, if it is to be had in it. */
function colorsBeside(variants: readonly EditorVariant[], chosen: EditorVariant | undefined): EditorVariant[] {
	return distinct(variants.map(({ color }) => color?.name)).flatMap((color) => {
		const all = variants.filter((each) => each.color?.name === color);
		const alike = all.find(({ size, available }) => available && size === chosen?.size);
		return alike ?? all.find(({ available }) => available) ?? all.slice(0, 1);
	});
}

function sizesBeside(variants: readonly EditorVariant[], chosen: EditorVariant | undefined): EditorVariant[] {
	return variants.filter(({ color, size }) => size !== null && color?.name === chosen?.color?.name);
}
