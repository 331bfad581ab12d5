import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { qrPicture } from "#design/elements/qr/qr-picture.ts";
import { Button } from "#ui/button.tsx";
import type { OfferedProject } from "./editor-ports.ts";
import { useEditorTools } from "./editor-tools.ts";

export type HandOverProps = {
	/** null: not saved yet. */
	projectId: string | null;
	/** Whether the server has the design as it is on the screen. */
	settle: () => Promise<boolean>;
	/** Whether another state of it, saved elsewhere, waits to be chosen or passed over. */
	isContested: () => boolean;
	/** The version that is on the stage; null: the stage has gone on. */
	current: number | null;
};

/** The way to go on with this design on another device. Nothing is offered before somebody asks for it. */
export default function HandOver({ projectId, settle }: Pick<HandOverProps, "projectId" | "settle">) {
	const { t } = useTranslation("create");
	const { ports, props, announce, tell } = useEditorTools();
	const [offer, setOffer] = useState<OfferedProject | "failed" | undefined>();
	const [busy, setBusy] = useState(false);

	async function ask(id: string): Promise<void> {
		setBusy(true);
		const found = (await settle()) ? await ports.offerProject(id) : undefined;
		setBusy(false);
		setOffer(found ?? "failed");
		if (found) announce(t("handover:shown"));
	}

	async function copy(url: string): Promise<void> {
		const done = await navigator.clipboard.writeText(url).then(
			() => true,
			() => false,
		);
		tell(t(done ? "handover:copied" : "handover:notCopied"));
	}

	if (!projectId) return <p className="text-ink-soft">{t("handover:unsaved")}</p>;
	const shown = offer === "failed" ? undefined : offer;
	return (
		<>
			<p className="text-14 text-ink-soft">{t("handover:what")}</p>
			{offer === "failed" && <p role="alert">{t("handover:failed")}</p>}
			{shown && (
				<>
					<QrPicture words={shown.url} name={t("handover:code")} />
					<p className="text-14">
						{shown.expiresAt
							? `${t("handover:stays")} ${t("handover:until", { time: timeOf(shown.expiresAt, props.locale) })}`
							: t("handover:signIn")}
					</p>
					<a href={shown.url} className="text-14 underline wrap-anywhere">
						{shown.url}
					</a>
					<Button type="button" size="small" look="secondary" className="min-h-11" onClick={() => void copy(shown.url)}>
						{t("handover:copy")}
					</Button>
				</>
			)}
			<Button
				type="button"
				size="small"
				look={shown ? "quiet" : "primary"}
				className="min-h-11"
				busy={busy}
				onClick={() => void ask(projectId)}
			>
				{t(shown ? "handover:again" : "handover:show")}
			</Button>
		</>
	);
}

/** Whole in sight as soon as it is there: half a code can't be scanned. */
function QrPicture({ words, name }: { words: string; name: string }) {
	const picture = useRef<SVGSVGElement>(null);
	const { size, path } = useMemo(() => qrPicture(words), [words]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each new code is shown
	useEffect(() => {
		picture.current?.scrollIntoView({ block: "nearest" });
	}, [words]);
	return (
		<svg
			ref={picture}
			role="img"
			aria-label={name}
			viewBox={`0 0 ${size} ${size}`}
			className="w-full max-w-[min(15rem,36dvh)] scroll-my-4 justify-self-center rounded-card bg-paper text-ink"
		>
			<path d={path} fill="currentColor" />
		</svg>
	);
}

function timeOf(instant: string, locale: string): string {
	return new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date(instant));
}
