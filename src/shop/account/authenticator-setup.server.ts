import { type QrPicture, qrPicture } from "#design/elements/qr/qr-picture.ts";

export type AuthenticatorSetup = {
	/** otpauth://, for an authenticator on the same device. */
	readonly address: string;
	/** The key to type by hand, in fours. */
	readonly secret: string;
	readonly qr: QrPicture;
};

const ADDRESS =
	/^otpauth:\/\/totp\/[^\s?]{1,400}\?(?:[a-z]+=[^\s&]{1,100}&)*secret=([A-Z2-7]{16,128})(?:&[a-z]+=[^\s&]{1,100})*$/;

/** What an authenticator is set up with; undefined for an address that is none. */
export function authenticatorSetup(address: string): AuthenticatorSetup | undefined {
	const [, secret] = ADDRESS.exec(address) ?? [];
	if (!secret) return undefined;
	return { address, secret: secret.replace(/.{4}(?=.)/g, "$& "), qr: qrPicture(address) };
}
