import { useTranslation } from "react-i18next";
import type { DesignSide } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { EditorSide } from "../editor-props.ts";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { FoldNote } from "../fold-lines.tsx";
import { byPanel, emptyPanels, type PanelElements } from "../kernels/by-panel.ts";
import { sideOf } from "../kernels/commands.ts";
import { inReadingOrder } from "../kernels/reading-order.ts";
import { useWarningText } from "../use-warning-text.ts";
import { ShapeNote } from "./shape-note.tsx";
import { useDescription } from "./use-description.ts";

/** Of more on a side, or on a part of it, their number and colours come first. */
const MOST_SHAPES = 6;

/** What will be printed, in words: for who can't see the picture, and for a last look. */
export function SpokenProof({ warnings }: { warnings: readonly Warning[] }) {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const { document } = useEditorState();
	return (
		<section aria-labelledby="spoken-proof" className="grid grid-cols-1 gap-4 rounded-card bg-surface p-4">
			<h3 id="spoken-proof" className="text-22">
				{t("proof.name")}
			</h3>
			{props.sides.map((side) => (
				<SideInWords
					key={side.code}
					side={side}
					drawn={sideOf(document, side.code)}
					grave={warnings.filter(({ sideCode, severity }) => sideCode === side.code && severity === "red")}
				/>
			))}
		</section>
	);
}

/** What is not printed as it is told, or can't be made out there. */
type Grave = { readonly grave: readonly Warning[] };

function SideInWords({ side, drawn, grave }: Grave & { side: EditorSide; drawn: DesignSide | undefined }) {
	const { t } = useTranslation("create");
	const elements = inReadingOrder(flatElements(drawn?.elements ?? []));
	const isBlank = elements.length === 0;
	return (
		<div className="grid gap-2">
			<p className="font-semibold">{t("proof.side", { side: side.name, width: side.width, height: side.height })}</p>
			<ShapeNote side={side} />
			<FoldNote side={side} />
			{isBlank && <p>{t("proof.blank")}</p>}
			{byPanel(elements, side).map((part) => (
				<PartInWords key={part.panels[0]?.left ?? "several"} part={part} side={side} grave={grave} />
			))}
			{!isBlank &&
				emptyPanels(elements, side).map(({ left, name }) => <p key={left}>{t("proof.emptyPart", { part: name })}</p>)}
		</div>
	);
}

/** Places are told within it, where it has a name. */
function PartInWords({ part, side, grave }: Grave & { part: PanelElements; side: EditorSide }) {
	const { t } = useTranslation(["create", "templates"]);
	const { describe, colorsOf } = useDescription(side);
	const wordsFor = useWarningText();
	const { elements } = part;
	const [panel] = part.panels;
	const shapes = elements.filter(({ kind }) => kind === "shape");
	const together = shapes.length > MOST_SHAPES;
	const told = together ? elements.filter(({ kind }) => kind !== "shape") : elements;
	const inWords = (list: typeof elements, name?: string) => (
		<ul aria-label={name} className="grid list-disc gap-2 ps-5 wrap-anywhere">
			{list.map((element) => (
				<li key={element.id}>
					{describe(element, panel)}
					{grave.filter(({ elementId }) => elementId === element.id).map((warning) => ` ${wordsFor(warning)}`)}
				</li>
			))}
		</ul>
	);
	return (
		<>
			{panel && <p className="text-ink-soft">{panel.name}</p>}
			{told.length > 0 && inWords(told, panel?.name)}
			{together && (
				<details>
					<summary className="min-h-11 cursor-pointer content-center">
						{t("templates:look.decoration", { number: shapes.length, colors: colorsOf(shapes) })}
					</summary>
					{inWords(shapes)}
				</details>
			)}
		</>
	);
}
