import { STATUS_CODES } from "node:http";
import type { TypedResponse } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import { type Problem, problem } from "./problem.ts";
import type { Shop } from "./shop.ts";
import { textsOf } from "./texts.server.ts";

/** A problem whose detail is in the visitor's language: `text` is `<namespace>:<key>` of locales/. */
export function refusal<Status extends StatusCode>(
	shop: Pick<Shop, "locale">,
	status: Status,
	errorCode: number,
	text: string,
	more: Readonly<Record<string, unknown>> = {},
): Response & TypedResponse<Problem, Status, "json"> {
	const detail = textsOf(shop.locale).t(text);
	return problem(status, errorCode, STATUS_CODES[status] ?? "", detail, more) as never;
}
