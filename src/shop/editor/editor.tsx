import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TextShaper } from "#design/text-shaping.ts";
import { lastSignOut } from "#layouts/forget-after-sign-out.ts";
import { fontsOf } from "#painters/fonts.ts";
import { loadShaper } from "#painters/load-fonts.client.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { httpPorts } from "./dom/editor-http.ts";
import type { EditorPorts } from "./editor-ports.ts";
import type { EditorProps } from "./editor-props.ts";
import { localKeyOf } from "./kernels/local-copy.ts";
import { chooseStartingPoint, type StartingPoint, startFromLost } from "./kernels/starting-point.ts";
import { type LeftDesign, SignedOut } from "./signed-out.tsx";
import { type Progress, StillView } from "./still-view.tsx";
import { Workbench } from "./workbench.tsx";

type Opened = { readonly start: StartingPoint; readonly shaper: TextShaper; readonly signOut: string | null };

/** Opens the design: what this device has unsent, the fonts it needs, then the workbench. */
export default function Editor(props: EditorProps) {
	const { t } = useTranslation("create");
	const [opened, setOpened] = useState<Opened | null>(null);
	const [failed, setFailed] = useState(false);
	const [progress, setProgress] = useState<Progress>({ done: 0, total: 1 });
	const [attempt, setAttempt] = useState(0);
	const [left, setLeft] = useState<LeftDesign>();
	const ports = props.ports ?? httpPorts;

	// biome-ignore lint/correctness/useExhaustiveDependencies: opened once an attempt, with what the page began with
	useEffect(() => {
		let gone = false;
		setFailed(false);
		open(props, ports, (now) => gone || setProgress(now)).then(
			(value) => gone || setOpened(value),
			() => gone || setFailed(true),
		);
		return () => {
			gone = true;
		};
	}, [attempt]);

	if (left) return <SignedOut {...left} />;
	if (opened)
		return (
			<Workbench
				props={props}
				ports={ports}
				start={opened.start}
				firstShaper={opened.shaper}
				signOut={{ before: opened.signOut, onHeard: setLeft }}
			/>
		);
	if (!failed) return <StillView props={props} progress={progress} />;
	return (
		<StillView props={props}>
			<div role="alert">
				<Notice
					tone="danger"
					title={t("open.failed")}
					actions={
						<Button onClick={() => setAttempt(attempt + 1)} type="button" size="small">
							{t("open.again")}
						</Button>
					}
				/>
			</div>
		</StillView>
	);
}

async function open(props: EditorProps, ports: EditorPorts, onProgress: (now: Progress) => void): Promise<Opened> {
	const { article, project, initialDocument: document, reshaped = false, quantity, startingPoint } = props;
	const signOut = lastSignOut();
	const local = project
		? await ports.readLocal(localKeyOf(project.id))
		: await ports.readLost(newDesignKey(article.id, startingPoint));
	const copy = props.lostProject === null ? null : await ports.readLost(localKeyOf(props.lostProject));
	const lost = startFromLost(document, copy);
	const content = { document, variantId: props.savedVariantId, quantity };
	const served = {
		project,
		content,
		reshaped,
		opened: props.variantId,
		lineId: props.lineId,
		seenQuantity: props.seenQuantity,
		inCart: props.inCart,
	};
	const start = lost ?? chooseStartingPoint(served, local);
	const fonts = new Set([...fontsOf(start.content.document), "open-sans" as const]);
	const shaper = await loadShaper(fonts, (done, total) => onProgress({ done, total }));
	return { start, shaper, signOut };
}

export function newDesignKey(articleId: number, startingPoint: string): string {
	return `new:${articleId}:${startingPoint}`;
}
