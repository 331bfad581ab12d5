import { type Outcome, refused } from "#core/outcome.ts";
import type { PictureUse } from "#design/document.ts";
import type { After, UploadPicture } from "./upload-queue.ts";
import type { UploadRefusal } from "./upload-refusal.ts";

/** No byte went for so long: the connection is there in name only. */
export const STALLED_AFTER = 20_000;
/** All is sent: the server may take 90 seconds to open a picture (media/decode-in-process.server.ts). */
export const ANSWERED_WITHIN = 100_000;
/** A small file is opened soon, but counts as sent while the device still holds it: 20 kB go in a second at least. */
export const SMALL_ANSWERED_WITHIN = 30_000;
const SLOWEST_BYTES_PER_MS = 20;

/** Gives up what stands still. */
export function sendWatched(
	{ upload, after }: { upload: UploadPicture; after: After },
	file: File,
	abort: AbortController,
	onProgress: (fraction: number) => void,
): Promise<Outcome<PictureUse, UploadRefusal>> {
	if (file.size === 0) return Promise.resolve(refused("empty"));
	return new Promise((resolve, reject) => {
		let sent = 0;
		let callOff = watch();
		function watch(): () => void {
			return after(sent < 1 ? STALLED_AFTER : answeredWithin(file), () => {
				resolve(refused("stalled"));
				abort.abort();
			});
		}
		function advance(fraction: number): void {
			if (fraction === sent || abort.signal.aborted) return;
			sent = fraction;
			callOff();
			callOff = watch();
			onProgress(fraction);
		}
		upload(file, advance, abort.signal)
			.then(resolve, reject)
			.finally(() => callOff());
	});
}

function answeredWithin({ size }: File): number {
	return Math.min(ANSWERED_WITHIN, SMALL_ANSWERED_WITHIN + size / SLOWEST_BYTES_PER_MS);
}
