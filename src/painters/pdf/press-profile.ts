import { accepted, type Outcome, refused } from "#core/outcome.ts";

export type PressProfile = { readonly components: number };
type Reason = "not_icc" | "too_new" | "not_press" | "not_cmyk" | "too_large" | "one_way";

const MOST_BYTES = 8_000_000;
/** Tag table: after the header, twelve bytes a tag (ICC.1:2010, 7.3). */
const HEADER = 128;
const TAG = 12;
const MOST_TAGS = 200;

/** What a profile must be to stand as output intent of PDF/X-4 and to separate by: of a CMYK press, with tables for the way there. */
export function readPressProfile(bytes: Buffer): Outcome<PressProfile, Reason> {
	if (bytes.length > MOST_BYTES) return refused("too_large");
	const marked = bytes.length > HEADER + 4 && bytes.toString("latin1", 36, 40) === "acsp";
	if (!marked || bytes.readUInt32BE(0) !== bytes.length) return refused("not_icc");
	if (bytes[8]! > 4) return refused("too_new");
	if (bytes.toString("latin1", 12, 16) !== "prtr") return refused("not_press");
	if (bytes.toString("latin1", 16, 20) !== "CMYK") return refused("not_cmyk");
	return tagsOf(bytes).includes("B2A0") ? accepted({ components: 4 }) : refused("one_way");
}

function tagsOf(bytes: Buffer): readonly string[] {
	const count = Math.min(MOST_TAGS, bytes.readUInt32BE(HEADER), Math.floor((bytes.length - HEADER - 4) / TAG));
	return Array.from({ length: count }, (_, index) => {
		const at = HEADER + 4 + index * TAG;
		return bytes.toString("latin1", at, at + 4);
	});
}
