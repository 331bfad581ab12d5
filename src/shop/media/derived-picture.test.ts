import { availableParallelism } from "node:os";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { FileStore } from "#shop/file-store.server.ts";
import { derivedPicture } from "./derived-picture.server.ts";
import type { Picture } from "./pictures.server.ts";

const picture = (sha256: string) => ({ sha256, masterKey: `masters/${sha256}` }) as Picture;

test("a copy that many ask for at once is made once, and few copies are made at a time", async () => {
	const master = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#336699" } })
		.png()
		.toBuffer();
	const kept = new Map<string, Uint8Array>();
	let opened = 0;
	let open = 0;
	let most = 0;
	const files: FileStore = {
		has: async (key) => kept.has(key),
		async get(key) {
			const known = kept.get(key);
			if (known) return known;
			opened++;
			most = Math.max(most, ++open);
			await new Promise((resolve) => setTimeout(resolve, 20));
			return master;
		},
		async put(key, bytes) {
			open--;
			kept.set(key, bytes);
		},
		remove: async () => {},
		removeFolder: async () => {},
		putFile: () => Promise.reject(new Error("No local files here")),
		lay: () => Promise.reject(new Error("No local files here")),
	};
	const same = await Promise.all(Array.from({ length: 8 }, () => derivedPicture({ files }, picture("aa"), 320, "jpg")));
	expect(opened).toBe(1);
	expect((await sharp(same[7]).metadata()).width).toBe(320);
	await Promise.all(
		Array.from({ length: 12 }, (_, index) => derivedPicture({ files }, picture(`b${index}`), 320, "jpg")),
	);
	expect(most).toBeLessThanOrEqual(availableParallelism() + 1);
	expect(await derivedPicture({ files }, picture("aa"), 320, "jpg")).toEqual(same[0]);
});
