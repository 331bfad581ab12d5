import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { mailHeader } from "./mail-header.server.ts";
import { MAIL_COLORS, MAIL_HEADER } from "./mail-look.ts";
import { picturesInside } from "./send-mail.server.ts";

const HEADED = `<img src="cid:${MAIL_HEADER.contentId}"/>`;
const missing = { get: async () => Promise.reject(new Error("no such file")) };

test.each(["keepsake", "popkin"] as const)(
	"the header of %s has its logo on the left and colours beside it",
	async (brand) => {
		const png = await mailHeader(brand);
		const { ink, support1, support2 } = MAIL_COLORS[brand];
		const [left, right] = [await colors(png, 0), await colors(png, MAIL_HEADER.width)];
		expect(left).toContain(ink.toLowerCase());
		expect(right).toEqual(expect.arrayContaining([support1.toLowerCase(), support2.toLowerCase()]));
		expect(right).not.toContain(ink.toLowerCase());
	},
);

test("a mail that an earlier release wrote has its own pictures and no header", async () => {
	const files = { get: async () => new Uint8Array([1]) };
	const inlineFiles = [{ contentId: "line-0-product", key: "a.jpg", contentType: "image/jpeg" }];
	const inside = async (html: string) =>
		(await picturesInside({ files }, mailOf(html, inlineFiles))).map(({ contentId }) => contentId);
	expect(await inside("<h1>Keepsake</h1>")).toEqual(["line-0-product"]);
	expect(await inside(HEADED)).toEqual([MAIL_HEADER.contentId, "line-0-product"]);
});

test("a picture that is missing is told to whoever sends the mail, however long the header takes", async () => {
	const inlineFiles = [{ contentId: "line-0-product", key: "a.jpg", contentType: "image/jpeg" }];
	vi.resetModules();
	const undrawn = await import("./send-mail.server.ts");
	await expect(undrawn.picturesInside({ files: missing }, mailOf(HEADED, inlineFiles))).rejects.toThrow("no such file");
});

type InlineFiles = readonly { contentId: string; key: string; contentType: string }[];

function mailOf(html: string, inlineFiles: InlineFiles) {
	return { brand: "keepsake", html, inlineFiles } as Parameters<typeof picturesInside>[1];
}

/** Those of one half of the picture, as `#rrggbb`. */
async function colors(png: Buffer, left: number): Promise<readonly string[]> {
	const { width, height } = MAIL_HEADER;
	const half = await sharp(png)
		.extract({ left, top: 0, width, height: height * 2 })
		.removeAlpha()
		.raw()
		.toBuffer();
	const found = new Set<string>();
	for (let at = 0; at < half.length; at += 3) found.add(`#${half.subarray(at, at + 3).toString("hex")}`);
	return [...found];
}
