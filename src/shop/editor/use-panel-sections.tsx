import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Point } from "#design/geometry/matrix.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { BackgroundControls } from "./background/background-controls.tsx";
import type { EditorSide } from "./editor-props.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { ElementControls } from "./element-controls.tsx";
import { FoldNote } from "./fold-lines.tsx";
import type { HandOverProps } from "./hand-over.tsx";
import { isPlaced } from "./kernels/boxes.ts";
import { elementOf } from "./kernels/commands.ts";
import { selectedOnes } from "./kernels/selection.ts";
import { LayerList } from "./layer-list.tsx";
import { lazyPart } from "./lazy-part.tsx";
import { OrderOptions, type OrderOptionsProps } from "./order-options.tsx";
import { ProofSection } from "./proof/proof-section.tsx";
import { useProofIsOn } from "./proof/shown-proof.ts";
import { SeveralControls } from "./several-controls.tsx";
import { ShapeChoice } from "./shape/shape-choice.tsx";
import { WarningList } from "./warning-list.tsx";

const VersionList = lazyPart(() => import("./versions/version-list.tsx"));
const HandOver = lazyPart(() => import("./hand-over.tsx"));
const ClipArtChoice = lazyPart(() => import("./clip-art/clip-art-choice.tsx"));
const ThemeControls = lazyPart(() => import("./themes/theme-controls.tsx"));

export type SectionName =
	| "element"
	| "background"
	| "shapes"
	| "clip-art"
	| "layers"
	| "order"
	| "warnings"
	| "versions"
	| "proof"
	| "handover"
	| "themes";

export type PanelContent = {
	onClose: () => void;
	/** Keys for the layer list. */
	onKeyDown: (event: KeyboardEvent) => void;
	onMenu: (at: Point) => void;
	side: EditorSide;
	warnings: readonly Warning[];
	order: OrderOptionsProps;
	handOver: HandOverProps;
};

/** `wide`: always in the column of wide screens; the others come when they are asked for. */
type Section = { name: SectionName; title: string; wide?: boolean; content: ReactNode };

/** What the panel has now, from the top to the bottom of the column. `open` is null where what was asked for is not there. */
export function usePanelSections(
	panel: SectionName | null,
	{ onClose, onKeyDown, onMenu, side, warnings, order, handOver }: PanelContent,
): { open: SectionName | null; sections: readonly Section[] } {
	const { t } = useTranslation("create");
	const { document, selection } = useEditorState();
	const { proof, store } = useEditorTools();
	const isProofed = useProofIsOn(proof);
	const element = elementOf(document, side.code, selection.element);
	const several = selection.many || element?.kind === "group" ? selectedOnes(document, selection) : [];
	const one = isPlaced(element) ? element : null;
	const isGround = !one && several.length === 0;

	const sections: readonly (Section | false | null)[] = [
		(panel === "proof" || isProofed) && {
			name: "proof",
			title: t("soft-proof:name"),
			content: <ProofSection side={side} onElement={store.select} />,
		},
		panel === "themes" && {
			name: "themes",
			title: t("templates:themes.name"),
			content: <ThemeControls />,
		},
		{ name: "shapes", title: t("panel.shapes"), content: <ShapeChoice onDone={onClose} /> },
		panel === "clip-art" && {
			name: "clip-art",
			title: t("clip-art:choose"),
			content: <ClipArtChoice onDone={onClose} />,
		},
		panel === "handover" && { name: "handover", title: t("handover:title"), content: <HandOver {...handOver} /> },
		panel === "versions" && {
			name: "versions",
			title: t("panel.versions"),
			content: <VersionList {...handOver} />,
		},
		several.length > 0 && {
			name: "element",
			title: several.length > 1 ? t("many.name", { count: several.length }) : t("panel.group"),
			wide: true,
			content: <SeveralControls units={several} onMenu={onMenu} />,
		},
		one && {
			name: "element",
			title: t(`panel.${one.kind}`),
			wide: true,
			content: <ElementControls element={one} warnings={warnings} onMenu={onMenu} />,
		},
		(isGround || (one && panel === "background")) && {
			name: "background",
			title: t("panel.background"),
			wide: isGround,
			content: <BackgroundControls />,
		},
		warnings.length > 0 && {
			name: "warnings",
			title: t("panel.warnings"),
			wide: true,
			content: <WarningList warnings={warnings} onShown={onClose} />,
		},
		{
			name: "layers",
			title: t("panel.layers"),
			wide: true,
			content: (
				<>
					<LayerList onKeyDown={onKeyDown} onMenu={onMenu} />
					<FoldNote side={side} />
				</>
			),
		},
		{ name: "order", title: t("panel.order"), wide: true, content: <OrderOptions {...order} /> },
	];
	const there = sections.filter((section) => !!section);
	return { open: there.some(({ name }) => name === panel) ? panel : null, sections: there };
}
