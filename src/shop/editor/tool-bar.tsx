import IconAdjustmentsHorizontal from "@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs";
import IconColorSwatch from "@tabler/icons-react/dist/esm/icons/IconColorSwatch.mjs";
import IconDevices from "@tabler/icons-react/dist/esm/icons/IconDevices.mjs";
import IconEye from "@tabler/icons-react/dist/esm/icons/IconEye.mjs";
import IconForms from "@tabler/icons-react/dist/esm/icons/IconForms.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconMoodSmile from "@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs";
import IconPalette from "@tabler/icons-react/dist/esm/icons/IconPalette.mjs";
import IconPhotoPlus from "@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs";
import IconPrinter from "@tabler/icons-react/dist/esm/icons/IconPrinter.mjs";
import IconQrcode from "@tabler/icons-react/dist/esm/icons/IconQrcode.mjs";
import IconShoppingBag from "@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs";
import IconStack2 from "@tabler/icons-react/dist/esm/icons/IconStack2.mjs";
import IconTriangleSquareCircle from "@tabler/icons-react/dist/esm/icons/IconTriangleSquareCircle.mjs";
import IconTypography from "@tabler/icons-react/dist/esm/icons/IconTypography.mjs";
import { type RefObject, useContext, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Surroundings } from "#design/preflight/ground.ts";
import { fontsOfStyledText } from "#painters/fonts.ts";
import { classNames } from "#ui/class-names.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { InKiosk } from "#ui/page-link.tsx";
import { monthOfNew } from "./calendar/first-month.ts";
import { newCalendar } from "./calendar/new-calendar.ts";
import { readableCalendar } from "./calendar/readable-calendar.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { currentSide, insertNew, insertNewText, settleWhenWritten } from "./kernels/editing.ts";
import { readableScale } from "./kernels/grown-calendar.ts";
import { newText } from "./kernels/new-elements.ts";
import { roomForNew } from "./kernels/panels.ts";
import { fittedText } from "./kernels/resize-element.ts";
import type { ProductView } from "./mockup/use-product-view.ts";
import { newQr } from "./qr/new-qr.ts";
import type { StageHandle } from "./stage.tsx";
import type { PanelName } from "./use-panel-parts.tsx";
import { useToldInsertion } from "./use-told-insertion.ts";

type ToolBarProps = {
	panel: PanelName | null;
	onPanel: (panel: PanelName | null) => void;
	warnings: number;
	stage: RefObject<StageHandle | null>;
	surroundings: Surroundings;
	onForm: () => void;
	product: ProductView;
};

