import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useHeaderData } from "#layouts/header-data.ts";
import { MasterFrame } from "#layouts/master.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";

/** Specification, section 2: titles '404 Not Found' and '500 Error'; links and buttons load a new document. */
export function ErrorPage() {
	const error = useRouteError();
	const { t } = useTranslation("general");
	const header = useHeaderData();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const kind = status === 404 ? "notFound" : status < 500 ? "badRequest" : "broken";
	const message = isRouteErrorResponse(error) ? (error.data as { message?: string } | undefined)?.message : undefined;
	return (
		<MasterFrame header={header}>
			<title>{status === 404 ? "404 Not Found" : "500 Error"}</title>
			<div className="page-column grid max-w-form justify-items-start gap-6 py-16 lg:py-24">
				<p className="font-display text-60 text-ink-soft" aria-hidden="true">
					{status}
				</p>
				<h1 className="text-36">{t(`error.${kind}`)}</h1>
				<p className="text-18 text-ink-soft">{t(`error.${kind}Help`)}</p>
				{status === 404 && message && <p className="text-14 break-all text-ink-soft">{message}</p>}
				<div className="flex flex-wrap gap-3">
					<ButtonLink to="/" reload>
						{t("button.backHome")}
					</ButtonLink>
					{status !== 404 && (
						<Button look="secondary" type="button" onClick={() => location.reload()}>
							{t("button.refresh")}
						</Button>
					)}
				</div>
			</div>
		</MasterFrame>
	);
}
