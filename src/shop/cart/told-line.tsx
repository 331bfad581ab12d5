import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ToldAtOnce } from "#ui/told-at-once.tsx";
import { useNameWithWords } from "#ui/use-name-with-words.ts";
import type { ToldLineAnswer } from "./cart-answer.ts";
import type { TakenOut } from "./taken-out.ts";
import type { PutBack } from "./use-put-back.ts";

type ToldLineProps = {
	answer: ToldLineAnswer;
	/** Of the line's design: as it is shown now, or was last. */
	words: string | undefined;
	putBack: PutBack;
};

/** Where a line was: that it is gone, with the way back, or that it is there again. */
export function ToldLine({ answer, words, putBack }: ToldLineProps) {
	const { t } = useTranslation("cart");
	const { line } = answer;
	const name = useNameWithWords()({ name: line.name, words });
	if (answer.told === "back" || answer.told === "already" || answer.told === "as_approved")
		return (
			<ToldAtOnce answer={answer}>
				<Notice tone={answer.told === "already" ? "info" : "success"}>{t(answer.told, { name })}</Notice>
			</ToldAtOnce>
		);
	const mayReturn = line.isSold && !(answer.told === "not_back" && answer.reason === "unavailable");
	const wayBack = mayReturn && <PutBackForm line={line} name={name} putBack={putBack} />;
	return (
		<ToldAtOnce answer={answer}>
			{answer.told === "removed" ? (
				<Notice actions={wayBack}>{t("removed", { name })}</Notice>
			) : (
				<Notice tone="warning" title={name} actions={wayBack}>
					{answer.reason === "unavailable" ? t("unavailable") : t(`error.${answer.reason}`)}
				</Notice>
			)}
		</ToldAtOnce>
	);
}

type PutBackFormProps = { line: TakenOut; name: string; putBack: PutBack };

function PutBackForm({ line, name, putBack }: PutBackFormProps) {
	const { t } = useTranslation("cart");
	return (
		<Form
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				putBack.send(event.currentTarget);
			}}
		>
			<input type="hidden" name="intent" value="put-back" />
			<input type="hidden" name="line" value={line.id} />
			<input type="hidden" name="project" value={line.projectId} />
			<input type="hidden" name="approved" value={line.approvedHash} />
			<input type="hidden" name="variant" value={line.variantId} />
			<input type="hidden" name="quantity" value={line.quantity} />
			<input type="hidden" name="chosen-variant" value={line.chosenVariantId ?? ""} />
			<input type="hidden" name="chosen-quantity" value={line.chosenQuantity ?? ""} />
			<input type="hidden" name="added" value={line.addedAt} />
			<input type="hidden" name="name" value={line.name} />
			<input type="hidden" name="words" value={line.words ?? ""} />
			{line.accepted.map((hint) => (
				<input key={hint} type="hidden" name="accepted" value={hint} />
			))}
			<Button look="secondary" size="small" busy={putBack.isBusy(line.id)}>
				{t("putBack")}
				<span className="sr-only"> {name}</span>
			</Button>
		</Form>
	);
}
