import { connect } from "node:net";

const PIECE = Buffer.alloc(64 * 1024, "a");

/**
 * Sends so many bytes of a body that doesn't end, and more of it until the shop ends the connection. The head of what it
 * answered; empty where that was lost. Not with `fetch`: it asks a stream without end for more until no memory is left.
 */
export async function sendEndless(shopUrl: string, path: string, bytes: number): Promise<string> {
	const { hostname, port, host } = new URL(shopUrl);
	const type = "content-type: application/x-www-form-urlencoded";
	const head = [`POST ${path} HTTP/1.1`, `host: ${host}`, type, "transfer-encoding: chunked", "", "ffffffff", ""];
	const socket = connect(Number(port), hostname);
	let answer = "";
	socket.on("data", (data) => {
		answer += data;
	});
	// The shop that ends the connection may do so in the middle of what is sent.
	socket.on("error", () => {});
	const ended = new Promise((resolve) => socket.once("close", resolve));
	socket.write(Buffer.concat([Buffer.from(head.join("\r\n")), Buffer.alloc(bytes, "a")]), sendMore);
	await ended;
	return answer.split("\r\n\r\n")[0] ?? "";

	function sendMore(): void {
		if (socket.writable) socket.write(PIECE, () => setImmediate(sendMore));
	}
}
