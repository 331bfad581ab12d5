/** RFC 9457, with the specification's error_code. 5004 is an answer, not a failure. */
export function problem(
	status: number,
	errorCode: number,
	title: string,
	detail: string,
	more: Readonly<Record<string, unknown>> = {},
): Response {
	return new Response(JSON.stringify({ status, error_code: errorCode, title, detail, ...more }), {
		status,
		headers: { "content-type": "application/problem+json; charset=utf-8", "cache-control": "no-store" },
	});
}
