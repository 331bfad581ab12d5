import { readFile } from "node:fs/promises";
import type { JSHandle, Page } from "playwright-core";

/** What a browser hands over where a photo of the sea is dropped or pasted. */
export async function seaPhoto(page: Page): Promise<JSHandle<DataTransfer>> {
	return page.evaluateHandle(
		(data) => {
			const dropped = new DataTransfer();
			const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
			dropped.items.add(new File([bytes], "sea.jpg", { type: "image/jpeg" }));
			return dropped;
		},
		await readFile("demo/pictures/sea.jpg", "base64"),
	);
}
