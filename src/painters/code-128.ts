/**
 * Widths of bar, gap, bar, gap, bar, gap by value (ISO/IEC 15417, table 1): 95 characters from the space on, then
 * function characters.
 */
const PATTERNS =
	"212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221" +
	"223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321" +
	"112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131" +
	"311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114" +
	"122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141" +
	"214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232";
const STOP = "2331112";
const START_B = 104;
const FIRST_CHARACTER = 32;
const LAST_CHARACTER = 126;

/** A bar and where it begins, in modules, the width of the thinnest bar. */
export type Bar = { readonly at: number; readonly width: number };
export type Barcode = { readonly bars: readonly Bar[]; readonly width: number };

/** Modules that must stay blank on both sides for a scanner to see where it begins. */
export const QUIET_ZONE = 10;

/** Code 128, set B: one line of printable ASCII as bars. */
export function code128(text: string): Barcode {
	const values = [...text].map((character) => {
		const code = character.charCodeAt(0);
		if (code < FIRST_CHARACTER || code > LAST_CHARACTER) throw new Error(`Code 128 B has no ${character}`);
		return code - FIRST_CHARACTER;
	});
	const sum = values.reduce((total, value, index) => total + value * (index + 1), START_B);
	const widths = [START_B, ...values, sum % 103].map(patternOf).join("") + STOP;
	const bars: Bar[] = [];
	let at = 0;
	[...widths].map(Number).forEach((width, index) => {
		if (index % 2 === 0) bars.push({ at, width });
		at += width;
	});
	return { bars, width: at };
}

function patternOf(value: number): string {
	return PATTERNS.slice(value * 6, value * 6 + 6);
}
