import type { Millimetres } from "#core/units.ts";
import type { QrElement } from "#design/document.ts";
import { QUIET_ZONE, qrModules } from "#design/elements/qr/qr-modules.ts";
import { squareIn } from "#design/geometry/square-in.ts";

/** How large each module is printed; undefined while there is nothing to encode. */
export function moduleSize(element: QrElement): Millimetres | undefined {
	const modules = qrModules(element);
	return modules && squareIn(element).size / (modules.length + 2 * QUIET_ZONE);
}
