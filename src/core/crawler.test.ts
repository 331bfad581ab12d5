import { expect, test } from "vitest";
import { isCrawler } from "#core/crawler.ts";

test.each([
	["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
	["Mozilla/5.0 (compatible; Yahoo! Slurp)", true],
	["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0", false],
	["curl/8.5.0", false],
	["node", false],
	["Stripe/1.0 (+https://stripe.com/docs/webhooks)", false],
	[null, false],
])("%s: %s", (userAgent, expected) => {
	expect(isCrawler(userAgent)).toBe(expected);
});
