import type { Rgb } from "#design/contrast.ts";

/** Of red, green and blue each. */
export const STEPS = 33;
/** Four bytes an entry, blue runs quickest: red, green and blue as a press prints them, and how much duller that is. The last entry is black ink alone. */
export type ProofTable = Uint8Array;
export const TABLE_BYTES = (STEPS ** 3 + 1) * 4;
/** Of the fourth byte, in a unit of delta E. */
export const PARTS = 4;

/** Delta E. ISO 12647-7 lets no colour of a contract proof be farther off (CIEDE2000). */
export const CLEARLY = 5;
const LAST = STEPS - 1;
const ACROSS = [STEPS * STEPS * 4, STEPS * 4, 4] as const;

/** Where stripes mark what gets duller: the pixels are rows of so many, the first of them this row of the picture. */
export type Stripes = { readonly every: number; readonly rowLength: number; readonly firstRow: number };

/** In place, on pixels of four channels; alpha stays. `seen` have some opacity, `dull` of them get clearly duller. */
export function proofPixels(
	pixels: Uint8ClampedArray | Uint8Array,
	table: ProofTable,
	stripes?: Stripes,
): { readonly seen: number; readonly dull: number } {
	const printed: [number, number, number, number] = [0, 0, 0, 0];
	let seen = 0;
	let dull = 0;
	for (let at = 0; at < pixels.length; at += 4) {
		if (pixels[at + 3] === 0) continue;
		seen++;
		print(table, pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, printed);
		const isDull = printed[3] >= CLEARLY * PARTS;
		if (isDull) dull++;
		const stripe = isDull && stripes && stripeAt(at / 4, stripes);
		for (let channel = 0; channel < 3; channel++) pixels[at + channel] = stripe || printed[channel]!;
	}
	return { seen, dull };
}

/** `duller`: delta E. */
export function printedColor(table: ProofTable, [red, green, blue]: Rgb): { color: Rgb; duller: number } {
	const printed: [number, number, number, number] = [0, 0, 0, 0];
	print(table, red, green, blue, printed);
	const [r, g, b, parts] = printed;
	return { color: [r, g, b], duller: parts / PARTS };
}

export function blackInk(table: ProofTable): Rgb {
	const at = TABLE_BYTES - 4;
	return [table[at]!, table[at + 1]!, table[at + 2]!];
}

/** Between the eight entries around a colour. */
function print(table: ProofTable, red: number, green: number, blue: number, into: [number, number, number, number]) {
	const [r, g, b] = [(red * LAST) / 255, (green * LAST) / 255, (blue * LAST) / 255];
	const [r0, g0, b0] = [
		Math.min(LAST - 1, Math.floor(r)),
		Math.min(LAST - 1, Math.floor(g)),
		Math.min(LAST - 1, Math.floor(b)),
	];
	const [x, y, z] = [r - r0, g - g0, b - b0];
	const near = r0 * ACROSS[0] + g0 * ACROSS[1] + b0 * ACROSS[2];
	for (let channel = 0; channel < 4; channel++) {
		const at = near + channel;
		const front = edge(table, at, x, y, ACROSS[0], ACROSS[1]);
		into[channel] = front + (edge(table, at + ACROSS[2], x, y, ACROSS[0], ACROSS[1]) - front) * z;
	}
}

function edge(table: ProofTable, at: number, x: number, y: number, across: number, down: number): number {
	const top = table[at]! + (table[at + across]! - table[at]!) * x;
	const bottom = table[at + down]! + (table[at + across + down]! - table[at + down]!) * x;
	return top + (bottom - top) * y;
}

/** Dark beside light: one of both is seen on any colour. 0: between stripes. */
function stripeAt(index: number, { every, rowLength, firstRow }: Stripes): number {
	const along = ((index % rowLength) + Math.floor(index / rowLength) + firstRow) % every;
	const width = every / 5;
	return along < width ? 20 : along < 2 * width ? 250 : 0;
}
