import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { type PlainPicture, printJpegs } from "#painters/picture-derivative.server.ts";
import { decodeInProcess } from "./decode-in-process.server.ts";
import { laidPictures } from "./laid-pictures.server.ts";
import { copyCount, copyPath } from "./picture-copies.ts";

const UPRIGHT = { width: 1801, height: 2399 };
const USE = { crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.6 }, wanted: { width: 300, height: 480 } };

test("what is told of a laid out copy is what its file has: it is printed as if it had been looked up", async () => {
	const folder = await mkdtemp(join(tmpdir(), "laid-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const [photo, master] = ["photo.jpg", "master"].map((name) => join(folder, name)) as [string, string];
	const { width: height, height: width } = UPRIGHT;
	await sharp({ create: { width, height, channels: 3, background: "#27a", noise: { type: "gaussian", sigma: 30 } } })
		.blur(9)
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toFile(photo);
	expect(await decodeInProcess({ path: photo, type: "jpeg", target: master })).toMatchObject({ ok: true, ...UPRIGHT });

	const paths = Array.from({ length: copyCount(UPRIGHT) + 1 }, (_, step) => copyPath(master, step));
	const laid = laidPictures({ photo: { ...UPRIGHT, paths } });
	const small = await laid("photo", { width: 600, height: 800 });
	expect(small).toEqual({ path: paths[2], size: { width: 637, height: 849 }, sampling: "4:2:0" });
	const asFound = await printJpegs(await readFile(paths[2]!), [USE]);
	expect(await printJpegs({ ...(small as PlainPicture), sampling: "4:4:4" }, [USE])).toEqual(asFound);
	for (const [width, chromaSubsampling] of [
		[300, "4:2:0"],
		[200, "4:4:4"],
	] as const) {
		const [printed] = await printJpegs(small, [{ ...USE, wanted: { width, height: width * 1.6 } }]);
		expect(await sharp(printed!.jpeg).metadata()).toMatchObject({ chromaSubsampling, width });
	}
	const [shared] = await printJpegs(small, [USE, USE]);
	expect(await sharp(shared!.jpeg).metadata()).toMatchObject({ chromaSubsampling: "4:4:4" });
	expect(await laid("photo", UPRIGHT)).toBe(master);
	await expect(laid("other", UPRIGHT)).rejects.toThrow("No picture other");
});
