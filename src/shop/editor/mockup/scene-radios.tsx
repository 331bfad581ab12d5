import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "#ui/choice-group.tsx";
import { SwatchChoice } from "#ui/swatch-choice.tsx";
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
					key={each.scene.name}
					name={id}
					value={each.scene.name}
					label={nameOf(each)}
					checked={each.scene.name === choice?.scene.name}
					onChange={() => choose(each)}
				/>
			))}
		</ChoiceGroup>
	);
}
