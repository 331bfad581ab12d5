import { useLayoutEffect } from "react";
import type { TextShaper } from "#design/text-shaping.ts";
import { ColorChoice } from "../color-choice.tsx";
import type { EditorSide } from "../editor-props.ts";
import { useEditorTools } from "../editor-tools.ts";
import { LargeView } from "./large-view.tsx";
import { MockupStage } from "./mockup-stage.tsx";
import { SceneRadios } from "./scene-radios.tsx";
import { TurnSlider } from "./turn-slider.tsx";
import { useMockupPicture } from "./use-mockup-picture.ts";
import { useScene } from "./use-scene.ts";

type MockupViewProps = {
	side: EditorSide;
	shaper: TextShaper;
	variantId: number;
	onVariant?: (id: number) => void;
	onHere: (isHere: true) => void;
	large: boolean;
	onSmall: () => void;
};

/** The picture of the product, and what of it may be chosen. */
export default function MockupView({ side, shaper, variantId, onVariant, onHere, large, onSmall }: MockupViewProps) {
	const { props } = useEditorTools();
	const color = props.variants.find(({ id }) => id === variantId);
	const view = useScene(side, color?.color?.name);
	const session = useMockupPicture(view.shown, shaper, color?.color?.hex ?? null);
	useLayoutEffect(() => onHere(true), [onHere]);

	const stage = <MockupStage session={session} view={view} variantId={variantId} />;
	const choices = (id: string) => (
		<>
			<SceneRadios id={id} view={view} />
			{view.steps > 0 && <TurnSlider step={view.step} steps={view.steps} onStep={view.turn} />}
			{onVariant && <ColorChoice id={`${id}-color`} variantId={variantId} onVariant={onVariant} />}
		</>
	);
	return (
		<>
			<div className="bg-inherit max-lg:sticky max-lg:top-0 max-lg:z-10">
				<div className="mx-auto aspect-square w-full max-w-[min(100%,30dvh)] lg:max-w-[min(100%,70dvh)]">{stage}</div>
			</div>
			{choices("mockup")}
			{large && (
				<LargeView onClose={onSmall} choices={choices("large-mockup")}>
					{stage}
				</LargeView>
			)}
		</>
	);
}
