import type { Page } from "playwright-core";

export type ServedPicture = { readonly url: string; readonly bytes: Buffer };

/** Collects every picture that a page is given from now on; call what comes back to have them. */
export function servedPictures(page: Page): () => Promise<ServedPicture[]> {
	const coming: Promise<ServedPicture | undefined>[] = [];
	page.on("response", (answer) => {
		const type = answer.headers()["content-type"] ?? "";
		if (!type.startsWith("image/") || type.includes("svg") || answer.status() !== 200) return;
		coming.push(
			answer.body().then(
				(bytes) => ({ url: answer.url(), bytes }),
				// A page that is left takes the bodies it has not read with it.
				() => undefined,
			),
		);
	});
	return async () => (await Promise.all(coming)).filter((picture) => picture !== undefined);
}
