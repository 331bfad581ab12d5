import encodeQR from "qr";
import type { QrElement, QrLevel } from "#design/document.ts";
import type { Cells } from "#design/geometry/cells-outline.ts";

/** Modules of quiet zone on each side: ISO/IEC 18004, section 5.3.8. */
export const QUIET_ZONE = 4;
/** The encoder draws no less. */
const LEAST_BORDER = 1;
/** The most careful level holds 1273 letters. */
const LONGEST_LINK = 1200;
const REMEMBERED = 64;

const remembered = new Map<string, Cells>();

/** Rows of dark and light modules without the quiet zone; undefined while there is nothing to encode. */
export function qrModules({ text, level }: Pick<QrElement, "text" | "level">): Cells | undefined {
	const words = spelled(text.trim());
	if (!words) return undefined;
	const key = `${level} ${words}`;
	const cells = remembered.get(key) ?? encodedQr(words, level);
	remembered.delete(key);
	remembered.set(key, cells);
	if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value!);
	return cells;
}

/** A link in ASCII alone: a code does not tell its characters' set, and readers guess it. */
function spelled(words: string): string {
	if (!/^https?:\/\/\S+$/i.test(words) || !/[^\p{ASCII}]/u.test(words) || !URL.canParse(words)) return words;
	const { href } = new URL(words);
	return href.length <= LONGEST_LINK ? href : words;
}

/** Without the quiet zone. */
export function encodedQr(words: string, level: QrLevel): Cells {
	const rows = encodeQR(words, "raw", { ecc: level, border: LEAST_BORDER });
	const inner = (all: readonly boolean[]) => all.slice(LEAST_BORDER, -LEAST_BORDER);
	return rows.slice(LEAST_BORDER, -LEAST_BORDER).map(inner);
}
