import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./running-shop.ts";

/** The one pair of keys that the server knows. */
export const S3_KEYS = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" } as const;

/** A server that speaks S3, in a process of its own, with one empty bucket. */
export async function startS3Server(): Promise<{ url: string; stop(): Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), "keepsake-s3-"));
	const port = await freePort();
	const settings = ["--directory", folder, "--address", "127.0.0.1", "--port", String(port)];
	const child = spawn(process.execPath, [
		"node_modules/s3rver/bin/s3rver.js",
		...settings,
		"--configure-bucket",
		"shop",
	]);
	const gone = new Promise((resolve) => child.once("exit", resolve));
	await new Promise<void>((resolve, reject) => {
		child.stdout.on("data", (words) => String(words).includes("listening") && resolve());
		child.once("exit", (code) => reject(new Error(`The S3 server ended with ${code}`)));
	});
	return {
		url: `s3://shop?region=us-east-1&endpoint=http://127.0.0.1:${port}`,
		async stop() {
			child.kill();
			await gone;
			await rm(folder, { recursive: true, force: true });
		},
	};
}
