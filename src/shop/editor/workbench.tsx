import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { measuredText } from "#design/elements/text/measured-text.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { classNames } from "#ui/class-names.ts";
import { BenchNotices, OverStage } from "./bench-notices.tsx";
import { CartButton } from "./cart-button.tsx";
import { after } from "./dom/after.ts";
import { isSmallScreen } from "./dom/small-screen.ts";
import type { EditorPorts } from "./editor-ports.ts";
import type { EditorProps } from "./editor-props.ts";
import { type EditorTools, EditorToolsContext } from "./editor-tools.ts";
import { FormOpening } from "./form/form-opening.tsx";
import { chooseVariant } from "./kernels/choose-variant.ts";
import { createEditorStore } from "./kernels/editor-store.ts";
import { leaveEditing } from "./kernels/leave-editing.ts";
import { createLiveElements } from "./kernels/live-elements.ts";
import type { Room } from "./kernels/panels.ts";
import { remeasureTexts } from "./kernels/remeasure-texts.ts";
import { createSettledState } from "./kernels/settled-state.ts";
import type { StartingPoint } from "./kernels/starting-point.ts";
import { wouldBeLost } from "./kernels/upload.ts";
import { lazyPart } from "./lazy-part.tsx";
import { MOCKUP_BESIDE_STAGE, Mockup } from "./mockup/mockup.tsx";
import { useProductView } from "./mockup/use-product-view.ts";
import { NewHints } from "./new-hints.tsx";
import { Panel } from "./panel.tsx";
import { roomOfWork } from "./place-of-new.ts";
import { createPlacingUploads } from "./placing-uploads.ts";
import { PriceTag } from "./price-tag.tsx";
import { ProofNote } from "./proof/proof-note.tsx";
import { createProofSwitch } from "./proof/shown-proof.ts";
import { SideTabs } from "./side-tabs.tsx";
import { Stage, type StageHandle } from "./stage.tsx";
import { SpokenStatus, ToldToast } from "./told-toast.tsx";
import { ToolBar } from "./tool-bar.tsx";
import { TopBar } from "./top-bar.tsx";
import { useAnnouncer } from "./use-announcer.ts";
import { type SignOutWatch, useAutosave } from "./use-autosave.ts";
import { useBackCloses } from "./use-back-closes.ts";
import { useBroughtIn } from "./use-brought-in.ts";
import { useClipboard } from "./use-clipboard.ts";
import { useContextMenu } from "./use-context-menu.tsx";
import { type EditorView, useEditorView, useKeptView } from "./use-editor-view.ts";
import { useFetchedParts } from "./use-fetched-parts.ts";
import { useFollowedFrames } from "./use-followed-frames.ts";
import { useFonts } from "./use-fonts.ts";
import { useHandOver } from "./use-hand-over.ts";
import { useHushedBySteps } from "./use-hushed-by-steps.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { readKeptSteps, useKeptSteps } from "./use-kept-steps.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";
import { useLostPhotos } from "./use-lost-photos.ts";
import { useMenuEntries } from "./use-menu-entries.tsx";
import { useNewerState } from "./use-newer-state.ts";
import { useOnceAPress } from "./use-once-a-press.ts";
import { useOpenParts } from "./use-open-parts.ts";
import type { SectionName } from "./use-panel-sections.tsx";
import { usePhotoPicker } from "./use-photo-picker.tsx";
import { useRestored } from "./use-restored.ts";
import { useResumedUploads } from "./use-resumed-uploads.ts";
import { useRetriedPictures } from "./use-retried-pictures.ts";
import { useSettledOnLeaving } from "./use-settled-on-leaving.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useShowAsked } from "./use-show-asked.ts";
import { useStepsFromAnywhere } from "./use-steps-from-anywhere.ts";
import { useSurroundings } from "./use-surroundings.ts";
import { useToldRefusals } from "./use-told-refusals.ts";
import { useToldSelection } from "./use-told-selection.ts";
import { useWarnings } from "./use-warnings.ts";
import { withUploadsStopped } from "./with-uploads-stopped.ts";
import { ZoomControls } from "./zoom-controls.tsx";

const ConflictDialog = lazyPart(
	() => import("./conflict-dialog.tsx"),
	() => null,
);
const FormView = lazyPart(() => import("./form/form-view.tsx"), FormOpening);
const ShortcutHelp = lazyPart(
	() => import("./shortcut-help.tsx"),
	() => null,
);

type WorkbenchProps = {
	props: EditorProps;
	ports: EditorPorts;
	start: StartingPoint;
	firstShaper: TextShaper;
	signOut: SignOutWatch;
};

