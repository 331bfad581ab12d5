import type { Page } from "playwright-core";
import { fillCart } from "./ready-cart.ts";

/** On the payment step with a mug, without the pages before it, which have journeys of their own. */
export async function readyToOrder(page: Page, email: string): Promise<Page> {
	await fillCart(page, "Für Zoë ♥");
	return readyToPay(page, email);
}

/** On the payment step with what is in the cart; the page is at an address of the shop. */
export async function readyToPay(page: Page, email: string): Promise<Page> {
	const ways = await page.evaluate(sendForms, stepsOfGuest(email));
	if (ways.some((way) => way !== "opaqueredirect")) throw new Error(`A step was refused: ${ways.join()}`);
	await page.goto("/checkout?step=4");
	return page;
}

/** The forms that a guest sends from the cart to the payment step. */
export function stepsOfGuest(email: string): readonly (readonly [string, Record<string, string>])[] {
	const address = { street: "Downing Street", streetNumber: "10", city: "London", postcode: "SW1A 2AA" };
	return [
		["/login", {}],
		["/checkout?step=1", { customerType: "PERSON", email, firstName: "Ana", lastName: "García" }],
		["/checkout?step=2", { country: "GB", ...address }],
		["/checkout?step=3", { shippingOption: "standard" }],
	];
}

/** Runs in the page; the answers lead on, and are not followed. */
async function sendForms(forms: ReturnType<typeof stepsOfGuest>): Promise<string[]> {
	const ways: string[] = [];
	for (const [path, fields] of forms) {
		const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
		ways.push(answer.type);
	}
	return ways;
}
