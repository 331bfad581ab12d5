import { mkdir, mkdtemp, readdir, rm, stat, symlink, unlink, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { neededPixels, type PixelSize, printJpegs } from "#painters/picture-derivative.server.ts";
import type { Shop } from "#shop/shop.ts";
import { callApi } from "../../../tests/support/call-api.ts";
import { heic, orientedJpeg, pdf, pngClaiming, QUARTERS, quarters } from "../../../tests/support/picture-files.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { pictureSource } from "./pictures.server.ts";
import { uploadFolder } from "./upload-folder.server.ts";

let bench: TestShop;
beforeAll(async () => {
	vi.stubEnv("TMPDIR", await mkdtemp(join(tmpdir(), "keepsake-media-")));
	bench = await openTestShop();
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await bench.close();
});

const visitor = () => anotherVisitor(bench.shop);

function upload(shop: Shop, file: Uint8Array, name = "photo.jpg", field = "img"): Promise<Response> {
	const form = new FormData();
	form.set(field, new File([new Uint8Array(file)], name));
	form.set("ext_session_id", "abc");
	return callApi(shop, "/images/upload", { method: "POST", body: form });
}

async function served(shop: Shop, id: string, file = "320.jpg"): Promise<Buffer> {
	const answer = await callApi(shop, `/pictures/${id}/${file}`);
	expect(answer.status).toBe(200);
	return Buffer.from(await answer.arrayBuffer());
}

/** The colours in the middle of the four quarters, each channel rounded to full or none. */
async function quartersOf(picture: Buffer): Promise<string[]> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return [
		[0.25, 0.25],
		[0.75, 0.25],
		[0.25, 0.75],
		[0.75, 0.75],
	].map(([x = 0, y = 0]) => {
		const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
		return `#${[...data.subarray(at, at + 3)].map((value) => (value > 190 ? "ff" : value < 65 ? "00" : "??")).join("")}`;
	});
}

