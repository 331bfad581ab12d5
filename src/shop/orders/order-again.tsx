import { useFetcher } from "react-router";
import { ACCOUNT_PAGES } from "#core/account-pages.ts";
import { OrderAgainAnswer, type OrderAgainAnswerProps } from "./order-again-answer.tsx";
import { OrderAgainForm } from "./order-again-form.tsx";

/** On the order's own page, with the answer beside the button; without script it is told in the list of orders. */
export function OrderAgain({ order, formKey }: { order: { publicId: string; number: string }; formKey: string }) {
	const fetcher = useFetcher<OrderAgainAnswerProps>();
	return (
		<div className="grid grid-cols-1 gap-4">
			<OrderAgainForm
				order={order}
				formKey={formKey}
				action={ORDERS}
				onSubmit={(event) => {
					event.preventDefault();
					const { submitter } = event.nativeEvent as SubmitEvent;
					void fetcher.submit(new FormData(event.currentTarget, submitter), SEND);
				}}
			/>
			{fetcher.data && <OrderAgainAnswer answer={fetcher.data} />}
		</div>
	);
}

const { path: ORDERS } = ACCOUNT_PAGES.orders;
const SEND = { method: "post", action: ORDERS } as const;
