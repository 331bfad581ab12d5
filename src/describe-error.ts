export type DescribedError = {
	type: string;
	message: string;
	code?: string;
	stack?: string;
	cause?: DescribedError;
};

const DEEPEST = 4;

/**
 * An error as the log may hold it: what broke and where, without the values that were being written.
 * Database errors repeat those in their message, in `params` and in `detail`.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
	if (!(error instanceof Error)) return { type: typeof error, message: "not an error" };
	const { code } = error as { code?: unknown };
	const isQuery = "params" in error && "query" in error;
	return {
		type: error.name,
		message: isQuery ? "a query failed" : (error.message.split("\n")[0] ?? ""),
		...(typeof code === "string" ? { code } : {}),
		stack: (error.stack ?? "")
			.split("\n")
			.filter((line) => line.startsWith("    at "))
			.join("\n"),
		...(error.cause && depth < DEEPEST ? { cause: describeError(error.cause, depth + 1) } : {}),
	};
}
