import encodeQR from "qr";

export type AuthenticatorSetup = {
	/** otpauth://, for an authenticator on the same device. */
	readonly address: string;
	/** The key to type by hand, in fours. */
	readonly secret: string;
	/** Modules on a side, and those that are dark as an SVG path. */
	readonly qr: { readonly size: number; readonly path: string };
};

/** Modules of quiet zone: ISO/IEC 18004, section 5.3.8. */
const QUIET = 4;
const ADDRESS =
	/^otpauth:\/\/totp\/[^\s?]{1,400}\?(?:[a-z]+=[^\s&]{1,100}&)*secret=([A-Z2-7]{16,128})(?:&[a-z]+=[^\s&]{1,100})*$/;

/** What an authenticator is set up with; undefined for an address that is none. */
export function authenticatorSetup(address: string): AuthenticatorSetup | undefined {
	const [, secret] = ADDRESS.exec(address) ?? [];
	if (!secret) return undefined;
	const rows = encodeQR(address, "raw", { ecc: "medium", border: QUIET });
	const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
	return { address, secret: secret.replace(/.{4}(?=.)/g, "$& "), qr: { size: rows.length, path } };
}
