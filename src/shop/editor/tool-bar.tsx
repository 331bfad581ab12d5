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
import { type RefObject, useContext } from "react";
import { useTranslation } from "react-i18next";
import { InKiosk } from "#ui/page-link.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import type { ProductView } from "./mockup/use-product-view.ts";
import type { StageHandle } from "./stage.tsx";
import { Tool, type ToolProps } from "./tool.tsx";
import { useNewElements } from "./use-new-elements.ts";
import type { SectionName } from "./use-panel-sections.tsx";

type ToolBarProps = {
	panel: SectionName | null;
	onPanel: (panel: SectionName | null) => void;
	warnings: number;
	stage: RefObject<StageHandle | null>;
	onForm: () => void;
	product: ProductView;
};

/** A rail at the side on wide screens, a row under the thumb on small ones. */
export function ToolBar({ panel, onPanel, warnings, stage, onForm, product }: ToolBarProps) {
	const { t } = useTranslation("create");
	const { store, choosePhoto, props } = useEditorTools();
	const { selection } = useEditorState();
	const { addText, addCode, addCalendar } = useNewElements(stage, () => onPanel("element"));
	const kiosk = useContext(InKiosk);

	function toggle(name: SectionName): void {
		if (name === "background") store.select(null);
		onPanel(panel === name ? null : name);
	}

	/** Opens a part of the panel and closes it. */
	const opens = (name: SectionName) => ({ expanded: panel === name, onClick: () => toggle(name) });
	const isAnySelected = selection.element !== null || selection.many !== undefined;

	const tools: readonly (ToolProps | false)[] = [
		isAnySelected && { small: true, icon: IconAdjustmentsHorizontal, name: t("tools.adjust"), ...opens("element") },
		{ icon: IconPhotoPlus, name: t("tools.photo"), onClick: () => choosePhoto(null) },
		{ icon: IconTypography, name: t("tools.text"), onClick: addText },
		{ icon: IconTriangleSquareCircle, name: t("tools.shape"), ...opens("shapes") },
		{ icon: IconMoodSmile, name: t("clip-art:tool"), ...opens("clip-art") },
		{ small: true, icon: IconShoppingBag, name: t("tools.order"), ...opens("order") },
		{ icon: IconCalendar, name: t("calendar:tool"), onClick: addCalendar },
		{ icon: IconQrcode, name: t("tools.qr"), onClick: addCode },
		{ icon: IconPalette, name: t("tools.background"), ...opens("background") },
		{ icon: IconColorSwatch, name: t("templates:themes.tool"), ...opens("themes") },
		{ small: true, icon: IconStack2, name: t("tools.layers"), ...opens("layers") },
		{ icon: IconHistory, name: t("tools.versions"), ...opens("versions") },
		!!props.press && { icon: IconPrinter, name: t("soft-proof:name"), ...opens("proof") },
		!kiosk && { small: true, icon: IconDevices, name: t("handover:tool"), ...opens("handover") },
		{ icon: IconForms, name: t("tools.form"), onClick: onForm },
	];

	return (
		<section
			aria-label={t("tools.name")}
			className="@container relative z-30 flex shrink-0 border-t border-line bg-field pb-[env(safe-area-inset-bottom)] lg:w-28 lg:flex-col lg:max-w-[15%] lg:border-t-0 lg:border-e"
		>
			<div className="flex min-w-0 grow gap-0.5 overflow-x-auto px-1 after:pointer-events-none after:sticky after:end-0 after:w-6 after:shrink-0 after:bg-linear-to-l after:from-field after:to-transparent lg:min-h-0 lg:scroll-pb-4 lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto lg:px-2 lg:pt-2 lg:[scrollbar-width:thin] lg:after:bottom-0 lg:after:h-4 lg:after:w-auto lg:after:bg-linear-to-t">
				{tools.map((tool) => tool && <Tool key={tool.name} {...tool} />)}
			</div>
			{product.seen !== null && (
				<div className="flex shrink-0 border-s border-line px-1 lg:mt-auto lg:grid lg:border-s-0 lg:border-t lg:p-2">
					<Tool pinned icon={IconEye} name={t("mockup:name")} expanded={product.seen} onClick={product.toggle} />
				</div>
			)}
			{warnings > 0 && (
				<div className="flex shrink-0 border-s border-line px-1 lg:hidden">
					<Tool
						pinned
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
