export type Encoding = "br" | "gzip" | "identity";

/** The best of ours that an Accept-Encoding header takes; `;q=0` means that it does not. */
export function acceptedEncoding(header: string | undefined): Encoding {
	const offers = (header ?? "").split(",").map((offer) =>
		offer
			.trim()
			.toLowerCase()
			.split(/\s*;\s*q=/),
	);
	const takes = (name: string) => offers.some(([offered, weight]) => offered === name && Number(weight ?? 1) > 0);
	return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}
