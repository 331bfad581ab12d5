import type { DesignSide } from "#design/document.ts";
import { chooseView } from "#painters/mockup/choose-view.ts";
import type { MockupScene } from "#painters/mockup/mockup-scene.ts";
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

/** The still picture of the side that shows most of what is on it. */
export function bestChoice(choices: readonly SceneChoice[], side: DesignSide): SceneChoice | undefined {
	const still = choices.filter(
		(choice) => choice.side.code === side.code && choice.steps.length === 0 && choice.scene.view !== "in-use",
	);
	const best = chooseView(
		side,
		still.map(({ scene }) => viewOf(scene)),
	);
	return still.find(({ scene }) => scene.name === best) ?? still[0];
}

/** The one that has most of the design in its middle third. */
export function bestStep(steps: readonly MockupScene[], side: DesignSide): number {
	const middles = steps.map(({ name, shows: [from, to] = [0, 1] }) => {
		const third = (to - from) / 3;
		return { name, shows: [from + third, to - third] as const };
	});
	const best = chooseView(side, middles);
	return Math.max(
		0,
		steps.findIndex(({ name }) => name === best),
	);
}

/** From the nearest to the farthest, once round. */
export function neighboursOf<Step>(steps: readonly Step[], step: number, reach: number): readonly Step[] {
	return Array.from({ length: Math.min(reach * 2, Math.max(0, steps.length - 1)) }, (_, index) => {
		const off = (index % 2 ? -1 : 1) * (1 + (index >> 1));
		return steps[(step + off + steps.length) % steps.length]!;
	});
}

function stepsOf(scene: MockupScene): readonly MockupScene[] {
	const { steps = 0, shows: [from, to] = [0, 1] } = scene;
	const around = scene.around ?? 1;
	return Array.from({ length: steps }, (_, step) => {
		const shift = (step * around) / steps;
		const middle = (from + to) / 2 - shift;
		const turned = middle < (1 - around) / 2 ? around - shift : -shift;
		return { ...scene, name: `${scene.name}/${String(step).padStart(2, "0")}`, shows: [from + turned, to + turned] };
	});
}

function viewOf({ name, shows = [0, 1] }: MockupScene) {
	return { name, shows };
}
