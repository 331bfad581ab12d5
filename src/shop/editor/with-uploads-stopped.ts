import type { UploadQueue } from "./kernels/upload-queue.ts";
import type { SignOutWatch } from "./use-autosave.ts";

/** Photos of who has gone are not sent either. */
export function withUploadsStopped({ before, onHeard }: SignOutWatch, uploads: UploadQueue): SignOutWatch {
	return {
		before,
		onHeard(design) {
			uploads.stop();
			onHeard(design);
		},
	};
}
