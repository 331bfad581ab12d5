import type { DesignSide } from "#design/document.ts";
import { chooseView, shownIn, type View } from "#painters/mockup/choose-view.ts";
import type { MockupScene } from "#painters/mockup/mockup-scene.ts";

/** Stills are larger, and alike from product to product. */
const FAR_MORE = 2;

/** The picture that shows best what is on the side; of a turntable only where it shows far more than all stills. */
export function mostSeen(
	first: MockupScene,
	others: readonly MockupScene[],
	turntable: MockupScene | undefined,
	side: DesignSide,
): MockupScene {
	const stills = [first, ...others];
	const best = chooseView(side, stills.map(viewOf));
	const still = stills.find(({ name }) => name === best) ?? first;
	const steps = turntable ? stepsOf(turntable) : [];
	const [shown, ...turned] = [still, ...steps].map((scene) => shownIn(side, viewOf(scene).shows));
	const isEnough = Math.max(0, ...turned) <= (shown ?? 0) * FAR_MORE;
	return isEnough ? still : (steps[bestStep(steps, side)] ?? still);
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

export function stepsOf(scene: MockupScene): readonly MockupScene[] {
	const { steps = 0, shows: [from, to] = [0, 1] } = scene;
	const around = scene.around ?? 1;
	return Array.from({ length: steps }, (_, step) => {
		const shift = (step * around) / steps;
		const middle = (from + to) / 2 - shift;
		const turned = middle < (1 - around) / 2 ? around - shift : -shift;
		return { ...scene, name: `${scene.name}/${String(step).padStart(2, "0")}`, shows: [from + turned, to + turned] };
	});
}

export function viewOf({ name, shows = [0, 1] }: MockupScene): View {
	return { name, shows };
}
