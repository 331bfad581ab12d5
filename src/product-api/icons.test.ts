import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { findIcons, outsideIcons, ownIcons } from "./icons.ts";

const log = { warn: vi.fn() };

test("the shop's own icons come as drawings without a program", async () => {
	const found = await findIcons([ownIcons], "tabler", ["gift", "truck-delivery"], log);
	expect(Object.keys(found?.icons ?? {})).toEqual(["gift", "truck-delivery"]);
	expect(found?.icons.gift?.body).toMatch(/^<g fill="none".*<path d="M12 8l0 13"/);
	expect(await findIcons([ownIcons], "tabler", ["gift", "no-such-icon"], log)).toBeUndefined();
});

test("a source that fails, is late or sends a program is passed over for the next one", async () => {
	const late = await serve(() => {});
	const broken = await serve((_, response) => response.writeHead(500).end());
	const evil = await serve((_, response) => response.end('{"icons":{"cat":{"body":"<script>1</script>"}}}'));
	const handler = await serve((_, response) => response.end('{"icons":{"cat":{"body":"<path onload=\\"x\\"/>"}}}'));
	const good = await serve((_, response) =>
		response.end('{"width":16,"icons":{"cat":{"body":"<path d=\\"M0 0\\"/>"}}}'),
	);
	const started = performance.now();
	const sources = [ownIcons, ...[late, broken, evil, handler, good].map(outsideIcons)];
	expect(await findIcons(sources, "animals", ["cat"], log)).toEqual({
		prefix: "animals",
		width: 16,
		icons: { cat: { body: '<path d="M0 0"/>' } },
	});
	expect(performance.now() - started).toBeGreaterThanOrEqual(1400);
	expect(log.warn).toHaveBeenCalledTimes(2);
});

async function serve(answer: Parameters<typeof createServer>[1] & object): Promise<string> {
	const server = createServer(answer as never);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
