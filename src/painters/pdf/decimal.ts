const STEPS = 1_000_000;
/** The three places of each number of thousandths, with and without the zeros at their end. */
const PLACES = Array.from({ length: 1000 }, (_, thousandths) => String(thousandths).padStart(3, "0"));
const LAST_PLACES = PLACES.map((places) => places.replace(/0+$/, ""));

/**
 * A number with six decimal places at most, up to a thousand million without an exponent. The letters of a page are ten
 * thousands of them: `String` takes twice as long.
 */
export function decimal(value: number): string {
	const rounded = Math.round(value * STEPS);
	const [sign, steps] = [rounded < 0 ? "-" : "", Math.abs(rounded)];
	const whole = Math.trunc(steps / STEPS);
	const rest = steps - whole * STEPS;
	if (rest === 0) return `${sign}${whole}`;
	const upper = Math.trunc(rest / 1000);
	const lower = rest % 1000;
	return `${sign}${whole}.${lower ? PLACES[upper]! + LAST_PLACES[lower]! : LAST_PLACES[upper]!}`;
}
