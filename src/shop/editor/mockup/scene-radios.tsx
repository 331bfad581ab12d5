import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { SwatchChoice } from "#ui/swatch-choice.tsx";
import type { SceneChoice } from "./scene-choices.ts";
import type { SceneView } from "./use-scene.ts";

/** Nothing where there is one picture only. */
export function SceneRadios({ id, view }: { id: string; view: SceneView }) {
	const { t } = useTranslation("create");
	const { choices, choice, nameOf, choose } = view;
	if (choices.length < 2) return null;
	return (
		<ChoiceGroup id={id} legend={t("mockup:views")} flow="row">
			{choices.map((each) => (
				<SwatchChoice
					key={keyOf(each)}
					name={id}
					value={keyOf(each)}
					label={nameOf(each)}
					checked={choice && keyOf(each) === keyOf(choice)}
					onChange={() => choose(each)}
				/>
			))}
		</ChoiceGroup>
	);
}

/** Sides may share a scene, as the months of a calendar do. */
function keyOf({ side, scene }: SceneChoice): string {
	return `${side.code}/${scene.name}`;
}
