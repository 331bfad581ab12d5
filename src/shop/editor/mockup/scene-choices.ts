import type { DesignSide } from "#design/document.ts";
import type { MockupScene } from "#painters/mockup/mockup-scene.ts";
import { mostSeen, stepsOf } from "#painters/mockup/most-seen.ts";
import type { EditorSide } from "../editor-props.ts";

/** More than these are a list that nobody reads. */
const MOST_AT_ONCE = 6;

/** A picture of the product that can be chosen; `steps` of a turntable, of which each is a scene. */
export type SceneChoice = {
	readonly side: EditorSide;
	readonly scene: MockupScene;
	readonly steps: readonly MockupScene[];
};

/** Every scene of every side, the turntables after the pictures. */
export async function loadSceneChoices(
	sides: readonly EditorSide[],
	read: (name: string) => Promise<MockupScene>,
): Promise<readonly SceneChoice[]> {
	const ofSides = sides.map(async (side): Promise<readonly SceneChoice[]> => {
		if (!side.scene) return [];
		const first = await read(side.scene);
		const names = [...(first.otherViews ?? []), first.inUse, first.turntable].filter((name) => name !== undefined);
		const scenes = [first, ...(await Promise.all(names.map(read)))];
		return scenes.map((scene) => ({ side, scene, steps: stepsOf(scene) }));
	});
	return (await Promise.all(ofSides)).flat();
}

/** What is offered while a side is worked on: all pictures, or where they are many, those of this side. */
export function choicesBeside(choices: readonly SceneChoice[], code: string): readonly SceneChoice[] {
	return choices.length > MOST_AT_ONCE ? choices.filter(({ side }) => side.code === code) : choices;
}

export async function readScene(name: string): Promise<MockupScene> {
	const response = await fetch(`/mockups/${name}/scene.json`);
	if (!response.ok) throw new Error(`Scene ${name} answered ${response.status}`);
	return response.json();
}

/** The picture of the side that shows most of what is on it, a still one if it can be. */
export function bestChoice(choices: readonly SceneChoice[], side: DesignSide): SceneChoice | undefined {
	const own = choices.filter((choice) => choice.side.code === side.code && choice.scene.view !== "in-use");
	const [first, ...others] = own.filter(({ steps }) => steps.length === 0);
	const turntable = own.find(({ steps }) => steps.length > 0);
	if (!first) return undefined;
	const stills = others.map(({ scene }) => scene);
	const { name } = mostSeen(first.scene, stills, turntable?.scene, side);
	return own.find(({ scene, steps }) => scene.name === name || steps.some((step) => step.name === name));
}

/** From the nearest to the farthest, once round. */
export function neighboursOf<Step>(steps: readonly Step[], step: number, reach: number): readonly Step[] {
	return Array.from({ length: Math.min(reach * 2, Math.max(0, steps.length - 1)) }, (_, index) => {
		const off = (index % 2 ? -1 : 1) * (1 + (index >> 1));
		return steps[(step + off + steps.length) % steps.length]!;
	});
}
