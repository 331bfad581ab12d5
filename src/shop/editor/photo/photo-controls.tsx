import IconCrop from "@tabler/icons-react/dist/esm/icons/IconCrop.mjs";
import IconFlipHorizontal from "@tabler/icons-react/dist/esm/icons/IconFlipHorizontal.mjs";
import IconFlipVertical from "@tabler/icons-react/dist/esm/icons/IconFlipVertical.mjs";
import { useTranslation } from "react-i18next";
import type { PhotoElement } from "#design/document.ts";
import { Button } from "#ui/button.tsx";
import { ByPointer } from "../by-pointer.tsx";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { IconButton } from "../icon-button.tsx";
import { changeElement } from "../kernels/change-element.ts";
import { cropZoom, zoomedTo } from "../kernels/crop.ts";
import { currentSide } from "../kernels/editing.ts";
import type { Room } from "../kernels/panels.ts";
import { useRights } from "../locks/use-rights.ts";
import { RangeField } from "../range-field.tsx";
import { useElementName } from "../use-element-name.ts";
import { makeBackground, mayBeBackground } from "./as-background.ts";
import { PhotoColors } from "./photo-colors.tsx";
import { PhotoEffects } from "./photo-effects.tsx";
import { PhotoFitChoice } from "./photo-fit-choice.tsx";
import { PhotoFrame } from "./photo-frame.tsx";
import { usePhotoParts } from "./use-photo-parts.ts";

export function PhotoControls({ photo }: { photo: PhotoElement }) {
	const { t } = useTranslation("create");
	const { store, measure, choosePhoto, announce, tell } = useEditorTools();
	const { mode } = useEditorState();
	const nameOf = useElementName();
	const may = useRights(photo);
	const mine = photo.picture !== null && may("content");
	const zoom = Math.round(cropZoom(photo) * 100);
	const { part, name, all } = usePhotoParts(photo);

	function ground(of: Room, place: string | null): void {
		if (makeBackground(store, photo, of))
			announce(place ? t("photo.isGround", { part: place }) : t("photo.isBackground"));
		else tell(t("say.locked", { name: nameOf(photo) }));
	}

	function flip(change: Pick<PhotoElement, "flipX" | "flipY">): void {
		changeElement(store, photo, change, measure);
	}

	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap gap-2">
				{mine && (
					<Button
						type="button"
						size="small"
						look={mode === "crop" ? "primary" : "secondary"}
						icon={IconCrop}
						className="min-h-11"
						onClick={() => store.enter(mode === "crop" ? "select" : "crop")}
					>
						{mode === "crop" ? t("photo.cropDone") : t("photo.crop")}
					</Button>
				)}
				{may("content") && (
					<Button
						type="button"
						size="small"
						look="secondary"
						className="min-h-11"
						onClick={() => choosePhoto(photo.id)}
					>
						{photo.picture ? t("photo.replace") : t("photo.choose")}
					</Button>
				)}
				{mine && (
					<div className="flex">
						<IconButton
							icon={IconFlipHorizontal}
							name={t("photo.flipX")}
							aria-pressed={photo.flipX === true}
							onClick={() => flip({ flipX: !photo.flipX })}
						/>
						<IconButton
							icon={IconFlipVertical}
							name={t("photo.flipY")}
							aria-pressed={photo.flipY === true}
							onClick={() => flip({ flipY: !photo.flipY })}
						/>
					</div>
				)}
			</div>
			{mode === "crop" && (
				<p className="text-14 text-ink-soft">
					<ByPointer fine={t("photo.cropHelp")} coarse={t("photo.cropTouch")} />
				</p>
			)}
			{mine && (
				<RangeField
					label={t("photo.zoom")}
					value={zoom}
					min={100}
					max={500}
					step={5}
					text={t("element.percent", { percent: zoom })}
					onChange={(percent) =>
						changeElement(store, photo, { crop: zoomedTo(photo, percent / 100) }, measure, `crop:${photo.id}`)
					}
				/>
			)}
			{mine && may("place", "size") && <PhotoFitChoice photo={photo} />}
			{photo.picture && mayBeBackground(store, photo) && (
				<div className="flex flex-wrap gap-2">
					<Button type="button" size="small" look="secondary" className="min-h-11" onClick={() => ground(part, name)}>
						{name ? t("photo.groundPart", { part: name }) : t("photo.asBackground")}
					</Button>
					{name && (
						<Button
							type="button"
							size="small"
							look="secondary"
							className="min-h-11"
							onClick={() => ground(currentSide(store), all)}
						>
							{t("photo.groundAll")}
						</Button>
					)}
				</div>
			)}
			{may("style") && <PhotoFrame key={`frame ${photo.id}`} photo={photo} />}
			{photo.picture && may("style") && <PhotoEffects key={`effects ${photo.id}`} photo={photo} />}
			{photo.picture && may("style") && <PhotoColors key={photo.id} photo={photo} />}
		</div>
	);
}
