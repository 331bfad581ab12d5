import { type MouseEvent, type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { PageTitle } from "#layouts/page-title.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { DesignWords } from "#ui/design-words.tsx";
import { InKiosk } from "#ui/page-link.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { useNameWithWords } from "#ui/use-name-with-words.ts";
import type { FlatSideView } from "./view-flat-side.server.ts";

type FlatSideProps = {
	shown: FlatSideView;
	/** `number`: of the order. */
	back: { place: "cart" | "checkout" | "order"; to: string; number?: string };
};

/** The page of one printed side: as wide as its picture is, or the window. */
export function FlatSide({ shown, back }: FlatSideProps) {
	const { t } = useTranslation("flat-side");
	const { side, size, picture, sides } = shown;
	const title = t("title", shown);
	const alt = t("alt", { name: useNameWithWords()(shown), side });
	const isForm = back.place === "checkout";
	const trail = [{ text: t(`place.${back.place}`, { number: back.number }), to: back.to }, { text: title }];
	return (
		<div className="pt-6 pb-16">
			<PageTitle>{title}</PageTitle>
			<div className="page-column">
				{!isForm && <Breadcrumb label={t("path")} trail={trail} />}
				<header className="grid gap-2 pt-6 wrap-anywhere">
					<h1 className="text-28 lg:text-36">{title}</h1>
					<DesignWords words={shown.words} />
					<p className="text-ink-soft tabular-nums">{t("help", size)}</p>
				</header>
				{sides.length > 1 && <OtherSides sides={sides} label={t("sides")} />}
			</div>
			<div className="md:page-column py-6">
				<PictureAlone of={picture.src} text={t("open")}>
					<img {...picture} alt={alt} className="block h-auto max-w-full bg-surface ring-1 ring-line" />
				</PictureAlone>
			</div>
			<div className="page-column">
				<ButtonLink to={back.to} look="secondary" reload={isForm} onClick={isForm ? goBack : undefined}>
					{t(`back.${back.place}`)}
				</ButtonLink>
			</div>
		</div>
	);
}

/** In the place of this page, so that back leads to where the first was opened. */
function OtherSides({ sides, label }: { sides: FlatSideView["sides"]; label: string }) {
	const { pathname, search } = useLocation();
	const folder = pathname.replace(/[^/]+\/?$/, "");
	const tabs = sides.map(({ code, name, isShown }) => ({
		to: `${folder}${code}${search}`,
		text: name,
		current: isShown,
	}));
	return <TabLinks label={label} tabs={tabs} replace />;
}

/** To the page as it was left, with what was typed there; by its address, who did not come from it. */
function goBack(event: MouseEvent<HTMLAnchorElement>): void {
	const { pathname, origin } = event.currentTarget;
	const from = URL.parse(document.referrer);
	if (from?.origin !== origin || from.pathname !== pathname) return;
	// In a tab of its own nothing lies behind it.
	if (!window.navigation?.canGoBack) return;
	event.preventDefault();
	history.back();
}

/** A picture alone in the window has no way back, which a kiosk must have. */
function PictureAlone({ of, text, children }: { of: string; text: string; children: ReactNode }) {
	if (useContext(InKiosk)) return children;
	return (
		<a href={of} className="inline-block max-w-full">
			{children}
			<span className="inline-flex min-h-11 items-center text-14 underline underline-offset-4 max-md:px-[min(1rem,5vw)]">
				{text}
			</span>
		</a>
	);
}
