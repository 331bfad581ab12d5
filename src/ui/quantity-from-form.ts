/** What a QuantityField sent: the number typed, moved by the minus or plus that was pressed. Not yet checked against stock. */
export function quantityFromForm(form: FormData, name = "quantity"): number | undefined {
	const typed = Number(form.get(name) || Number.NaN);
	const quantity = typed + Number(form.get("step") ?? 0);
	return Number.isSafeInteger(quantity) && quantity >= 0 ? quantity : undefined;
}
