import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";

export type ProofRefused = { reason: "wrong" | "too_many"; proof: string };

type ProveReaderProps = {
	/** What is shown afterwards. */
	heading: string;
	text: string;
	button: string;
	refused: ProofRefused | undefined;
};

/** Asks whoever has an order's link for what only those who know the order can tell. */
export function ProveReader({ heading, text, button, refused }: ProveReaderProps) {
	const { t } = useTranslation(["orders", "general"]);
	const wrong = refused && t(`confirm.${refused.reason}`);
	return (
		<section className="grid max-w-form gap-4" aria-labelledby="confirm">
			<h2 id="confirm" className="text-22">
				{heading}
			</h2>
			<p className="text-ink-soft">{text}</p>
			<ErrorSummary
				title={t("general:error.summary", { count: 1 })}
				errors={wrong ? [{ field: "proof", text: wrong }] : []}
			/>
			<Form method="post" className="grid gap-4">
				<Field
					name="proof"
					label={t("confirm.field")}
					error={wrong}
					defaultValue={refused?.proof}
					required
					maxLength={254}
				/>
				<Button look="secondary" className="justify-self-start">
					{button}
				</Button>
			</Form>
		</section>
	);
}
