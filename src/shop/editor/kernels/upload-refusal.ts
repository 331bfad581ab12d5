export const UPLOAD_REFUSALS = [
	"offline",
	"interrupted",
	"stalled",
	"tooLarge",
	"tooSmall",
	"tooMany",
	"unreadable",
	"unsupported",
	"empty",
	"failed",
	"cancelled",
	"noPlace",
] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];
/** Another try would end as this one did. */
const HOPELESS: readonly UploadRefusal[] = ["tooLarge", "tooSmall", "unreadable", "unsupported", "empty", "noPlace"];

export function isWorthAnotherTry(refusal: UploadRefusal | null): boolean {
	return refusal !== null && !HOPELESS.includes(refusal);
}
