import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The address of the socket: headers may lie. */
export function clientAddress(context: Context): string {
	return (context.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress ?? "local";
}
