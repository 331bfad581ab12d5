import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "#ui/field.tsx";
import { QuantityField } from "#ui/quantity-field.tsx";

test("a field names its error and its help to screen readers, the error first", () => {
	const html = renderToStaticMarkup(<Field name="email" label="E-mail" help="For the receipt." error="Missing." />);
	expect(html).toContain('<label for="email"');
	expect(html).toContain('aria-describedby="email-error email-help" aria-invalid="true"');
	expect(html).toMatch(/id="email-error"[^>]*>.*Missing\..*id="email-help"[^>]*>For the receipt\./);
});

test("a field without notes claims none", () => {
	const html = renderToStaticMarkup(<Field name="email" label="E-mail" />);
	expect(html).not.toContain("aria-describedby");
	expect(html).not.toContain("aria-invalid=");
});

const quantity = { id: "q", label: "Quantity", defaultValue: 2, max: 9, lessText: "Less", moreText: "More" };

test("Enter in a quantity that sends its form updates it; minus comes after, and both work without script", () => {
	const html = renderToStaticMarkup(<QuantityField {...quantity} updateText="Update" />);
	const [first, ...steps] = html.match(/<button[^>]*type="submit"[^>]*>/g) ?? [];
	expect(first).not.toContain('name="step"');
	expect(steps.every((step) => step.includes('name="step"'))).toBe(true);
	expect(steps.map((step) => /value="(-?1)"/.exec(step)?.[1])).toEqual(["-1", "1"]);
});

test("a quantity inside another form never sends it", () => {
	expect(renderToStaticMarkup(<QuantityField {...quantity} />)).not.toContain('type="submit"');
});
