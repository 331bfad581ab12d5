import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Paint } from "#design/display-list.ts";
import { flatSide } from "#design/elements/group/flat-elements.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { ColorField } from "../color-field.tsx";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { sideOf } from "../kernels/commands.ts";
import { type BackgroundChange, changeBackground, currentSide } from "../kernels/editing.ts";
import { isGroundCovered } from "../kernels/lies-over.ts";
import { may } from "../kernels/rights.ts";
import { LockChoice } from "../locks/lock-choice.tsx";
import { LockNote } from "../locks/lock-note.tsx";
import { GRADIENTS, linearGradient } from "./gradient.ts";
import { GradientControls } from "./gradient-controls.tsx";
import { PatternControls } from "./pattern-controls.tsx";

export function BackgroundControls() {
	const { t } = useTranslation("create");
	const { store, newId, announce, shaper, surroundings } = useEditorTools();
	const { document, selection } = useEditorState();
	const side = sideOf(document, selection.side);
	const found = side?.elements.find(({ kind }) => kind === "background");
	const background = found?.kind === "background" ? found : null;
	const fill = background?.fill;

	const { tonesOf } = surroundings();
	const isCovered = useMemo(
		() => !!side && isGroundCovered(flatSide(side), shaper(), tonesOf),
		[side, shaper, tonesOf],
	);

	/** What is dragged is one step, and told once. */
	function change(next: BackgroundChange | null, tag?: string): void {
		const before = store.steps().done.length;
		changeBackground(store, next, newId(), tag);
		if (isCovered && next && store.steps().done.length > before) announce(t("background.covered"));
	}

	function paint(fill: Paint, tag?: string): void {
		change({ fill }, tag);
	}

	function begin(): void {
		const [first] = GRADIENTS;
		if (first) paint(linearGradient(first.colors, first.angle, sideArea(currentSide(store), "bleed")));
	}

	if (background && !may(document, background, "style")) return <LockNote element={background} />;
	return (
		<div className="grid gap-4">
			{isCovered && <p className="text-14 text-ink-soft">{t("background.covered")}</p>}
			<div className="flex rounded-control border border-line-strong bg-field p-0.5 text-14">
				<Choice
					name={t("background.plain")}
					pressed={fill?.type !== "linear"}
					onChoose={() => fill?.type === "linear" && change(null)}
				/>
				<Choice
					name={t("background.gradient")}
					pressed={fill?.type === "linear"}
					onChoose={() => fill?.type !== "linear" && begin()}
				/>
			</div>
			{fill?.type === "linear" && side ? (
				<GradientControls paint={fill} area={sideArea(side, "bleed")} onChange={paint} />
			) : (
				<ColorField
					label={t("background.color")}
					value={fill?.type === "solid" ? fill.color : null}
					optional
					onChange={(color, dragging) =>
						color === null ? change(null) : paint({ type: "solid", color }, dragging ? "background" : undefined)
					}
				/>
			)}
			<PatternControls pattern={background?.pattern} onChange={(pattern, tag) => change({ pattern }, tag)} />
			{background && <LockChoice elements={[background]} />}
		</div>
	);
}

function Choice({ name, pressed, onChoose }: { name: string; pressed: boolean; onChoose: () => void }) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			onClick={onChoose}
			className="press min-h-11 grow basis-0 rounded-control px-2 font-semibold hover:bg-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
		>
			{name}
		</button>
	);
}
