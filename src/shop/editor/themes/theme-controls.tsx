import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { colorsInUse } from "#design/themes/colors-in-use.ts";
import { PALETTES } from "#design/themes/palettes.ts";
import { ColorField } from "../color-field.tsx";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { restyle, swapColor } from "../kernels/restyle.ts";
import { spokenColor } from "../kernels/spoken-color.ts";

/** All colours of the design at once, by a palette or one by one. */
export default function ThemeControls() {
	const { t } = useTranslation(["create", "templates"]);
	const { store, shaper, surroundings, announce } = useEditorTools();
	const { document } = useEditorState();
	const used = useMemo(() => colorsInUse(document), [document]);
	const [chosen, setChosen] = useState<string | null>(null);
	const origin = useRef({ document, last: document, color: "", turn: 0 });
	const shown = used.some(({ color }) => color === chosen) ? chosen : null;

	function begin(color: string): void {
		const { document: now } = store.getState();
		origin.current = { document: now, last: now, color, turn: origin.current.turn + 1 };
	}

	function choose(color: string): void {
		begin(color);
		setChosen(color === shown ? null : color);
	}

	/** What was changed otherwise meanwhile is kept. */
	function swap(to: string): void {
		if (shown && store.getState().document !== origin.current.last) begin(shown);
		const { document: from, color, turn } = origin.current;
		swapColor(store, from, color, to.toLowerCase(), `swap:${turn}`);
		origin.current.last = store.getState().document;
		setChosen(to.toLowerCase());
	}

	function apply(index: number): void {
		const palette = PALETTES[index];
		if (!palette) return;
		const name = t(`templates:themes.palette.${palette.name}`);
		const changed = restyle(store, palette, surroundings(), shaper());
		announce(changed ? t("templates:themes.done", { name }) : t("templates:themes.nothing"));
		setChosen(null);
	}

	return (
		<div className="grid gap-4">
			<ul
				className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2"
				aria-label={t("templates:themes.palettes")}
			>
				{PALETTES.map(({ name, grounds, inks, accents }, index) => (
					<li key={name}>
						<button
							type="button"
							onClick={() => apply(index)}
							className="press grid w-full gap-2 rounded-card border border-line-strong p-2 text-start hover:border-ink"
						>
							<Swatches colors={[...grounds, ...inks, ...accents]} />
							<span className="text-14 font-semibold">{t(`templates:themes.palette.${name}`)}</span>
						</button>
					</li>
				))}
			</ul>
			{used.length > 0 && (
				<fieldset className="grid gap-2">
					<legend className="mb-2 font-semibold">{t("templates:themes.swap")}</legend>
					<div className="flex flex-wrap gap-1">
						{used.map(({ color }, index) => {
							const name = `${t(`color.${spokenColor(color)}`)} (${index + 1})`;
							return (
								<button
									key={color}
									type="button"
									aria-pressed={color === shown}
									aria-label={name}
									title={name}
									onClick={() => choose(color)}
									className="press grid size-11 place-items-center rounded-tag border-2 border-transparent aria-pressed:border-accent"
								>
									<span className="size-8 rounded-tag border border-line-strong" style={{ backgroundColor: color }} />
								</button>
							);
						})}
					</div>
				</fieldset>
			)}
			{shown && (
				<ColorField
					label={t("templates:themes.instead", { color: t(`color.${spokenColor(shown)}`) })}
					value={shown}
					onChange={(color) => color && swap(color)}
				/>
			)}
		</div>
	);
}

function Swatches({ colors }: { colors: readonly string[] }) {
	return (
		<span className="flex h-8 overflow-hidden rounded-tag border border-line" aria-hidden="true">
			{colors.map((color) => (
				<span key={color} className="grow" style={{ backgroundColor: color }} />
			))}
		</span>
	);
}
