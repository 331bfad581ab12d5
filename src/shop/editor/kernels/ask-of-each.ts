import type { PictureTones } from "#design/preflight/ground.ts";

/** Each picture once; one whose tones could not be had may be asked for again. */
export function askForTones(
	ids: readonly string[],
	asked: Set<string>,
	load: (id: string) => Promise<PictureTones | undefined>,
	onTones: (id: string, tones: PictureTones) => void,
): void {
	for (const id of ids) {
		if (asked.has(id)) continue;
		asked.add(id);
		void load(id).then((tones) => {
			if (tones) onTones(id, tones);
			else asked.delete(id);
		});
	}
}
