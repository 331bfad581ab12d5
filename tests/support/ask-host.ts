import { get } from "node:http";

export type Answer = { status: number; headers: Readonly<Record<string, string | string[] | undefined>>; body: string };

/** Asks the running shop as one of its hosts: `fetch` names the address' own host, which need not resolve here. */
export function askHost(shopUrl: string, host: string, path: string): Promise<Answer> {
	const { port, hostname } = new URL(shopUrl);
	return new Promise((resolve, reject) => {
		const request = get({ hostname, port, path, headers: { host: `${host}:${port}` } }, (response) => {
			let body = "";
			response.setEncoding("utf8");
			response.on("data", (piece) => (body += piece));
			response.once("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
		});
		request.once("error", reject);
	});
}
