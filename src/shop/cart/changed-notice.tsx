import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CartRow } from "./cart-line-row.tsx";
import type { PutBack } from "./use-put-back.ts";
import { WhichLine } from "./which-line.tsx";

type ChangedNoticeProps = {
	line: CartRow;
	name: string;
	changes: NonNullable<CartRow["changes"]>;
	/** Why it was not put back as it was. */
	error: string | undefined;
	/** The page's: the notice leaves before the answer is told. */
	putBack: PutBack;
};

export function changesId(lineId: string): string {
	return `changes-${lineId}`;
}

/** A line that was changed in the editor and not put in again: what it is, and the two ways on. */
export function ChangedNotice({ line, name, changes, error, putBack }: ChangedNoticeProps) {
	const { t } = useTranslation("cart");
	return (
		<Notice
			tone="warning"
			actions={
				<>
					<ButtonLink to={line.editTo} reload size="small" className="min-h-11">
						{t("lookAtIt")}
						<span className="sr-only"> {name}</span>
					</ButtonLink>
					{!changes.hasGivenWay && (
						<Form
							method="post"
							preventScrollReset
							onSubmit={(event) => {
								event.preventDefault();
								putBack.send(event.currentTarget);
							}}
						>
							<input type="hidden" name="intent" value="as-approved" />
							<WhichLine line={line} />
							<Button look="secondary" size="small" busy={putBack.isBusy(line.id)} className="min-h-11">
								{t("putAsApproved")}
								<span className="sr-only"> {name}</span>
							</Button>
						</Form>
					)}
				</>
			}
		>
			{changes.hasGivenWay && <p>{t("gaveWay")}</p>}
			{(changes.isRedrawn || !(changes.hasGivenWay || changes.choice)) && <p>{t("changed")}</p>}
			{changes.choice && <p>{t("chosen", { choice: changes.choice })}</p>}
			<p role="alert" className="font-medium text-danger empty:hidden">
				{error}
			</p>
		</Notice>
	);
}