/** Everything around one opened design: the pieces that live as long as it does. */
export function Workbench({ props, ports, start, firstShaper, signOut }: WorkbenchProps) {
	const { t } = useTranslation("create");
	const [store] = useState(() =>
		createEditorStore(start.content.document, start.content.variantId, readKeptSteps(props, start, firstShaper)),
	);
	const [settled] = useState(() => createSettledState(store, after, Date.now));
	const { document, variantId } = useSyncExternalStore(settled.subscribe, settled.getState);
	const surroundings = useSurroundings(document, variantId, props, ports);
	const fonts = useFonts(document, firstShaper, () => remeasureTexts(store, tools.measure));
	const { said, shown, announce, tell, hush } = useAnnouncer();
	useHushedBySteps(store, hush);
	const { picker, ...choosing } = usePhotoPicker(store);
	const sight: EditorTools["sight"] = useRef(null);
	const latestFonts = useRef(fonts);
	latestFonts.current = fonts;
	const latestSurroundings = useRef(surroundings);
	latestSurroundings.current = surroundings;
	const [measure] = useState((): EditorTools["measure"] => (text) => measuredText(text, latestFonts.current.latest()));
	const [tools] = useState<EditorTools>(
		(): EditorTools => ({
			props,
			ports,
			store,
			settled,
			proof: createProofSwitch(),
			bendings: new Map(),
			...{ announce, tell, hush },
			live: createLiveElements(),
			shaper: () => latestFonts.current.latest(),
			surroundings: () => latestSurroundings.current,
			folding: { sides: props.sides, shaper: () => latestFonts.current.latest() },
			measure,
			prepareFonts: (fonts) => latestFonts.current.prepare(fonts),
			newId: () => crypto.randomUUID(),
			...choosing,
			uploads: createPlacingUploads((): EditorTools => tools, t),
			sight,
			room: (begun): Room => roomOfWork(tools, begun),
		}),
	);

	return (
		<EditorToolsContext value={tools}>
			<BenchLayout
				tools={tools}
				start={start}
				shaper={fonts.shaper}
				surroundings={surroundings}
				signOut={signOut}
				toast={<ToldToast words={shown} />}
			>
				{picker(tools.uploads)}
				<SpokenStatus said={said} />
			</BenchLayout>
		</EditorToolsContext>
	);
}

type BenchLayoutProps = {
	tools: EditorTools;
	start: StartingPoint;
	shaper: TextShaper;
	surroundings: Surroundings;
	signOut: SignOutWatch;
	toast: ReactNode;
	children: ReactNode;
};

