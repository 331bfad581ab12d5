import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Point } from "#design/geometry/matrix.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { classNames } from "#ui/class-names.ts";
import { BackgroundControls } from "./background/background-controls.tsx";
import type { EditorSide } from "./editor-props.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { ElementControls } from "./element-controls.tsx";
import { FoldNote } from "./fold-lines.tsx";
import type { HandOverProps } from "./hand-over.tsx";
import { IconButton } from "./icon-button.tsx";
import { isPlaced } from "./kernels/boxes.ts";
import { elementOf } from "./kernels/commands.ts";
import { selectedOnes } from "./kernels/selection.ts";
import { LayerList } from "./layer-list.tsx";
import { OrderOptions, type OrderOptionsProps } from "./order-options.tsx";
import { ProofSection } from "./proof/proof-section.tsx";
import { useProofIsOn } from "./proof/shown-proof.ts";
import { SeveralControls } from "./several-controls.tsx";
import { ShapeChoice } from "./shape/shape-choice.tsx";
import { VersionList } from "./version-list.tsx";
import { WarningList } from "./warning-list.tsx";

const HandOver = lazy(() => import("./hand-over.tsx"));
const ClipArtChoice = lazy(() => import("./clip-art/clip-art-choice.tsx"));
const ThemeControls = lazy(() => import("./themes/theme-controls.tsx"));

export type PanelName =
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
type PanelProps = {
	panel: PanelName | null;
	onClose: () => void;
	/** Keys for the layer list. */
	onKeyDown: (event: KeyboardEvent) => void;
	onMenu: (at: Point) => void;
	side: EditorSide;
	warnings: readonly Warning[];
	order: OrderOptionsProps;
	handOver: HandOverProps;
	surroundings: Surroundings;
};

/** A column on wide screens; on small ones a sheet below the stage, which becomes smaller for it: what is changed stays in sight. */
export function Panel({
	panel,
	onClose,
	onKeyDown,
	onMenu,
	side,
	warnings,
	order,
	surroundings,
	handOver,
}: PanelProps) {
	const { t } = useTranslation("create");
	const { document, selection } = useEditorState();
	const { proof, store } = useEditorTools();
	const isProofed = useProofIsOn(proof);
	const aside = useRef<HTMLElement>(null);
	const opener = useRef<Element | null>(null);
	const element = elementOf(document, side.code, selection.element);
	const units = selectedOnes(document, selection);
	const several = selection.many || element?.kind === "group" ? units : [];
	const open = panel === "element" && !element && several.length === 0 ? null : panel;

	useEffect(() => {
		if (!open) return;
		const section = aside.current?.querySelector(`[data-section="${open}"]`);
		const { activeElement } = window.document;
		const asksAlready = section?.contains(activeElement) === true;
		opener.current = asksAlready ? null : activeElement;
		if (asksAlready) return;
		if (aside.current) aside.current.scrollTop = 0;
		section?.querySelector("h2")?.focus({ preventScroll: true });
	}, [open]);

	function close(): void {
		onClose();
		if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
	}

	function onEscape(event: KeyboardEvent): void {
		if (event.key !== "Escape" || !open || event.defaultPrevented) return;
		event.stopPropagation();
		close();
	}

	function section(name: PanelName, title: string, wide: boolean, children: ReactNode) {
		return (
			<section
				key={name}
				data-section={name}
				aria-label={title}
				className={classNames(
					"grid-cols-1 gap-4 border-line p-4 lg:border-b lg:p-5",
					open === name ? "grid" : "hidden",
					wide ? "lg:grid" : open === name ? "lg:grid" : "lg:hidden",
				)}
			>
				<div className="flex min-h-11 items-center justify-between gap-4 lg:min-h-0">
					<h2 tabIndex={-1} className="text-18">
						{title}
					</h2>
					<IconButton
						icon={IconX}
						name={t("panel.close")}
						onClick={close}
						className={classNames(wide && "lg:hidden")}
					/>
				</div>
				{children}
			</section>
		);
	}

	return (
		<aside
			ref={aside}
			aria-label={t("panel.name")}
			onKeyDown={onEscape}
			className={classNames(
				"relative z-20 order-1 max-h-[58%] overflow-y-auto overscroll-contain border-t border-line bg-paper shadow-card",
				"lg:static lg:order-none lg:block lg:max-h-none lg:w-80 lg:max-w-[30%] lg:shrink-0 lg:border-s lg:border-t-0 lg:bg-field lg:shadow-none",
				!open && "hidden",
			)}
		>
			{(open === "proof" || isProofed) &&
				section("proof", t("soft-proof:name"), false, <ProofSection side={side} onElement={store.select} />)}
			{open === "themes" &&
				section(
					"themes",
					t("templates:themes.name"),
					false,
					<Suspense>
						<ThemeControls surroundings={surroundings} />
					</Suspense>,
				)}
			{section("shapes", t("panel.shapes"), false, <ShapeChoice onDone={onClose} />)}
			{open === "clip-art" &&
				section(
					"clip-art",
					t("clip-art:choose"),
					false,
					<Suspense>
						<ClipArtChoice onDone={onClose} />
					</Suspense>,
				)}
			{open === "handover" &&
				section(
					"handover",
					t("handover:title"),
					false,
					<Suspense>
						<HandOver {...handOver} />
					</Suspense>,
				)}
			{open === "versions" &&
				section("versions", t("panel.versions"), false, <VersionList projectId={handOver.projectId} />)}
			{several.length > 0 &&
				section(
					"element",
					several.length > 1 ? t("many.name", { count: several.length }) : t("panel.group"),
					true,
					<SeveralControls units={several} />,
				)}
			{isPlaced(element)
				? section(
						"element",
						t(`panel.${element.kind}`),
						true,
						<ElementControls element={element} warnings={warnings} />,
					)
				: several.length === 0 && section("background", t("panel.background"), true, <BackgroundControls />)}
			{isPlaced(element) && open === "background"
				? section("background", t("panel.background"), false, <BackgroundControls />)
				: null}
			{warnings.length > 0
				? section("warnings", t("panel.warnings"), true, <WarningList warnings={warnings} onShown={onClose} />)
				: null}
			{section(
				"layers",
				t("panel.layers"),
				true,
				<>
					<LayerList onKeyDown={onKeyDown} onMenu={onMenu} />
					<FoldNote side={side} />
				</>,
			)}
			{section("order", t("panel.order"), true, <OrderOptions {...order} />)}
		</aside>
	);
}
