import { useTranslation } from "react-i18next";
import { mostLetters } from "#shop/checkout/most-letters.ts";
import type { FilledForm } from "./form-errors.tsx";

/** Labels, errors and what was typed, in the words of the checkout, whose fields these forms share. */
export function useCheckoutFields({ fields, typed }: FilledForm) {
	const { t } = useTranslation("checkout");
	const error = (name: string) => fields[name] && t(`error.${fields[name]}`, { most: mostLetters(name) });
	const field = (name: string) => ({
		name,
		label: t(`field.${name}`),
		error: error(name),
		defaultValue: typed[name] ?? "",
	});
	const errors = Object.keys(fields).map((name) => ({
		field: name,
		text: t("errorOf", { field: t(`field.${name}`), error: error(name) }),
	}));
	return { error, field, errors };
}
