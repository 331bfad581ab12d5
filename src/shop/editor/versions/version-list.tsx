import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { shapedAs } from "#design/shaped-as.ts";
import { Button } from "#ui/button.tsx";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import type { HandOverProps } from "../hand-over.tsx";
import { replaceDesign } from "../kernels/choose-variant.ts";
import { fitsSides, type KeptVersion } from "../kernels/kept-version.ts";
import { versionTimes } from "../kernels/version-times.ts";
import { PartLater } from "../part-later.tsx";
import { VersionPicture } from "./version-picture.tsx";

const WAIT = 5000;

/** What the design was before. Bringing one back is a step like any other, and what it replaces is kept as a version itself. */
export default function VersionList({ projectId, settle, isContested, current }: HandOverProps) {
	const { t } = useTranslation("create");
	const { ports, props, store, tell } = useEditorTools();
	const { side } = useEditorState().selection;
	const [found, setFound] = useState<readonly KeptVersion[] | "failed" | undefined>();
	const [busy, setBusy] = useState<number | null>(null);
	const [changes, setChanges] = useState(0);
	const contested = isContested();
	const versions = Array.isArray(found) ? found.filter(({ version }) => version !== current) : found;

	// biome-ignore lint/correctness/useExhaustiveDependencies: asked for anew when something was set aside or given up
	useEffect(() => {
		if (!projectId) return;
		let gone = false;
		ports.listVersions(projectId).then((list) => gone || setFound(list ?? "failed"));
		return () => {
			gone = true;
		};
	}, [ports, projectId, changes, contested]);

	useEffect(() => {
		if (found !== "failed") return;
		const ends = new AbortController();
		const askAgain = () => setChanges((before) => before + 1);
		const timer = setInterval(askAgain, WAIT);
		window.addEventListener("online", askAgain, { signal: ends.signal });
		return () => {
			clearInterval(timer);
			ends.abort();
		};
	}, [found]);

	async function bringBack(version: number): Promise<void> {
		if (!projectId || busy !== null) return;
		setBusy(version);
		store.enter("select", null);
		const content = await ports.readVersion(projectId, version);
		const fits = content && fitsSides(content.document, store.getState().document);
		const kept = fits && (await isKept(projectId));
		setBusy(null);
		if (!kept) {
			tell(fits ? whyUnkept() : t("versions.failed"));
			return;
		}
		const offered = props.variants.some(({ id, available }) => id === content.variantId && available);
		replaceDesign(
			store,
			shapedAs(store.getState().document.sides, content.document),
			offered ? content.variantId : store.getState().variantId,
		);
		tell(t("versions.brought"));
		setChanges((before) => before + 1);
	}

	/** The server has what is on the stage, as a version of its own. */
	async function isKept(id: string): Promise<boolean> {
		const { document, variantId } = store.getState();
		if (!(await settle()) || !(await ports.setAside(id, "REPLACED"))) return false;
		const now = store.getState();
		return now.document === document && now.variantId === variantId;
	}

	function whyUnkept(): string {
		return t(isContested() ? "versions.contested" : "versions.unsaved");
	}

	const times = versionTimes(versions === "failed" ? [] : (versions ?? []), props.locale);

	if (versions === "failed") return <PartLater isLate />;
	if (!projectId || versions?.length === 0) return <p className="text-ink-soft">{t("versions.none")}</p>;
	return (
		<>
			<p className="text-14 text-ink-soft">{t("versions.help")}</p>
			<ul className="grid gap-2" aria-busy={versions === undefined}>
				{versions?.map(({ version, reason }, index) => (
					<li key={version} className="flex items-center gap-3">
						<VersionPicture projectId={projectId} version={version} shownSide={side} />
						<div className="grid min-w-0 flex-1 justify-items-start gap-2">
							<span id={`version-${version}`}>
								{times[index]}
								{reason && <span className="block text-14 text-ink-soft">{t(`versions.because.${reason}`)}</span>}
							</span>
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
						</div>
					</li>
				))}
			</ul>
		</>
	);
}
