import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawnFace } from "../../../../tests/support/drawn-face.ts";
import { findFacesInThread } from "./face-finder.server.ts";
import { FACE_MODELS } from "./find-faces.ts";

const FOLDER = "demo/pictures";
const SIZES = [1400, 320];

/** At each size, as it is and turned by 180 degrees. */
async function standsOnItsHead(picture: string | Buffer): Promise<readonly (readonly [boolean, boolean])[]> {
	const found: [boolean, boolean][] = [];
	for (const size of SIZES) {
		const copy = await sharp(picture).resize(size, size, { fit: "inside" }).jpeg().toBuffer();
		found.push([await isTold(copy), await isTold(await sharp(copy).rotate(180).jpeg().toBuffer())]);
	}
	return found;
}

async function isTold(picture: Buffer): Promise<boolean> {
	const { width, height } = await sharp(picture).metadata();
	const squares = await Promise.all(
		FACE_MODELS.map(async ({ input: size }) => ({
			size,
			data: await sharp(picture).resize(size, size, { fit: "contain", background: "#000000" }).raw().toBuffer(),
		})),
	);
	return (await findFacesInThread({ squares, ratio: width / height })).upsideDown;
}

test.each(readdirSync(FOLDER))(
	"%s, which shows nobody, is not said to stand on its head",
	async (name) => {
		expect(await standsOnItsHead(join(FOLDER, name))).toEqual(SIZES.map(() => [false, false]));
	},
	60_000,
);

test.each([
	["near", { width: 900, height: 700 }],
	["at one side", { width: 1600, height: 1000 }],
	["far away", { width: 2400, height: 1600 }],
])(
	"a face %s tells that its picture stands on its head",
	async (_where, size) => {
		expect(await standsOnItsHead(await drawnFace(size, [400, 300]))).toEqual(SIZES.map(() => [false, true]));
	},
	60_000,
);
