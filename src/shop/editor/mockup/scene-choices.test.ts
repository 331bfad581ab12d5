import { expect, test } from "vitest";
import type { DesignElement, DesignSide } from "#design/document.ts";
import { chooseScene, readMockupScene } from "#painters/mockup/mockup.server.ts";
import { bestStep } from "#painters/mockup/most-seen.ts";
import type { EditorSide } from "../editor-props.ts";
import { bestChoice, choicesBeside, loadSceneChoices, neighboursOf } from "./scene-choices.ts";

const side: EditorSide = {
	...{ code: "wrap", width: 226, height: 78, bleed: 2, safe: 4 },
	...{ name: "All round", minimumDpi: 200, technique: "sublimation", folds: [], panels: [], scene: "mug" },
};
const choices = await loadSceneChoices([side], readMockupScene);

/** One heart, its middle at so much of the side's width. */
function withHeartAt(part: number): DesignSide {
	const place = { id: "heart", x: 226 * part - 10, y: 20, width: 20, height: 20, rotation: 0, opacity: 1 };
	const fill = { type: "solid", color: "#b4431f" } as const;
	return { ...side, elements: [{ ...place, kind: "shape", form: "heart", fill, stroke: null, cornerRadius: 0 }] };
}

test("the picture in use can be chosen, and is never the first that is shown", async () => {
	const read = async (name: string) =>
		name === "mug"
			? { ...(await readMockupScene("mug")), inUse: "desk" }
			: name === "desk"
				? { ...(await readMockupScene("mug")), name: "desk", view: "in-use" as const, shows: [0, 1] as const }
				: readMockupScene(name);
	const all = await loadSceneChoices([side], read);
	expect(all.map(({ scene }) => scene.name)).toEqual(["mug", "mug-middle", "desk", "mug-turn"]);
	const outOfSight = withHeartAt(0.2);
	expect(bestChoice(all, outOfSight)?.scene.name).toBe(bestChoice(choices, outOfSight)?.scene.name);
});

test("a mug is seen from two sides, on a desk and all round", () => {
	expect(choices.map(({ scene, steps }) => [scene.name, steps.length])).toEqual([
		["mug", 0],
		["mug-middle", 0],
		["mug-desk", 0],
		["mug-turn", 24],
	]);
});

test("the view begins where the design is, the turntable too", () => {
	expect(bestChoice(choices, withHeartAt(0.4))?.scene.name).toBe("mug-middle");
	expect(bestChoice(choices, withHeartAt(0.9))?.scene.name).toBe("mug");
	const steps = choices.at(-1)?.steps ?? [];
	for (const part of [0.1, 0.5, 0.9]) {
		const [from, to] = steps[bestStep(steps, withHeartAt(part))]?.shows ?? [];
		expect(from, `${part}`).toBeLessThan(part - 0.04);
		expect(to, `${part}`).toBeGreaterThan(part + 0.04);
	}
});

test("the nearest steps come first, once round", () => {
	expect(neighboursOf(["a", "b", "c", "d", "e", "f"], 0, 2)).toEqual(["b", "f", "c", "e"]);
	expect(neighboursOf([], 0, 2)).toEqual([]);
});

test("of a calendar's many pictures those of the month at hand are offered", async () => {
	const sides = Array.from({ length: 12 }, (_, month) => ({ ...side, code: `month-${month}`, scene: "wall-calendar" }));
	const all = await loadSceneChoices(sides, readMockupScene);
	const offered = choicesBeside(all, "month-3");
	expect(offered.length).toBeGreaterThan(1);
	expect(new Set(offered.map((choice) => choice.side.code))).toEqual(new Set(["month-3"]));
	expect(choicesBeside(choices, "another")).toEqual(choices);
});

test("what no still of a mug shows is seen in cart and editor from where the mug is turned to it", async () => {
	for (const [part, name] of [
		[0.15, /^mug-turn\//],
		[0.5, /^mug-middle$/],
		[0.8, /^mug$/],
	] as const) {
		const drawn = withHeartAt(part);
		const shown = await chooseScene("mug", drawn);
		expect(shown.name).toMatch(name);
		const [from, to] = shown.shows ?? [0, 1];
		expect(Math.abs((part - from) / (to - from) - 0.5)).toBeLessThan(0.3);
		expect(bestChoice(choices, drawn)?.scene.name).toBe(shown.name.split("/")[0]);
	}
	const [small] = withHeartAt(0.8).elements;
	const larger = { ...withHeartAt(0.15).elements[0], width: 24, height: 24 } as DesignElement;
	expect((await chooseScene("mug", { ...side, elements: [small!, larger] })).name).toBe("mug");
});