const kinds: Record<string, () => Promise<Buffer>> = {
	jpeg: () => quarters().jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer(),
	png: () => quarters().png().toBuffer(),
	webp: () => quarters().webp({ quality: 95, smartSubsample: true }).toBuffer(),
	avif: () => quarters().avif({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer(),
	tiff: () => quarters().tiff().toBuffer(),
	heic: async () => heic(await quarters().png().toBuffer()),
	"cmyk jpeg": () => quarters().toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer(),
	"16-bit png": () => quarters().toColourspace("rgb16").png().toBuffer(),
};

test.each(Object.keys(kinds))("%s is taken whatever its name says, and shown in every format", async (kind) => {
	const shop = visitor();
	const answer = await upload(shop, (await kinds[kind]?.()) as Buffer, "holiday.bmp");
	expect(answer.status).toBe(201);
	const { id, width, height } = (await answer.json()) as { id: string; width: number; height: number };
	expect([width, height]).toEqual([60, 40]);
	for (const format of ["jpg", "webp", "avif"]) {
		const picture = await served(shop, id, `320.${format}`);
		expect(await sharp(picture).metadata(), format).toMatchObject({ width: 60, height: 40 });
		if (kind !== "cmyk jpeg") expect(await quartersOf(picture), format).toEqual(QUARTERS);
	}
});

test("of a PDF the first page is taken, with the words in fonts that it does not hold", async () => {
	const shop = visitor();
	const { id, width, height } = await (await upload(shop, await pdf(), "page.pdf")).json();
	expect([width, height]).toEqual([3507, 4960]);
	const picture = sharp(await served(shop, id, "1200.jpg"));
	expect(await quartersOf(await picture.clone().jpeg().toBuffer())).toEqual([
		"#ff0000",
		"#ff0000",
		"#ffffff",
		"#ffffff",
	]);
	const word = await picture.extract({ left: 100, top: 970, width: 700, height: 200 }).stats();
	expect(word.channels[0]?.min).toBeLessThan(40);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
	"EXIF orientation %i stands upright, and nothing tells where or by whom",
	async (orientation) => {
		const shop = visitor();
		const file = await orientedJpeg(orientation);
		expect((await sharp(file).metadata()).orientation).toBe(orientation);
		expect(file.includes("Secretname")).toBe(true);
		const { id, width, height } = await (await upload(shop, file)).json();
		expect([width, height]).toEqual([60, 40]);
		for (const name of ["320.jpg", "640.webp", "2000.avif"]) {
			const picture = await served(shop, id, name);
			expect(await quartersOf(picture), name).toEqual(QUARTERS);
			const meta = await sharp(picture).metadata();
			expect([meta.exif, meta.xmp, meta.iptc, meta.orientation ?? 1], name).toEqual([
				undefined,
				undefined,
				undefined,
				1,
			]);
			expect(/Secret|GPS/.test(picture.toString("latin1")), name).toBe(false);
		}
	},
);

/** ISO/IEC 23008-12: the `irot` box turns a HEIC, its EXIF orientation says only what was done. */
test("a HEIC is not turned twice, and nothing tells where or by whom", async () => {
	const shop = visitor();
	const file = await heic(await orientedJpeg(3), "jpg");
	expect(file.includes("Secretname")).toBe(true);
	const { id } = await (await upload(shop, file)).json();
	const picture = await served(shop, id);
	expect(await quartersOf(picture)).toEqual([...QUARTERS].reverse());
	expect([(await sharp(picture).metadata()).exif, /Secret|GPS/.test(picture.toString("latin1"))]).toEqual([
		undefined,
		false,
	]);
});

test.each(["jpeg", "heic"])("Display P3 in a %s becomes the sRGB of the same colour", async (kind) => {
	const shop = visitor();
	const wanted = { r: 200, g: 60, b: 40 };
	const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: wanted } })
		.withIccProfile("p3")
		.png()
		.toBuffer();
	const file = kind === "heic" ? await heic(png) : await sharp(png).keepIccProfile().jpeg({ quality: 100 }).toBuffer();
	const { id } = await (await upload(shop, file)).json();
	const { channels } = await sharp(await served(shop, id)).stats();
	for (const [index, value] of Object.values(wanted).entries())
		expect(Math.abs((channels[index]?.mean ?? 0) - value), `channel ${index}`).toBeLessThan(6);
});

test("copies are no wider than the picture, and the same file is the same picture", async () => {
	const shop = visitor();
	const file = await quarters(800, 600).jpeg().toBuffer();
	const [first, second] = await Promise.all([upload(shop, file), upload(shop, file)]);
	const { id, sizes } = (await first.json()) as { id: string; sizes: { width: number }[] };
	expect((await second.json()).id).toBe(id);
	expect((await (await upload(shop, file)).json()).id).toBe(id);
	expect(sizes.map((size) => size.width)).toEqual([320, 640]);
	const widths = ["320.jpg", "640.webp", "1200.avif", "2000.jpg"].map(async (name) => {
		const { width } = await sharp(await served(shop, id, name)).metadata();
		return width;
	});
	expect(await Promise.all(widths)).toEqual([320, 640, 800, 800]);
	expect((await callApi(shop, `/pictures/${id}/321.jpg`)).status).toBe(404);
	expect((await callApi(visitor(), `/pictures/${id}/320.jpg`)).status).toBe(404);
	const theirs = visitor();
	expect((await (await upload(theirs, file)).json()).id).not.toBe(id);
});

test("a small print of a large photo is made from a smaller copy, and looks as if from the master", async () => {
	const shop = visitor();
	const { id, master, copy, uses } = await printed(shop, await waves().jpeg({ quality: 95 }).toBuffer());
	expect([(await sharp(master).metadata()).width, (await sharp(copy).metadata()).width]).toEqual([2401, 1201]);
	const [[expected], [small]] = [await printJpegs(master, uses), await printJpegs(copy, uses)];
	expect({ ...small, jpeg: 0 }).toEqual({ ...expected, jpeg: 0 });
	expect(await meanDifference(small!.jpeg, expected!.jpeg)).toBeLessThan(1.5);
	expect((await sharp(await served(shop, id, "640.jpg")).metadata()).width).toBe(640);
});

