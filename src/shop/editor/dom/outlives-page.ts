/** In bytes; browsers refuse requests that outlive their page above 64 KiB, all of them together. */
const LARGEST_PARTING_BODY = 60_000;

/** Whether so much can be sent as the page goes. */
export function outlivesPage(body: string): boolean {
	return new Blob([body]).size < LARGEST_PARTING_BODY;
}
