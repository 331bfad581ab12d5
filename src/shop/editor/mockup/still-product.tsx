import { useTranslation } from "react-i18next";
import { articlePreviewStem } from "#shop/designs/preview-files.ts";
import { Spinner } from "#ui/spinner.tsx";
import { useEditorTools } from "../editor-tools.ts";
import type { SceneView } from "./use-scene.ts";

type StillProductProps = { variantId: number; view: SceneView };

/** The product as it stands in the studio, until the design is on it: in the same place, so that nothing jumps. */
export function StillProduct({ variantId, view }: StillProductProps) {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const { choice, shown } = view;
	return (
		<div className="relative size-full bg-surface">
			{choice && shown && (
				<img
					src={
						shown.scene.name === choice.side.scene
							? `${articlePreviewStem(props.article.id, { side: choice.side.code, variantId })}-320.webp`
							: `/mockups/${shown.scene.name}/W.webp`
					}
					alt=""
					className="size-full object-contain"
				/>
			)}
			<p role="status" className="absolute inset-x-2 bottom-2 flex justify-center">
				<span className="flex items-center gap-2 rounded-control bg-paper px-3 py-1 text-14">
					<Spinner />
					{t("mockup:loading")}
				</span>
			</p>
		</div>
	);
}
