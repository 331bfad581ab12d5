import IconKeyboard from "@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs";
import IconMagnet from "@tabler/icons-react/dist/esm/icons/IconMagnet.mjs";
import IconMagnetOff from "@tabler/icons-react/dist/esm/icons/IconMagnetOff.mjs";
import IconMaximize from "@tabler/icons-react/dist/esm/icons/IconMaximize.mjs";
import IconZoomIn from "@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs";
import IconZoomOut from "@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { IconButton } from "./icon-button.tsx";
import type { StageHandle } from "./stage.tsx";

type ZoomControlsProps = { zoom: number; stage: RefObject<StageHandle | null>; onHelp: () => void };

export function ZoomControls({ zoom, stage, onHelp }: ZoomControlsProps) {
	const { t } = useTranslation("create");
	const { store, announce } = useEditorTools();
	const { snapping } = useEditorState();

	function toggleSnapping(): void {
		store.snap(!snapping);
		announce(t(snapping ? "snap.off" : "snap.on"));
	}

	return (
		<div className="ms-auto flex items-center">
			<IconButton
				icon={snapping ? IconMagnet : IconMagnetOff}
				name={t("snap.name")}
				aria-pressed={snapping}
				onClick={toggleSnapping}
			/>
			<IconButton icon={IconZoomOut} name={t("zoom.out")} onClick={() => stage.current?.zoom(0.8)} />
			<span className="hidden w-14 text-center text-14 tabular-nums lg:block">
				{t("zoom.now", { percent: Math.round(zoom * 100) })}
			</span>
			<IconButton icon={IconZoomIn} name={t("zoom.in")} onClick={() => stage.current?.zoom(1.25)} />
			<IconButton icon={IconMaximize} name={t("zoom.fit")} onClick={() => stage.current?.fit()} />
			<IconButton icon={IconKeyboard} name={t("help.title")} onClick={onHelp} className="hidden pointer-fine:grid" />
		</div>
	);
}
