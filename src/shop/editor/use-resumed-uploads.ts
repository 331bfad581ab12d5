import { useEffect, useRef } from "react";
import type { SaveStatus } from "./kernels/save-status.ts";
import type { UploadQueue } from "./kernels/upload-queue.ts";

/** Photos that were lost on the way go again when the browser is online again, or when the design itself got through. */
export function useResumedUploads(uploads: UploadQueue, status: SaveStatus): void {
	const before = useRef(status);
	useEffect(() => {
		const wasAway = before.current === "offline" || before.current === "retrying";
		if (wasAway && status === "saved") uploads.resume();
		if (status !== "saving") before.current = status;
	}, [uploads, status]);

	useEffect(() => {
		window.addEventListener("online", uploads.resume);
		return () => window.removeEventListener("online", uploads.resume);
	}, [uploads]);
}
