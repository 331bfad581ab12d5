import { lazy, type ReactNode, Suspense, useContext, useState } from "react";
import { useTranslation } from "react-i18next";
import { InKiosk } from "#ui/page-link.tsx";
import { FoldSummary } from "../fold-summary.tsx";
import type { HandOverProps } from "../hand-over.tsx";
import { VersionList } from "../version-list.tsx";

const HandOver = lazy(() => import("../hand-over.tsx"));

/** What the design was before, and how it goes on elsewhere. */
export function FormMore({ handOver }: { handOver: HandOverProps }) {
	const { t } = useTranslation("create");
	const kiosk = useContext(InKiosk);
	return (
		<div className="grid gap-2">
			<Fold name={t("panel.versions")}>
				<VersionList projectId={handOver.projectId} />
			</Fold>
			{!kiosk && (
				<Fold name={t("handover:title")}>
					<Suspense>
						<HandOver {...handOver} />
					</Suspense>
				</Fold>
			)}
		</div>
	);
}

/** What is in it is asked for when it is opened. */
function Fold({ name, children }: { name: string; children: ReactNode }) {
	const [open, setOpen] = useState(false);
	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<FoldSummary>{name}</FoldSummary>
			{open && <div className="grid gap-4 pt-2">{children}</div>}
		</details>
	);
}
