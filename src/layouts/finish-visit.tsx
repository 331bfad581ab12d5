import IconDoorExit from "@tabler/icons-react/dist/esm/icons/IconDoorExit.mjs";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { InKiosk, LinkPrefix } from "#ui/page-link.tsx";

/** On a kiosk alone: ends the visit for whoever comes next. The script of the kiosk clears the browser too. */
export function FinishVisit() {
	const { t } = useTranslation("general");
	const kiosk = useContext(InKiosk);
	const prefix = useContext(LinkPrefix);
	if (!kiosk) return null;
	return (
		<form method="post" action={`${prefix}/kiosk/end`} data-kiosk-end="" className="shrink-0 py-2 max-md:ms-auto">
			<Button look="secondary" aria-label={t("kiosk.finish")} className="max-md:aspect-square max-md:px-0">
				<span className="flex items-center gap-2">
					<Icon of={IconDoorExit} />
					<span className="max-md:hidden">{t("kiosk.finish")}</span>
				</span>
			</Button>
		</form>
	);
}
