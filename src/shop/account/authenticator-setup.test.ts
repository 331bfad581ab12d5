import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { authenticatorSetup } from "./authenticator-setup.server.ts";

const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSW";
const ADDRESS = `otpauth://totp/Popkin:zo%C3%AB%40example.test?secret=${SECRET}&issuer=Popkin&digits=6&period=30`;

test("an authenticator reads the address out of the picture, and a person the key", () => {
	const setup = authenticatorSetup(ADDRESS);
	if (!setup) throw new Error("no setup");
	expect(setup.secret.replaceAll(" ", "")).toBe(SECRET);
	const { size, path } = setup.qr;
	const scale = 4;
	const side = size * scale;
	const data = new Uint8Array(side * side * 3).fill(255);
	for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
		for (let row = 0; row < scale; row++)
			data.fill(
				0,
				((Number(y) * scale + row) * side + Number(x) * scale) * 3,
				((Number(y) * scale + row) * side + (Number(x) + 1) * scale) * 3,
			);
	expect(decodeQR({ width: side, height: side, data })).toBe(ADDRESS);
});

test.each(["https://evil.test", `otpauth://hotp/x?secret=${SECRET}`, "otpauth://totp/x?secret=abc", `${ADDRESS} more`])(
	"%s is no authenticator's address",
	(address) => {
		expect(authenticatorSetup(address)).toBeUndefined();
	},
);
