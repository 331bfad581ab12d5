import type { ImagePixels } from "#core/units.ts";
import type { PixelSize } from "#painters/picture-derivative.server.ts";

type Kept = { readonly sha256: string; readonly masterKey: string };

/** No copy is shorter on its long side: about 7 cm in print. */
const LEAST_LENGTH: ImagePixels = 800;

/**
 * How many smaller copies lie beside a picture's master, so that small prints and pictures for the screen need not decode
 * all of it: the first of half its length, each further one of half the pixels. Step 0 is the master.
 */
export function copyCount({ width, height }: PixelSize): number {
	return Math.max(0, Math.floor(2 * Math.log2(Math.max(width, height) / LEAST_LENGTH)) - 1);
}

export function copySize({ width, height }: PixelSize, step: number): PixelSize {
	const scale = step === 0 ? 1 : 2 ** ((step + 1) / 2);
	return { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
}

/** The step of the smallest copy that has the pixels. */
export function smallestEnough(picture: PixelSize & { readonly copies: number }, needed: PixelSize): number {
	for (let step = picture.copies; step > 0; step--) {
		const { width, height } = copySize(picture, step);
		if (width >= needed.width && height >= needed.height) return step;
	}
	return 0;
}

export function copyKey({ sha256, masterKey }: Kept, step: number): string {
	return step === 0 ? masterKey : `${copiesFolder(sha256)}/${step}${/\.\w+$/.exec(masterKey)?.[0] ?? ""}`;
}

/** Where a copy lies outside the store, beside its master. */
export function copyPath(master: string, step: number): string {
	return step === 0 ? master : `${master}.${step}`;
}

export function copiesFolder(sha256: string): string {
	return `masters/${sha256.slice(0, 2)}/${sha256}`;
}
