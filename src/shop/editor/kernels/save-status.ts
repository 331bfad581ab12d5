export const SAVE_STATUSES = [
	"untouched",
	"saving",
	"saved",
	"offline",
	"retrying",
	"refused",
	"unsafe",
	"conflict",
] as const;
export type SaveStatus = (typeof SAVE_STATUSES)[number];
