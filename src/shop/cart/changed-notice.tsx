import { useTranslation } from "react-i18next";
import { type FetcherWithComponents, Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CartRow } from "./cart-line-row.tsx";
import { WhichLine } from "./which-line.tsx";

type ChangedNoticeProps = {
	line: CartRow;
	name: string;
	changes: NonNullable<CartRow["changes"]>;
	/** The page's: the notice leaves before the answer is told. */
	fetcher: FetcherWithComponents<unknown>;
};

/** A line that was changed in the editor and not put in again: what it is, and the two ways on. */
export function ChangedNotice({ line, name, changes, fetcher }: ChangedNoticeProps) {
	const { t } = useTranslation("cart");
	const { state, formData } = fetcher;
	return (
		<Notice
			tone="warning"
			actions={
				<>
					<ButtonLink to={line.editTo} reload size="small" className="min-h-11">
						{t("lookAtIt")}
						<span className="sr-only"> {name}</span>
					</ButtonLink>
					<Form
						method="post"
						preventScrollReset
						onSubmit={(event) => {
							event.preventDefault();
							if (state === "idle") void fetcher.submit(event.currentTarget, { method: "post", action: "/cart" });
						}}
					>
						<input type="hidden" name="intent" value="as-approved" />
						<WhichLine line={line} />
						<Button look="secondary" size="small" busy={formData?.get("line") === line.id} className="min-h-11">
							{t("putAsApproved")}
							<span className="sr-only"> {name}</span>
						</Button>
					</Form>
				</>
			}
		>
			{changes.isRedrawn && <p>{t("changed")}</p>}
			{changes.choice && <p>{t("chosen", { choice: changes.choice })}</p>}
		</Notice>
	);
}
