import { expect, test } from "vitest";
import { SITES } from "#core/sites.ts";
import { textsOf } from "#shop/texts.server.ts";
import { paymentPage } from "./payment-page.ts";

const payment = {
	...{ id: "sim_1", idempotencyKey: "k", reference: "r", method: "CARD", amount: 1285, description: "GB-2026-000001" },
	...{
		returnUrl: "https://shop.test/",
		webhookUrl: "https://shop.test/",
		status: "open" as const,
		createdAt: new Date(0),
	},
};

test("the provider's page speaks each customer's language, and leaves the shop's texts as they are", () => {
	for (const site of SITES)
		for (const locale of site.locales) {
			const page = paymentPage({ ...payment, currency: site.currency, locale: locale.iso }, "");
			const approve = textsOf(locale).getFixedT(locale.iso, "simulators")("approve");
			expect(page, locale.iso).toContain(`>${approve}</button>`);
			expect(page).toContain(`lang="${locale.iso}"`);
		}
	expect(textsOf({ iso: "de-DE", language: "de" }).t("simulators:decline")).toBe("Ablehnen");
});
