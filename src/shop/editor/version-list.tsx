import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { replaceDesign } from "./kernels/choose-variant.ts";
import { fitsSides, type KeptVersion } from "./kernels/kept-version.ts";

/** `projectId` null: not saved yet. */
type VersionListProps = { projectId: string | null };

/** What the design was before. Bringing one back is a step like any other: undo takes it back. */
export function VersionList({ projectId }: VersionListProps) {
	const { t } = useTranslation("create");
	const { ports, props, store, announce, tell } = useEditorTools();
	const [versions, setVersions] = useState<readonly KeptVersion[] | "failed" | undefined>();
	const [busy, setBusy] = useState<number | null>(null);
	const times = new Intl.DateTimeFormat(props.locale, { dateStyle: "medium", timeStyle: "short" });

	useEffect(() => {
		if (!projectId) return;
		let gone = false;
		ports.listVersions(projectId).then((found) => gone || setVersions(found ?? "failed"));
		return () => {
			gone = true;
		};
	}, [ports, projectId]);

	async function bringBack(version: number): Promise<void> {
		if (!projectId || busy !== null) return;
		setBusy(version);
		const content = await ports.readVersion(projectId, version);
		setBusy(null);
		const { document } = store.getState();
		if (!content || !fitsSides(content.document, document)) {
			tell(t("versions.failed"));
			return;
		}
		store.enter("select", null);
		const offered = props.variants.some(({ id, available }) => id === content.variantId && available);
		replaceDesign(store, content.document, offered ? content.variantId : store.getState().variantId);
		announce(t("versions.brought"));
	}

	if (versions === "failed") return <p role="alert">{t("versions.failed")}</p>;
	if (!projectId || versions?.length === 0) return <p className="text-ink-soft">{t("versions.none")}</p>;
	return (
		<>
			<p className="text-14 text-ink-soft">{t("versions.help")}</p>
			<ul className="grid gap-2" aria-busy={versions === undefined}>
				{versions?.map(({ version, savedAt }) => (
					<li key={version} className="flex items-center justify-between gap-3">
						<span id={`version-${version}`}>{times.format(new Date(savedAt))}</span>
						<Button
							type="button"
							size="small"
							look="secondary"
							className="min-h-11"
							aria-describedby={`version-${version}`}
							busy={busy === version}
							onClick={() => void bringBack(version)}
						>
							{t("versions.bring")}
						</Button>
					</li>
				))}
			</ul>
		</>
	);
}
