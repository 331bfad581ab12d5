import {
	type DragEvent,
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useImperativeHandle,
	useRef,
	useState,
} from "react";
import { useTranslation } from "react-i18next";
import type { DesignElement, PhotoElement, SideFormat } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { classNames } from "#ui/class-names.ts";
import { ByPointer } from "./by-pointer.tsx";
import { CollectingBar } from "./collecting-bar.tsx";
import { CropGhost } from "./crop-ghost.tsx";
import { isTypedIn } from "./dom/is-filling-in.ts";
import { isLeft } from "./dom/is-left.ts";
import { listenToWheel } from "./dom/wheel.ts";
import { DropOutline } from "./drop-outline.tsx";
import type { EditorSide } from "./editor-props.ts";
import { useEditorTools, useLiveState } from "./editor-tools.ts";
import { FoldNames } from "./fold-lines.tsx";
import { isPlaced, sticksOut } from "./kernels/boxes.ts";
import { elementOf } from "./kernels/commands.ts";
import { currentSide } from "./kernels/editing.ts";
import type { EditorState } from "./kernels/editor-store.ts";
import { boundsOfAll } from "./kernels/frame.ts";
import { selectForMenu } from "./kernels/hit-test.ts";
import { selectedPlaced } from "./kernels/selection.ts";
import type { TextTarget } from "./kernels/session-host.ts";
import { chosenPlaced } from "./kernels/several-editing.ts";
import { seenOf, toPage, toStage, viewOn } from "./kernels/view.ts";
import { turnWheel } from "./kernels/wheel.ts";
import { LetterMarks } from "./letter-marks.tsx";
import { OverhangView } from "./overhang-view.tsx";
import { PageView } from "./page-view.tsx";
import { PhotoBar } from "./photo/photo-bar.tsx";
import { frameAt, photoUnderDrop } from "./photo-under-drop.ts";
import { SelectionOverlay } from "./selection-overlay.tsx";
import { TextHost } from "./text-host.tsx";
import { useChosenInSight } from "./use-chosen-in-sight.ts";
import { usePointerSession } from "./use-pointer-session.ts";
import { useStageView } from "./use-stage-view.ts";
import { WarningBadges } from "./warning-badges.tsx";

export type StageHandle = {
	abort(): boolean;
	zoom(factor: number): void;
	fit(): void;
	/** The selection as large as can be, or the whole page. */
	zoomTo(): void;
	focus(): void;
	/** Where a menu for the selection stands, in the window. */
	menuPlace(): Point;
};

/** In pixels around the pointer. */
const SLOP = 6;

type StageProps = {
	side: EditorSide;
	shaper: TextShaper;
	surround: string | null;
	warnings: readonly Warning[];
	handle: RefObject<StageHandle | null>;
	onKeyDown: (event: KeyboardEvent) => void;
	/** `frame`: the one that waits where they were dropped. */
	onDropped: (dropped: DataTransfer, frame: string | null, at: Point) => void;
	onMenu: (at: Point) => void;
	/** Small screens have a sheet below it: the page is small then, and nothing lies over it. */
	sheet: boolean;
	/** What stands below, or over its corner. */
	children: (zoom: number) => ReactNode;
};

