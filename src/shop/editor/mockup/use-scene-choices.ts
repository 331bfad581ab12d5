import { useCallback, useEffect, useState } from "react";
import type { EditorSide } from "../editor-props.ts";
import { loadSceneChoices, readScene, type SceneChoice } from "./scene-choices.ts";

/** undefined: on their way; null: they can't be had now. */
export function useSceneChoices(sides: readonly EditorSide[]) {
	const [choices, setChoices] = useState<readonly SceneChoice[] | null>();
	const load = useCallback(() => {
		setChoices((known) => known ?? undefined);
		loadSceneChoices(sides, readScene).then(setChoices, () => setChoices((known) => known ?? null));
	}, [sides]);
	useEffect(() => {
		load();
		window.addEventListener("online", load);
		return () => window.removeEventListener("online", load);
	}, [load]);
	return { choices, load };
}
