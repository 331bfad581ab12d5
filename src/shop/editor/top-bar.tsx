import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconArrowForwardUp from "@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs";
import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import IconDevices from "@tabler/icons-react/dist/esm/icons/IconDevices.mjs";
import { type ReactNode, useContext, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { FinishVisit } from "#layouts/finish-visit.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { InKiosk } from "#ui/page-link.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { IconButton } from "./icon-button.tsx";
import { RefusedCart } from "./refused-cart.tsx";
import { SaveState, SaveTrouble } from "./save-state.tsx";
import type { useAutosave } from "./use-autosave.ts";
import { useConnectedStatus } from "./use-connected-status.ts";
import { useTellStep } from "./use-tell-step.ts";
import { useToldStatus } from "./use-told-status.ts";

type Saving = Pick<ReturnType<typeof useAutosave>, "status" | "setAsked">;
type TopBarProps = {
	saving: Saving;
	/** With the page on which they were on their way. */
	photosLost: boolean;
	onHandOver: (() => void) | undefined;
	children: ReactNode;
};

/**
 * One row at every size of text: what is around it in rem decides what is a word and what an icon.
 * Undo and redo stay focusable when there is nothing to do, so that the focus is not lost on the last step.
 */
export function TopBar({ saving, photosLost, onHandOver, children }: TopBarProps) {
	const { t } = useTranslation("create");
	const { props, uploads } = useEditorTools();
	const back = t(props.lineId === null ? "top.back" : "top.toCart", { name: props.backName });
	const tellStep = useTellStep();
	const { canUndo, canRedo } = useEditorState();
	const kiosk = useContext(InKiosk);
	const photoMissing = useSyncExternalStore(uploads.subscribe, uploads.isAnyRefused) || photosLost;
	const onTheWay = useSyncExternalStore(uploads.subscribe, uploads.countRunning);
	const status = useToldStatus(useConnectedStatus(saving.status), photoMissing);
	const save = { status, photoMissing, onTheWay, onChoose: () => saving.setAsked(true) };
	const small = "@max-[20rem]:size-[44px]";
	return (
		<header className="@container shrink-0 border-b border-line bg-field py-1">
			<div className="flex min-h-12 items-center gap-1 px-2 @max-[20rem]:min-h-[48px] @max-[20rem]:gap-[2px] @max-[20rem]:px-[4px] @min-[48rem]:gap-2 @min-[48rem]:px-4">
				<a
					href={props.backHref}
					aria-label={back}
					title={back}
					className={classNames("press grid size-11 shrink-0 place-items-center rounded-control hover:bg-line", small)}
				>
					<Icon of={IconArrowLeft} />
				</a>
				<h1 className="sr-only text-18 @min-[48rem]:not-sr-only @min-[48rem]:me-4">{props.article.name}</h1>
				<IconButton
					icon={IconArrowBackUp}
					name={t("top.undo")}
					className={small}
					aria-disabled={!canUndo}
					onClick={() => tellStep("undo")}
				/>
				<IconButton
					icon={IconArrowForwardUp}
					name={t("top.redo")}
					className={small}
					aria-disabled={!canRedo}
					onClick={() => tellStep("redo")}
				/>
				{onHandOver && !kiosk && (
					<IconButton icon={IconDevices} name={t("handover:tool")} className="hidden lg:grid" onClick={onHandOver} />
				)}
				<SaveState {...save} />
				<div className="ms-auto min-w-0">{children}</div>
				<FinishVisit />
			</div>
			<SaveTrouble {...save} />
			{props.refused && <RefusedCart reason={props.refused} quantity={props.quantity} />}
		</header>
	);
}
