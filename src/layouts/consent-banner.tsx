import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { LinkPrefix, PageLink } from "#ui/page-link.tsx";

/** Asks until there is an answer. Refusing is as easy as accepting: two buttons alike. No dialog: the shop stays usable. */
export function ConsentBanner() {
	const { t } = useTranslation("consent");
	const prefix = useContext(LinkPrefix);
	const { pathname, search } = useLocation();
	if (pathname === "/cookies") return null;
	return (
		<section
			aria-labelledby="consent-title"
			data-consent=""
			className="fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line bg-surface shadow-card"
		>
			<form
				method="post"
				action={`${prefix}/cookies`}
				className="page-column grid grid-cols-1 items-center gap-x-10 gap-y-3 py-4 lg:grid-cols-[1fr_auto]"
			>
				<input type="hidden" name="back" value={`${prefix}${pathname}${search}`} />
				<div className="grid gap-1">
					<h2 id="consent-title" className="font-text text-16 font-semibold tracking-normal">
						{t("title")}
					</h2>
					<p className="text-14 text-ink-soft">
						{t("text")}{" "}
						<PageLink to="/cookies" className="underline underline-offset-4 hover:text-ink">
							{t("choose")}
						</PageLink>
					</p>
				</div>
				<div className="grid grid-cols-2 gap-3">
					<Button look="secondary" name="choice" value="none">
						{t("refuse")}
					</Button>
					<Button look="secondary" name="choice" value="all">
						{t("accept")}
					</Button>
				</div>
			</form>
		</section>
	);
}
