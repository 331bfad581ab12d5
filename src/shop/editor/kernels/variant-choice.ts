import type { EditorProps, EditorVariant } from "../editor-props.ts";

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

/** What somebody has chosen of a variant; what nobody has is undefined. */
export type ChosenParts = Readonly<Partial<Record<AskedPart, string | null>>>;
type Offer = Pick<EditorProps, "variants" | "lineId" | "inCart">;

/**
 * As the design is opened: what lies in the cart was chosen, and what is another one since in the line that is changed; but a
 * size may have come along with its colour.
 */
export function chosenAtFirst({ variants, lineId, inCart }: Offer, variant: EditorVariant | undefined): ChosenParts {
	const line = inCart.find(({ id, variantId }) => (lineId === null ? variantId === variant?.id : id === lineId));
	const lying = variants.find(({ id }) => id === line?.variantId);
	if (!lying) return lineId === null ? {} : partsOf(variant);
	const [was, is] = [partsOf(lying), partsOf(variant)];
	return is.color === was.color ? is : { color: is.color, size: was.size };
}

/**
 * With what is another one in the next variant. A size that came along with another colour nobody has chosen, nor what is
 * there no more as the choice was undone.
 */
export function chosenWith(
	chosen: ChosenParts,
	before: EditorVariant | undefined,
	next: EditorVariant | undefined,
): ChosenParts {
	const [was, is] = [partsOf(before), partsOf(next)];
	const kept: ChosenParts = {
		...(chosen.color === was.color && { color: chosen.color }),
		...(chosen.size === was.size && { size: chosen.size }),
	};
	if (is.color !== was.color) return { ...kept, color: is.color };
	return is.size === was.size ? kept : { ...kept, size: is.size };
}

/** The same where the part was asked for: it may be the one that stood there. */
export function answeredWith(
	chosen: ChosenParts,
	before: EditorVariant | undefined,
	part: AskedPart,
	next: EditorVariant,
): ChosenParts {
	return { ...chosenWith(chosen, before, next), [part]: partsOf(next)[part] };
}

/** Which of colour and size nobody has chosen: a colour that is not the article's first one was chosen before. */
export function openParts(
	{ variants, inCart }: Offer,
	chosen: ChosenParts,
	variant: EditorVariant | undefined,
): Readonly<Record<AskedPart, boolean>> {
	const { color, size } = partsOf(variant);
	const lies = variants.some(
		(each) => partsOf(each).color === color && inCart.some((line) => line.variantId === each.id),
	);
	const standsThere = color === partsOf(variants[0]).color && !lies;
	return { color: standsThere && chosen.color !== color, size: chosen.size !== size };
}

function partsOf(variant: EditorVariant | undefined): Readonly<Record<AskedPart, string | null>> {
	return { color: variant?.color?.name ?? null, size: variant?.size ?? null };
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
