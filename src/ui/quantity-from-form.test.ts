import { expect, test } from "vitest";
import { quantityFromForm } from "#ui/quantity-from-form.ts";

test.each([
	{ sent: { quantity: "3" }, quantity: 3 },
	{ sent: { quantity: "3", step: "1" }, quantity: 4 },
	{ sent: { quantity: "1", step: "-1" }, quantity: 0 },
	{ sent: { quantity: "0", step: "-1" }, quantity: undefined },
	{ sent: { quantity: "2.5" }, quantity: undefined },
	{ sent: { quantity: "" }, quantity: undefined },
	{ sent: {}, quantity: undefined },
	{ sent: { quantity: "2", step: "x" }, quantity: undefined },
])("$sent is $quantity", ({ sent, quantity }) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(sent)) form.set(name, value);
	expect(quantityFromForm(form)).toBe(quantity);
});
