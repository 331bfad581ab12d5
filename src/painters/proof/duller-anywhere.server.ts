import { printCondition } from "#painters/pdf/print-condition.server.ts";
import { makeProofTable } from "#painters/proof/make-proof-table.server.ts";
import { CLEARLY_ON_ANY_PRESS, mayGetDuller, nearestPrintable } from "#painters/proof/nearest-printable.ts";

let told: Promise<ReturnType<typeof nearestPrintable>> | undefined;

/** Whether some of these colours print clearly duller, whoever prints them. */
export async function isAnyDuller(colors: readonly string[]): Promise<boolean> {
	const strong = colors.filter(mayGetDuller);
	if (strong.length === 0) return false;
	told ??= usualPress();
	told.catch(() => {
		told = undefined;
	});
	const asPrinted = await told;
	return strong.some((color) => asPrinted(color) !== undefined);
}

async function usualPress() {
	const { profilePath } = await printCondition();
	return nearestPrintable(await makeProofTable(profilePath), CLEARLY_ON_ANY_PRESS);
}
