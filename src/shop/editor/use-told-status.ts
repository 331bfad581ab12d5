import { useEffect, useState } from "react";
import { after } from "./dom/after.ts";
import type { SaveStatus } from "./kernels/save-status.ts";

const LONG = 8_000;
/** True until the next try is answered. */
const LASTING: readonly SaveStatus[] = ["offline", "retrying", "refused", "unsafe"];

/** What stands in a line of its own stays through a save that does not take long: it would come and go with each. */
export function useToldStatus(status: SaveStatus, photoMissing: boolean): SaveStatus {
	const [before, setBefore] = useState(status);
	const [isLong, setLong] = useState(false);
	if (status !== "saving" && status !== before) setBefore(status);
	useEffect(() => {
		if (status !== "saving") return;
		const callOff = after(LONG, () => setLong(true));
		return () => {
			callOff();
			setLong(false);
		};
	}, [status]);
	if (status !== "saving") return status;
	return LASTING.includes(before) || (photoMissing && before !== "conflict" && !isLong) ? before : status;
}
