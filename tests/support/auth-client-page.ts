import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { build } from "vite";

const ENTRY = fileURLToPath(new URL("../fixtures/auth-client/page.ts", import.meta.url));
const PATH = "/auth-client";
let bundle: Promise<string> | undefined;

/** A page on the shop's address that holds the unmodified client of next-auth, and nothing of ours. */
export async function openAuthClient(page: Page): Promise<void> {
	bundle ??= bundleClient();
	const body = `<!doctype html><title>client</title><body><script>${(await bundle).replaceAll("</script", "<\\/script")}</script>`;
	await page.context().route(`**${PATH}`, (route) => route.fulfill({ contentType: "text/html", body }));
	await page.goto(PATH);
}

async function bundleClient(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: "error",
		define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
		build: { write: false, rollupOptions: { input: ENTRY, output: { format: "iife" } } },
	});
	const [result] = [built].flat();
	const chunk = result && "output" in result ? result.output[0] : undefined;
	if (chunk?.type !== "chunk") throw new Error("The client was not bundled");
	return chunk.code;
}
