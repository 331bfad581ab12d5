import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { MockupPicture } from "./mockup-picture.tsx";
import type { MockupSession } from "./mockup-session.ts";
import { StillProduct } from "./still-product.tsx";
import { TurnArea } from "./turn-area.tsx";
import { useMockupState } from "./use-mockup-picture.ts";
import type { SceneView } from "./use-scene.ts";

type MockupStageProps = { session: MockupSession; view: SceneView; variantId: number };

/** The picture, or why there is none. */
export function MockupStage({ session, view, variantId }: MockupStageProps) {
	const { t } = useTranslation("create");
	const { picture, failed } = useMockupState(session);
	if (failed || view.isMissing) {
		return (
			<div
				role="alert"
				className="grid size-full place-content-center justify-items-center gap-3 bg-surface p-4 text-center"
			>
				<p>{t("mockup:failed")}</p>
				<Button
					type="button"
					size="small"
					look="secondary"
					className="min-h-11"
					onClick={view.isMissing ? view.load : session.again}
				>
					{t("mockup:again")}
				</Button>
			</div>
		);
	}
	if (!picture) return <StillProduct variantId={variantId} view={view} />;
	const drawn = <MockupPicture session={session} name={view.name} />;
	if (view.steps === 0) return drawn;
	return (
		<TurnArea step={view.step} steps={view.steps} onStep={view.turn}>
			{drawn}
		</TurnArea>
	);
}
