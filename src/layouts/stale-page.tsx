import IconCloudOff from "@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useHref, useLocation, useRouteError } from "react-router";
import { nameKeptPage, useReadAgain } from "#ui/kept-page.ts";
import { StatusRegion, Toast } from "#ui/toast.tsx";
import { usePageStale } from "#ui/use-page-stale.ts";

const ASK_AGAIN_MILLISECONDS = 5000;

/** Says that the page could not be read anew, and reads it as soon as it is seen and the shop can be reached again. */
export function StalePage() {
	const { t } = useTranslation("general");
	const isStale = usePageStale();
	const { readAgain, state } = useReadAgain();
	const address = useHref(useLocation());
	const isBroken = Boolean(useRouteError());
	useEffect(() => nameKeptPage(isBroken ? undefined : address), [address, isBroken]);
	useEffect(() => {
		if (!isStale) return;
		const read = () => void (document.visibilityState === "visible" && readAgain());
		const timer = state === "idle" ? setInterval(read, ASK_AGAIN_MILLISECONDS) : undefined;
		window.addEventListener("online", read);
		document.addEventListener("visibilitychange", read);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", read);
			document.removeEventListener("visibilitychange", read);
		};
	}, [isStale, state, readAgain]);
	return <StatusRegion at="header">{isStale && <Toast icon={IconCloudOff}>{t("error.stale")}</Toast>}</StatusRegion>;
}
