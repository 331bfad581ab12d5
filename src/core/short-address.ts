/** Of a network address what names no household: IPv4 without its last part, IPv6 without all after the third. */
export function shortAddress(address: string): string {
	if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return address.replace(/\.\d+$/, ".0");
	const [head = ""] = address.split("::");
	const parts = head.split(":").filter(Boolean).slice(0, 3);
	return address.includes(":") ? `${parts.join(":")}::` : "";
}
