import { expect, test } from "vitest";
import { samePage } from "./place-links.ts";

const GB = "http://localhost:3000/en-gb";
const DE = "http://localhost:3000/de-de";
const BELGIUM = "https://keepsake.be/";

test.each([
	["/en-gb/search?query=dog&kind=article&after=x", GB, DE, undefined, `${DE}/search?query=dog&kind=article`],
	["/search?query=dog&utm_source=x&gclid=y&awc=1_2_z&afcust=7", GB, DE, undefined, `${DE}/search?query=dog`],
	["/contact?sent=1&about=order", GB, DE, undefined, `${DE}/contact?about=order`],
	["/accounts/designs?done=copied", GB, DE, undefined, `${DE}/accounts/designs`],
	["/search?query=dog", GB, DE, undefined, `${DE}/search?query=dog`],
	["/accounts/orders?order=KS-1", GB, DE, undefined, `${DE}/accounts/orders?order=KS-1`],
	["/tracking/x?y=2", GB, BELGIUM, undefined, "https://keepsake.be/tracking/x?y=2"],
	["/en-gb/cart", GB, BELGIUM, undefined, "https://keepsake.be/cart"],
	["/reviews?article=1101", GB, DE, "https://shop.example/de-de/reviews", `${DE}/reviews?article=1101`],
	["/t/dogs?sort=NAME", GB, DE, "https://shop.example/de-de/t/hunde", `${DE}/t/hunde?sort=NAME`],
	["/t/dogs?after=x", GB, DE, undefined, DE],
	["/de-de/help-center/topic/7", DE, GB, "https://shop.example/en-gb/help-center/topic/7", `${GB}/help-center/topic/7`],
	["/cart/nothing", GB, DE, undefined, DE],
	["/terms", GB, DE, undefined, DE],
])("%s of %s at %s, whose alternate is %s, is %s", (path, ownHome, home, alternate, expected) => {
	expect(samePage(`http://localhost:3000${path}`, ownHome, home, alternate)).toBe(expected);
});
