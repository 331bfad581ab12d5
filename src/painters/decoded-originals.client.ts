type Original = { readonly bitmap: Promise<ImageBitmap>; pixels: number; users: number };

/** Pictures that were decoded last, up to so many pixels in all (four bytes each); those in use stay. */
export function createOriginals(read: (address: string) => Promise<ImageBitmap>, most: number) {
	const kept = new Map<string, Original>();

	return async function withOriginal<Value>(address: string, use: (bitmap: ImageBitmap) => Value): Promise<Value> {
		const original = kept.get(address) ?? { bitmap: read(address), pixels: 0, users: 0 };
		kept.delete(address);
		kept.set(address, original);
		original.users++;
		try {
			const bitmap = await original.bitmap;
			original.pixels = bitmap.width * bitmap.height;
			return use(bitmap);
		} catch (cause) {
			if (kept.get(address) === original) kept.delete(address);
			throw cause;
		} finally {
			original.users--;
			drop();
		}
	};

	function drop(): void {
		let pixels = [...kept.values()].reduce((sum, original) => sum + original.pixels, 0);
		for (const [address, original] of kept) {
			if (pixels <= most) return;
			if (original.users > 0) continue;
			kept.delete(address);
			pixels -= original.pixels;
			void original.bitmap.then((bitmap) => bitmap.close());
		}
	}
}
