import { useContext, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";
import { LinkPrefix } from "#ui/page-link.tsx";
import type { SavedProject } from "./kernels/autosave.ts";

export type LeftDesign = {
	readonly project: SavedProject | null;
	/** What of it is unsent waits on this device. */
	readonly isKept: boolean;
};

/** Instead of a design whose person has signed out, here or in another tab: nothing of it is seen any more. */
export function SignedOut({ project, isKept }: LeftDesign) {
	const { t } = useTranslation("create");
	const title = useRef<HTMLHeadingElement>(null);
	const address = new URL(window.location.href);
	if (project) address.searchParams.set("project", project.id);
	const path = address.pathname.slice(useContext(LinkPrefix).length) + address.search;
	useEffect(() => title.current?.focus(), []);
	return (
		<div className="mx-auto grid max-w-form gap-4 px-4 py-16">
			<h1 ref={title} tabIndex={-1} className="text-24 font-semibold">
				{t("signedOut.title")}
			</h1>
			<p>{t(isKept ? "signedOut.text" : "signedOut.unkept")}</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={`/login?callbackUrl=${encodeURIComponent(path)}`} reload>
					{t("signedOut.signIn")}
				</ButtonLink>
				<ButtonLink to="/" look="secondary" reload>
					{t("signedOut.home")}
				</ButtonLink>
			</div>
		</div>
	);
}
