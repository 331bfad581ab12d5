import { z } from "@hono/zod-openapi";

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

const problemSchema = z
	.object({
		status: z.int(),
		error_code: z.int(),
		title: z.string(),
		detail: z.string(),
		reason: z.string().optional(),
		fields: z.record(z.string(), z.string()).optional(),
	})
	.openapi("Problem");
export type Problem = z.output<typeof problemSchema>;

export function problemAnswer(description: string) {
	return { description, content: { "application/problem+json": { schema: problemSchema } } };
}

export function jsonAnswer<Schema extends z.ZodType>(schema: Schema, description: string) {
	return { description, content: { "application/json": { schema } } };
}
