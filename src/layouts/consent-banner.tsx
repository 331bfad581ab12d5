import { type SubmitEvent, useContext } from "react";
import { useTranslation } from "react-i18next";
import { useFetcher, useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { LinkPrefix, PageLink } from "#ui/page-link.tsx";
import { SharedMarkup } from "./shared-markup.tsx";

/** Asks until there is an answer. Refusing is as easy as accepting: two buttons alike. No dialog: the shop stays usable. */
export function ConsentBanner() {
	const { t } = useTranslation("consent");
	const prefix = useContext(LinkPrefix);
	const { pathname, search } = useLocation();
	const fetcher = useFetcher();
	if (pathname === "/cookies") return null;

	/** A new document would lose what is typed: then the answer is sent beside it, and the tag waits for the next one. */
	function answerHere(event: SubmitEvent<HTMLFormElement>) {
		if (!isAnythingTyped()) return;
		event.preventDefault();
		const choice = event.nativeEvent.submitter?.getAttribute("value") ?? "none";
		void fetcher.submit({ choice, stay: "yes" }, { method: "post", action: "/cookies" });
	}

	return (
		<section
			aria-labelledby="consent-title"
			data-consent=""
			className="fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line bg-surface shadow-card"
		>
			<form
				method="post"
				action={`${prefix}/cookies`}
				onSubmit={answerHere}
				className="page-column grid grid-cols-1 items-center gap-x-10 gap-y-3 py-4 lg:grid-cols-[1fr_auto]"
			>
				<input type="hidden" name="back" value={`${prefix}${pathname}${search}`} />
				<SharedMarkup name="consent">
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
					<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 lg:grid-cols-2">
						<Button look="secondary" name="choice" value="none">
							{t("refuse")}
						</Button>
						<Button look="secondary" name="choice" value="all">
							{t("accept")}
						</Button>
					</div>
				</SharedMarkup>
			</form>
		</section>
	);
}

function isAnythingTyped(): boolean {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
		"main :is(input, textarea, select)",
	);
	return [...fields].some((field) => {
		if (field instanceof HTMLSelectElement)
			return [...field.options].some((each) => each.selected !== each.defaultSelected);
		if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type))
			return field.checked !== field.defaultChecked;
		return field.value !== field.defaultValue;
	});
}
