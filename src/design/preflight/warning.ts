/** Yellow: will be printed, and may disappoint. Red: would be printed wrong. */
export type Severity = "yellow" | "red";

export const WARNING_CODES = [
	"few-pixels",
	"empty-photo-slot",
	"short-of-bleed",
	"outside-page",
	"outside-safe-zone",
	"over-fold",
	"art-over-fold",
	"text-cut-off",
	"cut-by-opening",
	"near-opening",
	"text-overflows",
	"word-broken",
	"missing-glyph",
	"plain-emoji",
	"hard-to-read",
	"hard-to-see",
	"over-text",
	"text-covered",
	"calendar-covered",
	"month-order",
	"same-photo",
	"sample-words",
	"sample-photo",
	"qr-empty",
	"qr-too-small",
	"qr-hard-to-read",
	"qr-cut-off",
	"qr-covered",
	"letters-too-small",
	"duller-in-print",
	"face-cut-off",
	"upside-down",
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** Said in words by whoever shows it: the code names the text, the figures fill it. */
export type Warning = {
	readonly code: WarningCode;
	readonly sideCode: string;
	readonly elementId: string;
	readonly severity: Severity;
	/** Lengths in millimetres, rounded to tenths; resolutions in whole dpi. */
	readonly figures: Readonly<Record<string, number | string>>;
};

/** What one check finds about one element. */
export type Finding = Pick<Warning, "code" | "severity" | "figures">;

export function tenths(length: number): number {
	return Math.round(length * 10) / 10;
}
