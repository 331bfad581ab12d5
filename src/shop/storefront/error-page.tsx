import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import { isUnanswered } from "#core/is-unanswered.ts";
import { useHeaderData } from "#layouts/header-data.ts";
import { MasterFrame } from "#layouts/master.tsx";
import type { ContentBlock } from "#shop/content/content.server.ts";
import { ContentBlockView } from "#shop/content/content-block.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import { ErrorPicture } from "./error-picture.tsx";

/** Specification, section 2: titles '404 Not Found' and '500 Error'; links and buttons load a new document. */
export function ErrorPage() {
	const error = useRouteError();
	const header = useHeaderData();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const message = isRouteErrorResponse(error) ? (error.data as { message?: string } | undefined)?.message : undefined;
	return (
		<MasterFrame header={header}>
			<title>{status === 404 ? "404 Not Found" : "500 Error"}</title>
			{status === 404 ? <NotFound message={message} /> : <Broken kind={kindOf(error)} />}
		</MasterFrame>
	);
}

function NotFound({ message }: { message: string | undefined }) {
	const { t } = useTranslation("general");
	const brand = useContext(ShopBrand);
	const [first, second] = useRouteLoaderData<{ notFound?: ContentBlock[] }>("root")?.notFound ?? [];
	return (
		<div className="page-column grid grid-cols-1 gap-10 py-16 lg:py-24">
			<div className="grid max-w-form justify-items-start gap-6">
				<p className="font-display text-60 text-ink-soft" aria-hidden="true">
					404
				</p>
				<h1 className="text-36">{t(`error.notFound.${brand}`)}</h1>
				<p className="text-18 text-ink-soft">{t("error.notFoundHelp")}</p>
				{message && (
					<p lang="en" className="text-14 break-all text-ink-soft">
						{message}
					</p>
				)}
				<div className="flex flex-wrap gap-3">
					<ButtonLink to="/" reload>
						{t("button.backHome")}
					</ButtonLink>
					<ButtonLink to="/contact" look="secondary" reload>
						{t("button.contact")}
					</ButtonLink>
				</div>
			</div>
			{first && (
				<>
					<hr className="border-line-strong" />
					<div className="grid gap-6 md:grid-cols-2">
						<ContentBlockView block={first} />
						{second && <ContentBlockView block={second} mode="error-page" />}
					</div>
				</>
			)}
		</div>
	);
}

type Fault = "badRequest" | "broken" | "unreachable";

function kindOf(error: unknown): Fault {
	if (isUnanswered(error)) return "unreachable";
	return isRouteErrorResponse(error) && error.status < 500 ? "badRequest" : "broken";
}

function Broken({ kind }: { kind: Fault }) {
	const { t } = useTranslation("general");
	const isLost = kind === "unreachable";
	const home = (
		<ButtonLink key="home" to="/" look={isLost ? "secondary" : "primary"} reload>
			{t("button.backHome")}
		</ButtonLink>
	);
	// The address that is read again leads on from a sign-in of which only the answer was lost.
	const again = (
		<Button key="again" look={isLost ? "primary" : "secondary"} type="button" onClick={() => location.reload()}>
			{t(isLost ? "button.retry" : "button.refresh")}
		</Button>
	);
	return (
		<div className="page-column grid max-w-form grid-cols-1 justify-items-start gap-6 py-16 lg:py-24">
			<ErrorPicture kind={kind === "broken" ? "500" : "400"} />
			<h1 className="text-36">{t(`error.${kind}`)}</h1>
			<p className="text-18 text-ink-soft">{t(`error.${kind}Help`)}</p>
			<div className="flex flex-wrap gap-3">{isLost ? [again, home] : [home, again]}</div>
		</div>
	);
}
