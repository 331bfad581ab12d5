import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { bestStep } from "#painters/mockup/most-seen.ts";
import type { EditorSide } from "../editor-props.ts";
import { useEditorTools } from "../editor-tools.ts";
import { sideOf } from "../kernels/commands.ts";
import { bestChoice, choicesBeside, neighboursOf, type SceneChoice } from "./scene-choices.ts";
import type { ShownScene } from "./use-mockup-picture.ts";
import { useSceneChoices } from "./use-scene-choices.ts";

/** Loaded ahead to both sides. */
const STEPS_AHEAD = 2;

export type SceneView = ReturnType<typeof useScene>;

/** Which picture of the product is looked at. On another side of the design it is that side's again. */
export function useScene(side: EditorSide, color: string | undefined) {
	const { t } = useTranslation("create");
	const { props, store } = useEditorTools();
	const { choices, load } = useSceneChoices(props.sides);
	const [chosen, setChosen] = useState<{ readonly on: string; readonly choice: SceneChoice } | null>(null);
	const [turned, setTurned] = useState<number | null>(null);
	const best = useMemo(() => {
		const drawn = sideOf(store.getState().document, side.code);
		return choices && ((drawn && bestChoice(choices, drawn)) ?? choices[0]);
	}, [choices, side.code, store]);
	const choice = chosen?.on === side.code ? chosen.choice : (best ?? undefined);
	const first = useMemo(() => {
		const drawn = choice && sideOf(store.getState().document, choice.side.code);
		return drawn ? bestStep(choice.steps, drawn) : 0;
	}, [choice, store]);
	const step = turned ?? first;
	const shown = useMemo<ShownScene | undefined>(
		() =>
			choice && {
				side: choice.side.code,
				scene: choice.steps[step] ?? choice.scene,
				next: neighboursOf(choice.steps, step, STEPS_AHEAD),
			},
		[choice, step],
	);

	function nameOf({ side, scene, steps }: SceneChoice): string {
		if (steps.length > 0) return t("mockup:view.turn");
		return scene.view ? t(`mockup:view.${scene.view}`) : side.name;
	}

	const view = choice ? nameOf(choice) : "";
	return {
		choices: choicesBeside(choices ?? [], side.code),
		choice,
		nameOf,
		choose: (next: SceneChoice) => setChosen({ on: side.code, choice: next }),
		/** How many of a turntable. */
		steps: choice?.steps.length ?? 0,
		step,
		turn: setTurned,
		shown,
		/** What the picture shows, in words. */
		name: color
			? t("mockup:pictureColored", { product: props.article.name, view, color })
			: t("mockup:picture", { product: props.article.name, view }),
		isMissing: choices === null,
		load,
	};
}
