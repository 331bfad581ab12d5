import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { freePort } from "./running-shop.ts";

export type MailServer = {
	readonly url: string;
	readonly received: readonly Email[];
	/** Recipients that were offered, taken or not. */
	readonly offered: readonly string[];
	open(): Promise<void>;
	close(): Promise<void>;
};

/** A real mail server on a port of its own, closed at first. `refusal`: its SMTP code for a recipient. */
export async function mailServer(
	refusal: (recipient: string) => number | undefined = () => undefined,
): Promise<MailServer> {
	const port = await freePort();
	const received: Email[] = [];
	const offered: string[] = [];
	const server = new SMTPServer({
		disabledCommands: ["AUTH", "STARTTLS"],
		onRcptTo({ address }, _session, done) {
			offered.push(address);
			const responseCode = refusal(address);
			done(responseCode ? Object.assign(new Error("Not here"), { responseCode }) : null);
		},
		onData(stream, _session, done) {
			const pieces: Buffer[] = [];
			stream.on("data", (piece: Buffer) => pieces.push(piece));
			stream.on("end", () =>
				PostalMime.parse(Buffer.concat(pieces)).then((mail) => received.push(mail) && done(), done),
			);
		},
	});
	return {
		url: `smtp://127.0.0.1:${port}`,
		received,
		offered,
		open: () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve())),
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}
