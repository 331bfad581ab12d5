import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { ChoiceCard } from "#ui/choice-card.tsx";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { InKiosk, PageLink } from "#ui/page-link.tsx";
import type { StepFormState } from "./checkout.page.tsx";
import { OrderReview, type Review } from "./order-review.tsx";
import { OrderSummary, type Summary } from "./order-summary.tsx";
import { isCuredByPressingAgain, type Refused, RefusedOrder } from "./refused-order.tsx";

type PaymentStepProps = {
	form: StepFormState;
	methods: readonly string[];
	orderButton: string;
	idempotencyKey: string;
	/** What the button below will charge, in minor units: the server refuses any other sum. */
	total: number;
	/** What the button below will order, and where to: the server refuses anything else. */
	contents: string;
	review: Review;
	summary: Summary;
	/** What differs from the lines of a refused order is marked. */
	refused: Refused | undefined;
	/** Terms, withdrawal, privacy. */
	legal: readonly { to: string; title: string }[];
};

/** Goods, delivery and total stand directly above the button, with nothing between (CRD art. 8(2)). */
export function PaymentStep({
	form,
	methods,
	orderButton,
	review,
	summary,
	refused,
	legal,
	...order
}: PaymentStepProps) {
	const { t } = useTranslation("checkout");
	const kiosk = useContext(InKiosk);
	const busy = useNavigation().formMethod === "POST";
	return (
		<Form method="post" className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_24rem] lg:gap-16">
			<div className="grid max-w-form grid-cols-1 content-start gap-8">
				<ChoiceGroup id="method" legend={t("field.method")} error={form.error("method")}>
					{methods.map((method, index) => (
						<ChoiceCard
							key={method}
							name="method"
							value={method}
							defaultChecked={form.filled.method ? form.filled.method === method : index === 0}
							label={t(`method.${method}`)}
							detail={t(`methodDetail.${method}`)}
						/>
					))}
				</ChoiceGroup>
				<input type="hidden" name="idempotencyKey" value={order.idempotencyKey} />
				<input type="hidden" name="total" value={order.total} />
				<input type="hidden" name="contents" value={order.contents} />
				{summary.lines.map((line) => (
					<input key={line.id} type="hidden" name="seen" value={line.seen} />
				))}
				<OrderReview review={review} />
			</div>
			<div className="grid max-w-form grid-cols-1 content-start gap-6">
				<OrderSummary summary={summary} seen={refused?.seen} />
				<Button size="large" wide busy={busy} disabled={busy}>
					{orderButton}
				</Button>
				{refused && isCuredByPressingAgain(refused.reason) && <RefusedOrder refusal={refused} />}
				<p className="text-14 text-ink-soft">{t(kiosk ? "legalHere" : "legal")}</p>
				<ul className="flex flex-wrap gap-x-4">
					{legal.map(({ to, title }) => (
						<li key={to}>
							<PageLink
								to={to}
								target="_blank"
								className="inline-flex min-h-8 items-center text-14 underline underline-offset-4"
							>
								{title}
							</PageLink>
						</li>
					))}
				</ul>
			</div>
		</Form>
	);
}
