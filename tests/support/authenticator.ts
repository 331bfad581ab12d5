/** The secret of the authenticator, in base 32 in its address. */
export function secretIn(address: string): string {
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
	const bits = [...(new URL(address).searchParams.get("secret") ?? "")]
		.map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"))
		.join("");
	return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2))).toString();
}
