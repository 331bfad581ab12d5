import { once } from "node:events";
import { connect } from "node:net";

const LONGEST_WAIT_MILLISECONDS = 20_000;

/**
 * The head of the answer to a body of so many bytes that doesn't end. Not with `fetch`: where the shop closes before
 * the answer was read, it goes on asking a stream without end for more until no memory is left.
 */
export async function beginBody(shopUrl: string, path: string, bytes: number): Promise<string> {
	const { hostname, port, host } = new URL(shopUrl);
	const type = "content-type: application/x-www-form-urlencoded";
	const head = [`POST ${path} HTTP/1.1`, `host: ${host}`, type, "transfer-encoding: chunked", "", "ffffffff", ""];
	const socket = connect(Number(port), hostname);
	// All at once: nothing is left to be written when the answer comes.
	socket.write(Buffer.concat([Buffer.from(head.join("\r\n")), Buffer.alloc(bytes, "a")]));
	try {
		const [answer] = await once(socket, "data", { signal: AbortSignal.timeout(LONGEST_WAIT_MILLISECONDS) });
		return String(answer).split("\r\n\r\n")[0] ?? "";
	} finally {
		socket.destroy();
	}
}
