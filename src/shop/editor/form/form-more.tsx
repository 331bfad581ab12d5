import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { InKiosk } from "#ui/page-link.tsx";
import type { HandOverProps } from "../hand-over.tsx";
import { lazyPart } from "../lazy-part.tsx";
import { FormFold } from "./form-fold.tsx";

const VersionList = lazyPart(() => import("../versions/version-list.tsx"));
const HandOver = lazyPart(() => import("../hand-over.tsx"));

/** What the design was before, and how it goes on elsewhere. */
export function FormMore({ handOver }: { handOver: HandOverProps }) {
	const { t } = useTranslation("create");
	const kiosk = useContext(InKiosk);
	return (
		<div className="grid gap-2">
			<FormFold name={t("panel.versions")}>
				<VersionList {...handOver} />
			</FormFold>
			{!kiosk && (
				<FormFold name={t("handover:title")}>
					<HandOver {...handOver} />
				</FormFold>
			)}
		</div>
	);
}
