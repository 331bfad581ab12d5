import type { DisplayList } from "#design/display-list.ts";
import type { PictureAddresses } from "#painters/canvas-pictures.client.ts";
import { composeMockup } from "#painters/mockup/compose-mockup.ts";
import { loadScene } from "#painters/mockup/load-scene.client.ts";
import { colored, type DesignRaster, type MockupScene } from "#painters/mockup/mockup-scene.ts";
import { paintDesign } from "#painters/mockup/paint-design.client.ts";

export type MockupRequest = {
	readonly scene: MockupScene;
	/** Got ready after it, in this order, as long as nothing else is asked for. */
	readonly next: readonly MockupScene[];
	readonly display: DisplayList;
	readonly raster: DesignRaster;
	readonly addresses: PictureAddresses;
	/** #rrggbb of the variant. */
	readonly tint: string | null;
	/** While something is dragged: half the size, one sample a pixel. */
	readonly quick: boolean;
};
/** No picture: something that it needs can't be had. */
export type MockupAnswer = { readonly picture: ImageBitmap | null };

let latest: MockupRequest | null = null;

self.addEventListener("message", async ({ data }: MessageEvent<MockupRequest>) => {
	latest = data;
	const picture = await compose(data).catch(() => null);
	self.postMessage({ picture } satisfies MockupAnswer, { transfer: picture ? [picture] : [] });
	for (const scene of data.next) {
		if (latest !== data) return;
		await loadScene(scene, 1).catch(() => null);
	}
});

async function compose({ scene, display, raster, addresses, tint, quick }: MockupRequest): Promise<ImageBitmap> {
	const [prepared, design] = await Promise.all([
		loadScene(scene, quick ? 2 : 1),
		paintDesign(display, raster, addresses),
	]);
	const options = { taps: quick ? 1 : 2, ...colored(scene, tint ?? "#ffffff") } as const;
	const pixels = composeMockup(prepared, design, options);
	return createImageBitmap(new ImageData(pixels, prepared.width, prepared.height));
}
