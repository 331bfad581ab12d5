import { expect, test } from "vitest";
import { money } from "#core/money.ts";
import { containedVat } from "#core/tax.ts";

const ten = (amount: number, rate: number) => Array.from({ length: 10 }, () => [amount, rate] as const);

test.each([
	["nothing", [], 0],
	["one line", [[2490, 2100]], 432],
	["ten lines, where rounding each would give 43.20", ten(2490, 2100), 4321],
	["two rates", [...ten(2490, 2100), ...ten(1999, 400)], 4321 + 769],
	["a rate of nothing", [[5000, 0]], 0],
] as [string, (readonly [number, number])[], number][])("VAT is taken out once for each rate: %s", (_, lines, vat) => {
	const amounts = lines.map(([amount, rate]) => ({ gross: money(amount, "EUR"), rate }));
	expect(containedVat(amounts, "EUR")).toEqual(money(vat, "EUR"));
});
