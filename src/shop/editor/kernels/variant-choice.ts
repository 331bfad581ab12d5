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

/** Whether somebody has chosen the colour and the size of a variant. */
export type ChosenParts = Readonly<Partial<Record<AskedPart, true>>>;
/** By the variants that somebody has come to: undo leads back to what was chosen there. */
export type ChosenByVariant = Readonly<Record<number, ChosenParts>>;
type Offer = Pick<EditorProps, "variants" | "variantId" | "lineId" | "inCart" | "isColorChosen">;

/**
 * As the design is opened: what lies in the cart was chosen. Of the line that is changed another colour was too, whose size may
 * have come along.
 */
export function chosenAtFirst(
	{ variantId: opened, lineId, inCart, isColorChosen }: Offer,
	variant: EditorVariant | undefined,
): ChosenByVariant {
	const line = inCart.find(({ id, variantId }) => (lineId === null ? variantId === variant?.id : id === lineId));
	const lying = line && { [line.variantId]: { color: true, size: true } as const };
	return {
		...(isColorChosen && { [opened]: { color: true } as const }),
		...(variant && lineId !== null && { [variant.id]: { color: true } as const }),
		...lying,
	};
}

/** A size that came along with another colour nobody has chosen. */
export function chosenWith(
	chosen: ChosenByVariant,
	before: EditorVariant | undefined,
	next: EditorVariant,
): ChosenByVariant {
	const isOther = (part: AskedPart) => partsOf(before)[part] !== partsOf(next)[part];
	const { color, size } = (before && chosen[before.id]) ?? {};
	const isColorChosen = color || isOther("color");
	const isSizeChosen = isOther("size") ? !isOther("color") : size;
	const parts = { ...(isColorChosen && { color: true as const }), ...(isSizeChosen && { size: true as const }) };
	return { ...chosen, [next.id]: parts };
}

/** The same where the part was asked for: it may be the one that stood there. */
export function answeredWith(
	chosen: ChosenByVariant,
	before: EditorVariant | undefined,
	part: AskedPart,
	next: EditorVariant,
): ChosenByVariant {
	const after = chosenWith(chosen, before, next);
	return { ...after, [next.id]: { ...after[next.id], [part]: true } };
}

/** Which of colour and size nobody has chosen: a colour that is not the article's first one was chosen before. */
export function openParts(
	{ variants, inCart }: Offer,
	chosen: ChosenByVariant,
	variant: EditorVariant | undefined,
): Readonly<Record<AskedPart, boolean>> {
	const { color } = partsOf(variant);
	const lies = variants.some(
		(each) => partsOf(each).color === color && inCart.some((line) => line.variantId === each.id),
	);
	const standsThere = color === partsOf(variants[0]).color && !lies;
	const known = (variant && chosen[variant.id]) ?? {};
	return { color: standsThere && !known.color, size: !known.size };
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
