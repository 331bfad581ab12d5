/** Enough to tell where a consent came from, too little to tell who gave it: 192.0.2.0, 2001:db8:1::/48. */
export function shortenedAddress(address: string): string {
	if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return address.replace(/\d+$/, "0");
	if (!address.includes(":")) return address;
	const groups =
		address
			.replace(/\/\d+$/, "")
			.split("::")[0]
			?.split(":")
			.filter(Boolean) ?? [];
	return `${groups.slice(0, 3).join(":")}::/48`;
}
