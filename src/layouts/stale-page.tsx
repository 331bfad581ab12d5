import IconCloudOff from "@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useHref, useLocation } from "react-router";
import { nameKeptPage, useReadAgain } from "#ui/kept-page.ts";
import { StatusRegion, Toast } from "#ui/toast.tsx";
import { usePageStale } from "#ui/use-page-stale.ts";

const ASK_AGAIN_MILLISECONDS = 5000;

/** Says that the page could not be read anew, and reads it as soon as the shop can be reached again. */
export function StalePage() {
	const { t } = useTranslation("general");
	const isStale = usePageStale();
	const { readAgain, state } = useReadAgain();
	const address = useHref(useLocation());
	useEffect(() => nameKeptPage(address), [address]);
	useEffect(() => {
		if (!isStale || state !== "idle") return;
		const read = () => void readAgain();
		const timer = setTimeout(read, ASK_AGAIN_MILLISECONDS);
		window.addEventListener("online", read);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("online", read);
		};
	}, [isStale, state, readAgain]);
	return <StatusRegion at="top">{isStale && <Toast icon={IconCloudOff}>{t("error.stale")}</Toast>}</StatusRegion>;
}
