import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCloudCheck from "@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs";
import IconCloudOff from "@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs";
import IconCloudUpload from "@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";
import type { SaveStatus } from "./kernels/save-status.ts";

const ICONS: Readonly<Record<SaveStatus, IconShape>> = {
	untouched: IconCloudCheck,
	saving: IconCloudUpload,
	saved: IconCloudCheck,
	offline: IconCloudOff,
	retrying: IconCloudOff,
	refused: IconAlertTriangle,
	unsafe: IconAlertTriangle,
	conflict: IconAlertTriangle,
};
const TROUBLES: readonly SaveStatus[] = ["refused", "unsafe", "conflict"];
const DELAYS: readonly SaveStatus[] = ["offline", "retrying"];

type SaveStateProps = {
	status: SaveStatus;
	photoMissing: boolean;
	/** So many photos that are not here yet. */
	onTheWay: number;
	/** Which of two states is to stay. */
	onChoose: () => void;
};

/** Where the work is safe, in words. Read out only when something changes for the worse or is well again. */
export function SaveState({ status, photoMissing, onTheWay, onChoose }: SaveStateProps) {
	const { t } = useTranslation("create");
	const [spoken, setSpoken] = useState("");
	const incomplete = isWell(status) && photoMissing;
	const isWaiting = isWell(status) && !incomplete && onTheWay > 0;
	const words = isWaiting ? t("save.photosOnTheWay", { count: onTheWay }) : t(`save.${toldOf(status, photoMissing)}`);
	useEffect(() => {
		if (isWaiting || incomplete || (status !== "saving" && status !== "untouched")) setSpoken(words);
	}, [status, isWaiting, incomplete, words]);
	return (
		<div className="flex min-w-0 items-center gap-2 px-1 text-14 text-ink-soft">
			<span role="img" aria-label={words} title={words}>
				<Icon
					of={incomplete ? IconAlertTriangle : isWaiting ? IconCloudUpload : ICONS[status]}
					className={classNames(TROUBLES.includes(status) && "text-danger", incomplete && "text-warning")}
				/>
			</span>
			{status === "conflict" ? (
				<span className="hidden @min-[48rem]:block">
					<ChooseButton onClick={onChoose} />
				</span>
			) : (
				<span className="hidden leading-tight @min-[48rem]:line-clamp-2" aria-hidden="true">
					{words}
				</span>
			)}
			<span role="status" className="sr-only">
				{spoken}
			</span>
		</div>
	);
}

/** Where there is no room for the words beside the icon, trouble has a line of its own. */
export function SaveTrouble({ status, photoMissing, onChoose }: SaveStateProps) {
	const { t } = useTranslation("create");
	if (status === "conflict")
		return (
			<div className="px-3 pb-1 @min-[48rem]:hidden">
				<ChooseButton onClick={onChoose} />
			</div>
		);
	const grave = TROUBLES.includes(status);
	if (!grave && !photoMissing && !DELAYS.includes(status)) return null;
	return (
		<p
			aria-hidden="true"
			className={classNames("px-3 pb-1 text-14 @min-[48rem]:hidden", grave ? "text-danger" : "text-warning")}
		>
			{t(`save.${toldOf(status, photoMissing)}`)}
		</p>
	);
}

function isWell(status: SaveStatus): boolean {
	return status === "saved" || status === "untouched";
}

function toldOf(status: SaveStatus, photoMissing: boolean): SaveStatus | "withoutPhoto" | "photoMissing" {
	if (!photoMissing || !isWell(status)) return status;
	return status === "saved" ? "withoutPhoto" : "photoMissing";
}

function ChooseButton({ onClick }: { onClick: () => void }) {
	const { t } = useTranslation("create");
	return (
		<Button type="button" size="small" look="danger" className="min-h-11" aria-haspopup="dialog" onClick={onClick}>
			{t("save.choose")}
		</Button>
	);
}
