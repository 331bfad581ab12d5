import { useRef } from "react";
import { useFetcher } from "react-router";
import { ACCOUNT_PAGES } from "#core/account-pages.ts";
import { OrderAgainAnswer, type OrderAgainAnswerProps } from "./order-again-answer.tsx";
import { OrderAgainForm } from "./order-again-form.tsx";

/** On the order's own page, with the answer beside the button; without script it is told in the list of orders. */
export function OrderAgain({ order, formKey }: { order: { publicId: string; number: string }; formKey: string }) {
	const fetcher = useFetcher<OrderAgainAnswerProps>();
	/** The router loses its way where the answer to a first press leads off the page that a second one was sent from. */
	const isSending = useRef(false);

	async function send(form: FormData): Promise<void> {
		if (isSending.current) return;
		isSending.current = true;
		await fetcher.submit(form, SEND);
		isSending.current = false;
	}

	return (
		<div className="grid grid-cols-1 gap-4">
			<OrderAgainForm
				order={order}
				formKey={formKey}
				action={ORDERS}
				onSubmit={(event) => {
					event.preventDefault();
					const { submitter } = event.nativeEvent as SubmitEvent;
					void send(new FormData(event.currentTarget, submitter));
				}}
			/>
			{fetcher.data && <OrderAgainAnswer answer={fetcher.data} />}
		</div>
	);
}

const { path: ORDERS } = ACCOUNT_PAGES.orders;
const SEND = { method: "post", action: ORDERS } as const;
