import { hexOf, rgbOf } from "#design/contrast.ts";
import { CLEARLY, type ProofTable, printedColor } from "#painters/proof/proof-table.ts";

/** Delta E. Nobody knows the machine of who takes screen colours: only what no press comes near is told. */
export const CLEARLY_ON_ANY_PRESS = 2 * CLEARLY;

/** Of 255, from the strongest of red, green and blue to the weakest. */
const LEAST_SPREAD = 15;

/** Whether a press has to be asked: what is greyer than this gets that much duller on none. */
export function mayGetDuller(color: string): boolean {
	const channels = rgbOf(color);
	return Math.max(...channels) - Math.min(...channels) >= LEAST_SPREAD;
}

/** What a press makes of colours that get at least so much duller: undefined of all others. Each is asked for once. */
export function nearestPrintable(table: ProofTable, least: number): (color: string) => string | undefined {
	const known = new Map<string, string | undefined>();
	return (color) => {
		if (!known.has(color)) {
			const printed = printedColor(table, rgbOf(color));
			known.set(color, printed.duller >= least ? hexOf(printed.color) : undefined);
		}
		return known.get(color);
	};
}
