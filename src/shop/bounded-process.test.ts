import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

test("a process leaves what it compiled to the next one, where the shop keeps such", async () => {
	const folder = await mkdtemp(join(tmpdir(), "keepsake-compiled-"));
	const program = `
		import { readdirSync } from "node:fs";
		import { decodeInProcess } from "#shop/media/decode-in-process.server.ts";
		const kept = () => readdirSync("${folder}", { recursive: true }).length;
		const before = kept();
		await decodeInProcess({ path: "missing.jpg", type: "jpeg", target: "${folder}/none" });
		console.log(kept() - before > 20);
	`;
	const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], {
		env: { NODE_COMPILE_CACHE: folder },
	});
	await rm(folder, { recursive: true });
	expect(stdout.trim()).toBe("true");
});
