import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { COUNTRIES } from "#core/countries.ts";
import { useCheckoutFields } from "#shop/account/use-checkout-fields.ts";
import { textsOf } from "#shop/texts.server.ts";
import { AddressFields } from "./address-fields.tsx";
import { parseContact } from "./checkout-forms.ts";
import { mostLetters } from "./most-letters.ts";
import { PersonFields } from "./person-fields.tsx";

const site = { iso: "en-GB", language: "en" } as const;
const texts = textsOf(site);

test("a name too long is kept as it was typed, and told how long it may be", () => {
	const typed = { customerType: "COMPANY", firstName: "x".repeat(81), lastName: "y", company: "z".repeat(121) };
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...typed, email: "ana@example.test" })) form.set(name, value);
	const parsed = parseContact(form);
	const fields = parsed.ok ? {} : parsed.fields;
	expect(fields).toEqual({ firstName: "too_long", company: "too_long" });
	const html = shown({ fields, typed });
	expect(html).not.toMatch(/maxlength/i);
	expect(html).toContain(typed.firstName);
	for (const name of ["firstName", "company"])
		expect(html).toContain(`There is room for at most ${mostLetters(name)} characters.`);
});

function Fields(form: Parameters<typeof useCheckoutFields>[0]) {
	const { field, error } = useCheckoutFields(form);
	const { addressFields, postcodeExample } = COUNTRIES.GB;
	const country = { code: "GB", name: "United Kingdom", fields: addressFields, postcodeExample };
	return (
		<>
			<PersonFields field={(name) => ({ ...field(name), error: error(name) || undefined })} />
			<AddressFields form={{ filled: form.typed, error }} countries={[country] as never} />
		</>
	);
}

function shown(form: Parameters<typeof useCheckoutFields>[0]): string {
	return renderToString(
		<I18nextProvider i18n={texts}>
			<MemoryRouter>
				<Fields {...form} />
			</MemoryRouter>
		</I18nextProvider>,
	);
}