function BenchLayout({ tools, start, shaper, surroundings, signOut, toast, children }: BenchLayoutProps) {
	const { t } = useTranslation("create");
	const { props, ports, store, settled, uploads, announce } = tools;
	const { document, selection, variantId, begun, mode } = useSyncExternalStore(settled.subscribe, settled.getState);
	const [quantity, setQuantity] = useState(start.content.quantity);
	const [panel, setPanel] = useState<SectionName | null>(null);
	const product = useProductView(props.sides, () => {
		setPanel(null);
		return panel !== null && isSmallScreen();
	});
	const { view, first, choose, isChosen } = useEditorView(props);
	const stage = useRef<StageHandle>(null);
	const content = useMemo(() => ({ document, variantId, quantity }), [document, variantId, quantity]);
	useSettledOnLeaving(store, settled);
	useToldSelection();
	useToldRefusals();
	const saving = useAutosave(props, ports, start, content, withUploadsStopped(signOut, uploads));
	useBackCloses(
		{
			view: { open: view !== first, close: () => show(first) },
			sheet: { open: (panel !== null && view === "canvas") || product.seen === true, close: closeSheet },
			editing: { open: mode !== "select", close: endEditing },
		},
		saving,
	);
	useKeptSteps(store, props, saving.project, signOut.before);
	useNewerState(saving);
	const restored = useRestored(store, start);
	useKeptView(saving.project()?.id ?? null, view);
	useFetchedParts(saving.status);
	useResumedUploads(uploads, saving.status);
	useFollowedFrames(tools);
	const lost = useLostPhotos(saving, start, signOut.before);
	useLeaveQuestion(() => uploads.getState().some(wouldBeLost) || saving.isUnsafe());
	const handOver = useHandOver(saving);
	const [help, setHelp] = useState<boolean | null>(null);
	const { bench, keep } = useKeptFocus(stage);
	const { open: openMenu, menu } = useContextMenu(bench, stage);
	const { onKeyDown, perform } = useShortcuts(stage, {
		onHelp: () => setHelp(true),
		onMenu: () => openMenu(stage.current?.menuPlace() ?? null),
	});
	useStepsFromAnywhere(bench, perform);
	useOnceAPress();
	const clipboard = useClipboard();
	const onDropped = useBroughtIn(clipboard);
	useRetriedPictures(bench);
	const menuParts = useMenuEntries(perform, clipboard);
	const side = props.sides.find(({ code }) => code === selection.side) ?? props.sides[0];
	const variant = props.variants.find(({ id }) => id === variantId);
	const openParts = useOpenParts(props, variant);
	const showAsked = useShowAsked(store, stage);
	const { warnings, shown } = useWarnings(document, props.sides, shaper, surroundings, begun);
	if (!side) return null;

	function onVariant(id: number): void {
		openParts.note(props.variants.find((each) => each.id === id));
		chooseVariant(store, id);
	}

	function show(next: EditorView): void {
		if (isSmallScreen()) closeSheet();
		choose(next);
		if (next === "canvas") requestAnimationFrame(() => stage.current?.focus());
	}

	function closeSheet(): void {
		setPanel(null);
		product.close();
	}

	function endEditing(): void {
		if (leaveEditing(store)) announce(t("say.undone"));
		stage.current?.focus();
	}

	const order = { variantId, quantity, onVariant, onQuantity: setQuantity };
	const isSheetOpen = view === "canvas" && (panel !== null || product.seen === true);
	const notices = <BenchNotices restored={restored} lost={lost} onQuantity={setQuantity} sheet={isSheetOpen} />;

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: undo and pasted photos from anywhere in the editor pass here
		<div
			ref={bench}
			className="group/bench flex h-dvh flex-col overflow-clip overscroll-none bg-paper text-ink"
			onCopy={clipboard.onCopy}
			onCut={clipboard.onCopy}
			onKeyDown={(event) => (event.ctrlKey || event.metaKey) && onKeyDown(event)}
		>
			<TopBar
				saving={saving}
				photosLost={lost !== null}
				onHandOver={view === "canvas" ? () => setPanel("handover") : undefined}
			>
				<CartButton
					saving={saving}
					variant={variant}
					openParts={openParts}
					onVariant={onVariant}
					quantity={quantity}
					onQuantity={setQuantity}
					warnings={warnings}
					onShow={showAsked}
				/>
			</TopBar>
			{view === "form" ? (
				<FormView
					side={side}
					shaper={shaper}
					cloth={surroundings.cloth}
					warnings={shown}
					order={order}
					onCanvas={() => show("canvas")}
					product={product}
					takesFocus={isChosen}
					handOver={handOver}
					onUploads={keep}
				>
					{notices}
				</FormView>
			) : (
				<div className="relative flex min-h-0 flex-1 flex-col-reverse lg:flex-row">
					<OverStage product={product.seen === true} onUploads={keep} notices={notices} toast={toast} />
					<ToolBar
						panel={panel}
						onPanel={setPanel}
						warnings={shown.length}
						stage={stage}
						onForm={() => show("form")}
						product={product}
					/>
					<div className="relative order-2 flex min-w-0 flex-1 flex-col lg:order-none lg:min-h-0">
						<SideTabs />
						<Stage
							side={side}
							shaper={shaper}
							surround={surroundings.cloth}
							warnings={shown}
							handle={stage}
							onKeyDown={onKeyDown}
							onDropped={onDropped}
							onMenu={openMenu}
							sheet={isSheetOpen}
						>
							{(zoom) => (
								<div className="flex shrink-0 flex-wrap items-center gap-x-2 border-t border-line bg-field px-2">
									<PriceTag variantId={variantId} quantity={quantity} />
									{panel !== "proof" && <ProofNote />}
									<ZoomControls zoom={zoom} stage={stage} onHelp={() => setHelp(true)} />
								</div>
							)}
						</Stage>
					</div>
					{product.seen && (
						<Mockup
							side={side}
							shaper={shaper}
							variantId={variantId}
							onVariant={onVariant}
							onClose={product.toggle}
							className={classNames(MOCKUP_BESIDE_STAGE, panel && "max-lg:hidden")}
						/>
					)}
					<Panel
						panel={panel}
						onClose={() => setPanel(null)}
						onKeyDown={onKeyDown}
						onMenu={openMenu}
						side={side}
						warnings={shown}
						order={order}
						handOver={handOver}
					/>
				</div>
			)}
			<NewHints warnings={shown} />
			{saving.status === "conflict" && <ConflictDialog saving={saving} variantId={variantId} />}
			{menu(menuParts)}
			{help !== null && <ShortcutHelp open={help} onClose={() => setHelp(false)} />}
			{view === "form" && toast}
			{children}
		</div>
	);
}
