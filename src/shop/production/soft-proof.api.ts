import { createRoute, z } from "@hono/zod-openapi";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { softProof } from "./soft-proof.server.ts";

const BYTES = "application/octet-stream";

const proofRoute = createRoute({
	method: "get",
	path: "/api/press-profiles/{sha256}/soft-proof",
	tags: ["catalog"],
	summary: "Read how screen colours look when a press prints them",
	request: { params: z.object({ sha256: z.string().openapi({ description: "The SHA-256 of the ICC profile" }) }) },
	responses: {
		200: {
			description:
				"33 x 33 x 33 entries, blue running quickest, of four bytes: red, green and blue as printed, and how much duller, in quarters of delta E; then one for black ink alone",
			content: { [BYTES]: { schema: z.string().openapi({ format: "binary" }) } },
		},
		404: problemAnswer("No print shop of ours has such a profile"),
	},
});

/** The address names the profile by its hash: what it answers never changes. */
export function mountSoftProofs(app: OpenApiApp): void {
	app.openAPIRegistry.registerPath(proofRoute);
	app.get(proofRoute.getRoutingPath(), async (context) => {
		const shop = context.get("shop");
		const sha256 = context.req.param("sha256") ?? "";
		const table = /^[0-9a-f]{64}$/.test(sha256) ? await softProof(shop, sha256) : undefined;
		if (!table) return refusal(shop, 404, 4040, "api:notFound");
		return context.body(new Uint8Array(table), 200, {
			"content-type": BYTES,
			"cache-control": "public, max-age=31536000, immutable",
		});
	});
}
