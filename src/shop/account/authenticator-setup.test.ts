import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { authenticatorSetup } from "./authenticator-setup.server.ts";

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSW";
const ADDRESS = `otpauth://totp/Popkin:zo%C3%AB%40example.test?secret=${SECRET}&issuer=Popkin&digits=6&period=30`;

test("an authenticator reads the address out of the picture, and a person the key", async () => {
	const setup = authenticatorSetup(ADDRESS);
	if (!setup) throw new Error("no setup");
	expect(setup.secret.replaceAll(" ", "")).toBe(SECRET);
	const { size, path } = setup.qr;
	const side = size * 4;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
	const data = await sharp(Buffer.from(svg)).flatten({ background: "#ffffff" }).raw().toBuffer();
	expect(decodeQR({ width: side, height: side, data })).toBe(ADDRESS);
});

test.each(["https://evil.test", `otpauth://hotp/x?secret=${SECRET}`, "otpauth://totp/x?secret=abc", `${ADDRESS} more`])(
	"%s is no authenticator's address",
	(address) => {
		expect(authenticatorSetup(address)).toBeUndefined();
	},
);