/** A rail at the side on wide screens, a row under the thumb on small ones. */
export function ToolBar({ panel, onPanel, warnings, stage, surroundings, onForm, product }: ToolBarProps) {
	const { t } = useTranslation("create");
	const { store, measure, shaper, prepareFonts, newId, choosePhoto, props } = useEditorTools();
	const { selection } = useEditorState();
	const tellInsertion = useToldInsertion();
	const newRoom = () => roomForNew(currentSide(store), props.sides);
	const kiosk = useContext(InKiosk);
	const latest = useRef(surroundings);
	latest.current = surroundings;

	function addText(): void {
		const words = t("text.first");
		const room = newRoom();
		const text = fittedText(newText(newId(), words, props.locale, room), measure);
		if (!insertNewText(store, text, surroundings, shaper(), room)) return;
		store.enter("text", text.id, { anchor: 0, focus: words.length });
		settleWhenWritten(
			store,
			text.id,
			() => ({ surroundings: latest.current, shaper: shaper() }),
			(written) => prepareFonts(fontsOfStyledText(written)),
		);
		stage.current?.focus();
	}

	/** Empty: its panel asks for the words. */
	function addCode(): void {
		const room = newRoom();
		const code = newQr(newId(), room);
		const isThere = insertNew(store, code, room);
		tellInsertion(isThere, t("panel.qr"));
		if (!isThere) return;
		store.begin(code.id);
		onPanel("element");
	}

	function addCalendar(): void {
		const room = newRoom();
		const month = monthOfNew(store.getState().document, currentSide(store).code, new Date());
		const calendar = newCalendar(newId(), props.locale, month, room);
		const isThere = insertNew(store, calendar, room, {
			least: readableScale(calendar, shaper()),
			finish: (placed, side) => readableCalendar(placed, side, surroundings),
		});
		tellInsertion(isThere, t("panel.calendar"));
		if (isThere) onPanel("element");
	}

	function toggle(name: PanelName): void {
		if (name === "background") store.select(null);
		onPanel(panel === name ? null : name);
	}

	return (
		<section
			aria-label={t("tools.name")}
			className="relative z-30 flex shrink-0 border-t border-line bg-field pb-[env(safe-area-inset-bottom)] lg:w-28 lg:flex-col lg:max-w-[15%] lg:border-t-0 lg:border-e"
		>
			<div className="flex min-w-0 grow gap-0.5 overflow-x-auto px-1 after:pointer-events-none after:sticky after:end-0 after:w-6 after:shrink-0 after:bg-linear-to-l after:from-field after:to-transparent lg:min-h-0 lg:scroll-pb-4 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto lg:px-2 lg:pt-2 lg:[scrollbar-width:thin] lg:after:bottom-0 lg:after:h-4 lg:after:w-auto lg:after:bg-linear-to-t">
				{(selection.element || selection.many) && (
					<Tool
						small
						icon={IconAdjustmentsHorizontal}
						name={t("tools.adjust")}
						expanded={panel === "element"}
						onClick={() => toggle("element")}
					/>
				)}
				<Tool icon={IconPhotoPlus} name={t("tools.photo")} onClick={() => choosePhoto(null)} />
				<Tool icon={IconTypography} name={t("tools.text")} onClick={addText} />
				<Tool
					icon={IconTriangleSquareCircle}
					name={t("tools.shape")}
					expanded={panel === "shapes"}
					onClick={() => toggle("shapes")}
				/>
				<Tool
					icon={IconMoodSmile}
					name={t("clip-art:tool")}
					expanded={panel === "clip-art"}
					onClick={() => toggle("clip-art")}
				/>
				<Tool icon={IconCalendar} name={t("calendar:tool")} onClick={addCalendar} />
				<Tool icon={IconQrcode} name={t("tools.qr")} onClick={addCode} />
				<Tool
					icon={IconPalette}
					name={t("tools.background")}
					expanded={panel === "background"}
					onClick={() => toggle("background")}
				/>
				<Tool
					icon={IconColorSwatch}
					name={t("templates:themes.tool")}
					expanded={panel === "themes"}
					onClick={() => toggle("themes")}
				/>
				<Tool
					small
					icon={IconStack2}
					name={t("tools.layers")}
					expanded={panel === "layers"}
					onClick={() => toggle("layers")}
				/>
				<Tool
					icon={IconHistory}
					name={t("tools.versions")}
					expanded={panel === "versions"}
					onClick={() => toggle("versions")}
				/>
				{props.press && (
					<Tool
						icon={IconPrinter}
						name={t("soft-proof:name")}
						expanded={panel === "proof"}
						onClick={() => toggle("proof")}
					/>
				)}
				{!kiosk && (
					<Tool
						small
						icon={IconDevices}
						name={t("handover:tool")}
						expanded={panel === "handover"}
						onClick={() => toggle("handover")}
					/>
				)}
				<Tool icon={IconForms} name={t("tools.form")} onClick={onForm} />
				<Tool
					small
					icon={IconShoppingBag}
					name={t("tools.order")}
					expanded={panel === "order"}
					onClick={() => toggle("order")}
				/>
			</div>
			{product.seen !== null && (
				<div className="flex shrink-0 border-s border-line px-1 lg:mt-auto lg:grid lg:border-s-0 lg:border-t lg:p-2">
					<Tool icon={IconEye} name={t("mockup:name")} expanded={product.seen} onClick={product.toggle} />
				</div>
			)}
			{warnings > 0 && (
				<div className="flex shrink-0 border-s border-line px-1 lg:hidden">
					<Tool
						icon={IconAlertTriangle}
						name={t("tools.warnings", { count: warnings })}
						expanded={panel === "warnings"}
						onClick={() => toggle("warnings")}
					/>
				</div>
			)}
		</section>
	);
}

type ToolProps = {
	icon: IconShape;
	name: string;
	/** Only where the panel is a sheet. */
	small?: boolean;
	expanded?: boolean;
	onClick: () => void;
};

function Tool({ icon, name, small, expanded, onClick }: ToolProps) {
	return (
		<button
			type="button"
			aria-expanded={expanded}
			onClick={onClick}
			className={classNames(
				"press grid min-h-14 min-w-11 shrink-0 grow justify-items-center gap-0.5 rounded-control px-1 lg:px-0 py-1.5 text-14 leading-tight hover:bg-line aria-expanded:bg-accent-soft aria-expanded:text-accent lg:min-h-12 lg:grow-0 lg:py-1 [@media(min-height:64rem)]:lg:py-3",
				small && "lg:hidden",
			)}
		>
			<Icon of={icon} size={24} />
			<span className="max-w-full text-center wrap-anywhere hyphens-auto">{name}</span>
		</button>
	);
}
