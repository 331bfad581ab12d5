import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";

type OrderAgainFormProps = {
	order: { publicId: string; number: string };
	/** Pressed twice, the order lies in the cart once. */
	formKey: string;
	action: string;
	onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

export function OrderAgainForm({ order, formKey, action, onSubmit }: OrderAgainFormProps) {
	const { t } = useTranslation("orders");
	return (
		<Form method="post" action={action} onSubmit={onSubmit}>
			<input type="hidden" name="order" value={order.publicId} />
			<input type="hidden" name="key" value={`${formKey}-${order.publicId}`} />
			<Button look="secondary" size="small" name="intent" value="again">
				{t("orderAgain.do")}
				<span className="sr-only"> {order.number}</span>
			</Button>
		</Form>
	);
}
