import { useFetcher } from "react-router";
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
				action="/accounts/orders"
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

const SEND = { method: "post", action: "/accounts/orders" } as const;