/** The design on its page. For screen readers the layer list is its twin; the drawing itself is hidden from them. */
export function Stage({
	side,
	shaper,
	surround,
	warnings,
	handle,
	onKeyDown,
	onDropped,
	onMenu,
	sheet,
	children,
}: StageProps) {
	const { t } = useTranslation("create");
	const tools = useEditorTools();
	const { store, sight } = tools;
	const { document, selection, mode, collecting } = useLiveState();
	const stage = useRef<HTMLDivElement>(null);
	const layer = useRef<HTMLDivElement>(null);
	const overlay = useRef<SVGSVGElement>(null);
	const status = useRef<HTMLParagraphElement>(null);
	const textTarget = useRef<TextTarget | null>(null);
	const drawOutline = useRef(() => {});
	const view = useStageView(stage, layer, side, () => drawOutline.current());
	const session = usePointerSession({ stage, layer, overlay, status, textTarget, view, shaper });
	drawOutline.current = session.outline;
	const selected = elementOf(document, side.code, selection.element);
	const cropped = session.live?.kind === "photo" ? session.live : selected;
	const overhanging =
		selection.many || selected?.kind === "group"
			? selectedPlaced(document, selection).filter((element) => sticksOut(element, side))
			: overhangOf(session.live ?? selected, side, mode);
	const [underDrag, setUnderDrag] = useState<PhotoElement | null>(null);
	const latestView = useRef(view);
	latestView.current = view;
	const { chosenByHand, follow } = useChosenInSight({ view, side, shaper, isMoving: session.isMoving });
	session.onHand.current = chosenByHand;

	useImperativeHandle(handle, () => ({
		abort: session.abort,
		zoom: (factor) => view.zoom(factor),
		fit: () => view.fit(),
		zoomTo() {
			const elements = chosenPlaced(store);
			if (elements.length === 0) view.fit();
			else view.show(viewOn(boundsOfAll(elements), view.size, view.size.width < 600 ? 32 : 96, view.fitted), true);
		},
		menuPlace() {
			const elements = chosenPlaced(store);
			const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
			if (elements.length === 0) return [left + view.size.width / 2, top + view.size.height / 2];
			const bounds = boundsOfAll(elements);
			const [x, y] = toStage(view.live(), [bounds.right, bounds.top]);
			return [left + clamp(x, view.size.width), top + clamp(y, view.size.height)];
		},
		focus: () => stage.current?.focus({ preventScroll: true }),
	}));

	useEffect(() => {
		sight.current = {
			follow,
			seen() {
				const { live, size } = latestView.current;
				return { left: toPage(live(), [0, 0])[0], right: toPage(live(), [size.width, 0])[0] };
			},
		};
		return () => {
			sight.current = null;
		};
	}, [sight, follow]);

	useEffect(() => {
		if (!stage.current) return;
		return listenToWheel(stage.current, (turned) => {
			const { live, fitted, size, show } = latestView.current;
			const next = turnWheel(store, turned, { view: live(), fitted, stage: size, side: currentSide(store) });
			if (!next) return;
			show(next, true);
			chosenByHand();
		});
	}, [store, chosenByHand]);

	function pointAt({ currentTarget, clientX, clientY }: MouseEvent): Point {
		const { left, top } = currentTarget.getBoundingClientRect();
		return toPage(view.live(), [clientX - left, clientY - top]);
	}

	return (
		<>
			{/* biome-ignore lint/a11y/useSemanticElements: a group of drawn things, not of form fields */}
			<div
				ref={stage}
				role="group"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: keys work on the design while the stage has the focus
				tabIndex={0}
				aria-label={t("stage.name", { side: side.name })}
				aria-describedby="stage-keys"
				className={classNames(
					"group/stage relative flex-1 touch-none overflow-hidden bg-editor-surround outline-none select-none",
					sheet ? "min-h-[26dvh] lg:min-h-0" : "min-h-0",
				)}
				style={surround ? { backgroundColor: surround } : undefined}
				onKeyDown={onKeyDown}
				onContextMenu={(event) => {
					if (mode === "text") return;
					event.preventDefault();
					const { pointerType, button } = event.nativeEvent as PointerEvent;
					if (pointerType === "touch" || (button !== 2 && !event.ctrlKey)) return;
					selectForMenu(store, pointAt(event), SLOP / view.live().scale);
					chosenByHand();
					onMenu([event.clientX, event.clientY]);
				}}
				onDragOver={(event) => {
					if (!isForDesign(event)) return;
					event.preventDefault();
					const { types, items } = event.dataTransfer;
					const count = Math.max(1, items.length);
					setUnderDrag(types.includes("Files") ? photoUnderDrop(tools, pointAt(event), count) : null);
				}}
				onDragLeave={(event) => isLeft(event) && setUnderDrag(null)}
				onDrop={(event) => {
					setUnderDrag(null);
					if (!isForDesign(event)) return;
					event.preventDefault();
					const point = pointAt(event);
					store.touch(side.code, { left: point[0], right: point[0] });
					onDropped(event.dataTransfer, frameAt(tools, point), point);
				}}
			>
				<p id="stage-keys" className="sr-only">
					<ByPointer fine={t("stage.keys")} coarse={t("stage.touch")} />
				</p>
				{view.size.width > 0 && (
					<>
						<div ref={layer} className="absolute top-0 left-0 origin-top-left will-change-transform">
							{overhanging.map((element) => (
								<OverhangView
									key={element.id}
									element={element}
									format={side}
									shaper={shaper}
									scale={view.view.scale}
								/>
							))}
							<PageView
								format={side}
								elements={currentElements(document, side.code)}
								live={session.live}
								shaper={shaper}
								scale={view.view.scale}
								cloth={surround}
							/>
							<FoldNames side={side} seen={seenOf(side, view.view, view.size)} />
						</div>
						{mode === "crop" && cropped?.kind === "photo" && <CropGhost photo={cropped} view={view.view} />}
						<WarningBadges side={side.code} view={view.view} warnings={warnings} shaper={shaper} />
					</>
				)}
				<SelectionOverlay svg={overlay} />
				{underDrag && <DropOutline photo={underDrag} view={view.view} />}
				<p
					ref={status}
					aria-hidden="true"
					className="pointer-events-none absolute inset-x-0 bottom-2 mx-auto w-fit max-w-full rounded-control bg-ink px-3 py-1 text-14 text-paper empty:hidden"
				/>
				{mode === "text" && selected?.kind === "text" && (
					<TextHost
						key={selected.id}
						element={selected}
						view={view.view}
						shaper={shaper}
						target={textTarget}
						onLeave={(byKey, range) => {
							if (byKey) stage.current?.focus({ preventScroll: true });
							if (store.getState().mode === "text") store.enter("select", selected.id, byKey ? null : range);
						}}
					/>
				)}
				{mode === "select" && selected?.kind === "text" && selection.range && (
					<LetterMarks text={selected} range={selection.range} view={view.view} shaper={shaper} />
				)}
				{!collecting && !sheet && selected?.kind === "photo" && <PhotoBar photo={selected} />}
				<CollectingBar onMenu={onMenu} />
				<FocusRing />
			</div>
			{children(view.view.scale / view.fitted.scale)}
		</>
	);
}

/** Words that are dropped among those that are written come there. */
function isForDesign({ dataTransfer, target }: DragEvent): boolean {
	return dataTransfer.types.includes("Files") || !isTypedIn(target);
}

/** A frame of its own, as the browser would draw the whole stage again for an outline whenever something in it moves. */
function FocusRing() {
	return (
		<div
			aria-hidden="true"
			className="pointer-events-none absolute inset-px hidden border-3 border-focus shadow-[inset_0_0_0_4px_var(--field)] will-change-transform group-not-data-pointed/stage:group-focus-visible/stage:block"
		/>
	);
}

/** While words are typed it is drawn twice only where it has to be; a gesture may move it off the page at any time. */
function overhangOf(element: DesignElement | undefined, side: SideFormat, mode: EditorState["mode"]) {
	if (!isPlaced(element) || mode === "crop") return [];
	return mode === "select" || sticksOut(element, side) ? [element] : [];
}

function clamp(value: number, most: number): number {
	return Math.max(0, Math.min(value, most));
}

function currentElements(document: Parameters<typeof elementOf>[0], side: string) {
	return document.sides.find(({ code }) => code === side)?.elements ?? [];
}
