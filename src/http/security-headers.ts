/** On every answer, pages and files alike. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"x-frame-options": "DENY",
	"permissions-policy": "camera=(self), microphone=(), geolocation=()",
	"cross-origin-opener-policy": "same-origin",
};
