import { SIGNED_IN_HEADER } from "#core/signed-in-header.ts";
import { isSignedInHere } from "#layouts/forget-after-sign-out.ts";

/** Whether this browser takes itself for a customer's: what is made here must not become a guest's. */
export function writeHeaders(): Record<string, string> {
	return isSignedInHere() ? { [SIGNED_IN_HEADER]: "1" } : {};
}
