import IconFlipHorizontal from "@tabler/icons-react/dist/esm/icons/IconFlipHorizontal.mjs";
import IconFlipVertical from "@tabler/icons-react/dist/esm/icons/IconFlipVertical.mjs";
import { useTranslation } from "react-i18next";
import type { ClipArtElement } from "#design/document.ts";
import { ColorField } from "../color-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { IconButton } from "../icon-button.tsx";
import { changeElement } from "../kernels/change-element.ts";
import type { ElementChange } from "../kernels/commands.ts";
import { useRights } from "../locks/use-rights.ts";

export function ClipArtControls({ art }: { art: ClipArtElement }) {
	const { t } = useTranslation("clip-art");
	const { store, measure } = useEditorTools();
	const may = useRights(art);

	function change(value: ElementChange, tag?: string): void {
		changeElement(store, art, value, measure, tag && `clip-art:${tag}:${art.id}`);
	}

	return (
		<div className="grid gap-4">
			{may("content") && (
				<div className="-mx-2 flex">
					<IconButton
						icon={IconFlipHorizontal}
						name={t("clip-art:flipX")}
						aria-pressed={art.flipX === true}
						onClick={() => change({ flipX: !art.flipX })}
					/>
					<IconButton
						icon={IconFlipVertical}
						name={t("clip-art:flipY")}
						aria-pressed={art.flipY === true}
						onClick={() => change({ flipY: !art.flipY })}
					/>
				</div>
			)}
			{art.color !== undefined && may("style") && (
				<ColorField
					label={t("clip-art:color")}
					value={art.color}
					onChange={(color, dragging) => color !== null && change({ color }, dragging ? "color" : undefined)}
				/>
			)}
		</div>
	);
}
