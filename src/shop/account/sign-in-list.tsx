import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";

export type SignInRow = { id: number; device: string; seen: string; current: boolean };

/** Where the customer is signed in; each can be ended. */
export function SignInList({ rows }: { rows: readonly SignInRow[] }) {
	const { t } = useTranslation("account");
	return (
		<ul className="border-t border-line">
			{rows.map((row) => (
				<li key={row.id} className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-4">
					<div className="min-w-0">
						<p className="wrap-anywhere">{row.device || t("profile.unknownDevice")}</p>
						<p className="text-14 text-ink-soft">{t("profile.seen", { time: row.seen })}</p>
					</div>
					{row.current ? (
						<Badge tone="success">{t("profile.here")}</Badge>
					) : (
						<Form method="post">
							<input type="hidden" name="signIn" value={row.id} />
							<Button look="secondary" size="small" name="intent" value="end">
								{t("profile.end")}
								<span className="sr-only"> {row.device}</span>
							</Button>
						</Form>
					)}
				</li>
			))}
		</ul>
	);
}