test("a smaller copy stands upright, in the colours of its photo", async () => {
	const stored = await sharp(await quarters(2600, 1800).png().toBuffer())
		.rotate(270)
		.png()
		.toBuffer();
	const file = await sharp(stored).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
	const shop = visitor();
	const { id, copy } = await printed(shop, file);
	const smaller = (await pictureSource(shop)(id, { width: 800, height: 550 })) as Buffer;
	const widths = [copy, smaller].map(async (each) => (await sharp(each).metadata()).width);
	expect(await Promise.all(widths)).toEqual([1300, 920]);
	for (const each of [copy, smaller]) expect(await quartersOf(each)).toEqual(QUARTERS);
});

test("what is see-through has no smaller copy", async () => {
	const { master, copy } = await printed(visitor(), await waves().ensureAlpha(0.5).png().toBuffer());
	expect(copy).toEqual(master);
});

/** As a picture source gives it for all of its pixels, and for a small print. */
async function printed(shop: Shop, file: Buffer) {
	const { id, width, height } = await (await upload(shop, file)).json();
	const uses = [{ crop: { x: 0.25, y: 0.1, width: 0.5, height: 0.5 }, wanted: { width: 600, height: 450 } }];
	const read = async (needed: PixelSize) => (await pictureSource(shop)(id, needed)) as Buffer;
	return { id, uses, master: await read({ width, height }), copy: await read(neededPixels(uses)) };
}

/** Of all sizes, so that what is moved by half a pixel differs. */
function waves() {
	const [width, height] = [2401, 1800];
	const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => {
		const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
		return 128 + 100 * Math.sin((x * (1 + x / width)) / 30 + (at % 3)) * Math.cos((y * (1 + y / height)) / 25);
	});
	return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Of 255, over all channels. */
async function meanDifference(one: Buffer, other: Buffer): Promise<number> {
	const [first, second] = await Promise.all([one, other].map((jpeg) => sharp(jpeg).raw().toBuffer()));
	return first!.reduce((sum, value, at) => sum + Math.abs(value - second![at]!), 0) / first!.length;
}

const html = "<html><script>alert(1)</script></html>";
const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const refusals: [string, () => Promise<Buffer> | Buffer, number, string][] = [
	["121 megapixels", () => pngClaiming(11_000, 11_001), 413, "too_many_pixels"],
	["a small file that claims 4 gigapixels", () => pngClaiming(65_000, 65_000), 413, "too_many_pixels"],
	["a JPEG cut short", async () => (await quarters(800, 600).jpeg().toBuffer()).subarray(0, 3000), 422, "damaged"],
	["a PNG without its pixels", () => pngClaiming(100, 100), 422, "damaged"],
	["a PDF of nothing", () => Buffer.from("%PDF-1.7\n%%EOF"), 422, "damaged"],
	["15 pixels", () => quarters(30, 14).png().toBuffer(), 422, "too_small"],
	["SVG", () => Buffer.from(svg), 415, "svg"],
	["GIF", () => quarters().gif().toBuffer(), 415, "unsupported"],
	["a zip", () => Buffer.from("PK\u0003\u0004\u0014\0\0\0\b\0abcdef", "latin1"), 415, "unsupported"],
	["a page", () => Buffer.from(html), 415, "unsupported"],
	["JPEG and PDF", () => spliced("jpeg", "%PDF-1.4\n1 0 obj"), 415, "ambiguous"],
	["PNG and page", () => spliced("png", html), 415, "ambiguous"],
	["nothing at all", () => Buffer.alloc(0), 400, "no_file"],
];

/** The words in the first kilobyte, where a lenient reader would find them. */
async function spliced(kind: "jpeg" | "png", words: string): Promise<Buffer> {
	const file = await quarters()[kind]().toBuffer();
	return Buffer.concat([file.subarray(0, 40), Buffer.from(words), file.subarray(40)]);
}

