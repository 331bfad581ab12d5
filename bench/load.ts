import autocannon from "autocannon";

export type Load = {
	url: string;
	seconds?: number;
	connections?: number;
	headers?: Readonly<Record<string, string>>;
	/** A form to post, another one each time. */
	form?: () => { readonly cookie: string; readonly body: string };
	status?: number;
};
export type Loaded = { readonly perSecond: number; readonly p50: number; readonly p99: number };

/** A customer's browser: isbot() takes plainer ones for crawlers, which are answered differently. */
export const USER_AGENT = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

/** Asks as fast as the answers come. Any other status than the expected one spoils the measurement. */
export async function load({ url, seconds = 2, connections = 10, headers, form, status = 200 }: Load): Promise<Loaded> {
	const origin = new URL(url).origin;
	const result = await autocannon({
		url,
		connections,
		duration: seconds,
		headers: { "user-agent": USER_AGENT, "accept-encoding": "identity", connection: "keep-alive", ...headers },
		...(form && { requests: [{ method: "POST", setupRequest: (request) => posted(request, form(), origin) }] }),
	});
	const good = result.statusCodeStats[status]?.count ?? 0;
	const other = result.requests.total - good;
	if (!good || other > 0 || result.errors > 0)
		throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
	return { perSecond: good / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

function posted<Request extends { headers?: Record<string, string> }>(
	request: Request,
	form: { cookie: string; body: string },
	origin: string,
): Request {
	const type = "application/x-www-form-urlencoded";
	return {
		...request,
		headers: { ...request.headers, "content-type": type, cookie: form.cookie, origin },
		body: form.body,
	};
}
