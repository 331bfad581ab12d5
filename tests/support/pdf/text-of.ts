import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** What poppler reads in a file, with single spaces. */
export async function textOf(pdf: Uint8Array): Promise<string> {
	const reader = spawn("pdftotext", ["-layout", "-", "-"], { stdio: ["pipe", "pipe", "inherit"] });
	reader.stdin.end(pdf);
	const [words] = await Promise.all([text(reader.stdout), once(reader, "close")]);
	return words.replaceAll(/\s+/g, " ");
}