test.each(refusals)("%s: refused in words", async (_name, make, status, reason) => {
	const spanish = { ...visitor(), locale: { ...bench.shop.locale, iso: "es-ES", language: "es" as const } };
	const english = visitor();
	const answers = [await upload(english, await make()), await upload(spanish, await make())];
	const details = await Promise.all(answers.map(async (answer) => (await answer.json()) as Record<string, unknown>));
	for (const [index, answer] of answers.entries()) {
		expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
		expect(details[index]).toMatchObject({ status, reason });
		expect(answer.status).toBe(status);
		expect(String(details[index]?.detail)).toMatch(/^[A-Z].{8,}\.$/);
	}
	expect(details[0]?.detail).not.toBe(details[1]?.detail);
	expect(await leftovers()).toEqual([]);
});

test("60 MB are the most, counted while they arrive", async () => {
	const most = 60 * 1024 * 1024;
	const junk = Buffer.alloc(most + 1, "a");
	expect(await (await upload(visitor(), junk)).json()).toMatchObject({ status: 413, reason: "too_large" });
	expect(await (await upload(visitor(), junk.subarray(1))).json()).toMatchObject({ status: 415 });
	const answer = await callApi(visitor(), "/images/upload", {
		method: "POST",
		headers: { "content-type": "multipart/form-data; boundary=x", "content-length": String(most * 2) },
		body: "--x",
	});
	expect(answer.status).toBe(413);
	expect(await leftovers()).toEqual([]);
});

test("a form without the picture, and no form at all", async () => {
	const file = await quarters().png().toBuffer();
	expect(await (await upload(visitor(), file, "a.png", "photo")).json()).toMatchObject({
		status: 400,
		reason: "no_file",
	});
	const answer = await callApi(visitor(), "/images/upload", { method: "POST", body: "img" });
	expect(await answer.json()).toMatchObject({ status: 400, reason: "not_multipart" });
});

test("an upload that breaks off leaves no file behind", async () => {
	let breakOff = () => {};
	const body = new ReadableStream({
		start(controller) {
			const head = '--x\r\ncontent-disposition: form-data; name="img"; filename="a.jpg"\r\n\r\n';
			controller.enqueue(Buffer.concat([Buffer.from(head), Buffer.alloc(300_000, 0xff)]));
			breakOff = () => controller.error(new Error("gone"));
		},
	});
	const init = { method: "POST", headers: { "content-type": "multipart/form-data; boundary=x" }, body, duplex: "half" };
	const answer = callApi(visitor(), "/images/upload", init as RequestInit);
	await expect.poll(leftovers).toHaveLength(1);
	breakOff();
	expect(await (await answer).json()).toMatchObject({ status: 400, reason: "interrupted" });
	expect(await leftovers()).toEqual([]);
});

test("photos on their way lie in a folder of this process's own, what a killed process left is swept", async () => {
	const left = join(tmpdir(), `keepsake-uploads-${hostname()}-4194304-abcdef`);
	await mkdir(left, { recursive: true });
	await writeFile(join(left, "photo"), "x");
	vi.resetModules();
	const afresh = await import("./upload-folder.server.ts");
	expect((await stat(afresh.uploadFolder())).mode & 0o777).toBe(0o700);
	expect(afresh.uploadFolder()).toContain(`-${process.pid}-`);
	await expect(stat(left)).rejects.toThrow("ENOENT");
	await rm(afresh.uploadFolder(), { recursive: true });
	expect((await stat(afresh.uploadFolder())).mode & 0o777).toBe(0o700);
});

test("an upload that cannot be written is answered, and the next one works", async () => {
	const folder = uploadFolder();
	await rm(folder, { recursive: true });
	await symlink("/proc", folder);
	const form = new FormData();
	form.set("img", new File([await quarters(40, 30).png().toBuffer()], "photo.png"));
	const send = () => callApi(visitor(), "/images/upload", { method: "POST", body: form });
	expect((await send()).status).toBe(500);
	await unlink(folder);
	expect((await send()).status).toBe(201);
});

function leftovers(): Promise<string[]> {
	return readdir(uploadFolder());
}
