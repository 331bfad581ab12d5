import { Agent, request } from "node:http";
import { USER_AGENT } from "./load.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export type Answer = { readonly status: number; readonly body: string; readonly cookie: string | undefined };
type Asked = { cookie?: string | undefined; form?: Record<string, string>; json?: unknown };

/** One request over a kept connection, as the shop's own pages send it: a form, JSON or a plain GET. */
export function send(url: string, { cookie, form, json }: Asked = {}): Promise<Answer> {
	const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json);
	const type = form ? "application/x-www-form-urlencoded" : "application/json";
	return new Promise((resolve, reject) => {
		const asked = request(
			url,
			{
				agent,
				method: body === undefined ? "GET" : "POST",
				headers: {
					"user-agent": USER_AGENT,
					...(cookie && { cookie }),
					...(body !== undefined && {
						"content-type": type,
						"content-length": Buffer.byteLength(body),
						origin: new URL(url).origin,
					}),
				},
			},
			(answer) => {
				const chunks: Buffer[] = [];
				answer.on("data", (chunk: Buffer) => chunks.push(chunk));
				answer.on("error", reject);
				answer.on("end", () =>
					resolve({
						status: answer.statusCode ?? 0,
						body: Buffer.concat(chunks).toString("utf8"),
						cookie: answer.headers["set-cookie"]?.[0]?.split(";")[0],
					}),
				);
			},
		);
		asked.on("error", reject);
		asked.end(body);
	});
}

/** Runs `count` pieces of work, so many at a time; answers how long each took and how long all of them. */
export async function runAtOnce(count: number, atOnce: number, work: (index: number) => Promise<void>) {
	const times: number[] = [];
	let next = 0;
	let failed = 0;
	const start = performance.now();
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			while (next < count) {
				const index = next++;
				const began = performance.now();
				try {
					await work(index);
					times.push(performance.now() - began);
				} catch {
					failed++;
				}
			}
		}),
	);
	return { times, failed, perSecond: (times.length / (performance.now() - start)) * 1000 };
}
