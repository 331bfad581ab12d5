import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconCopy from "@tabler/icons-react/dist/esm/icons/IconCopy.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconLockOpen from "@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useTranslation } from "react-i18next";
import type { Point } from "#design/geometry/matrix.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { ClipArtControls } from "./clip-art/clip-art-controls.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { IconButton } from "./icon-button.tsx";
import type { PlacedElement } from "./kernels/boxes.ts";
import { changeElement } from "./kernels/change-element.ts";
import { removeElement, toggleLock } from "./kernels/editing.ts";
import type { Repair } from "./kernels/repair.ts";
import { mayReorder } from "./kernels/rights.ts";
import { duplicateSeveral, reorderTold } from "./kernels/several-editing.ts";
import { lazyPart } from "./lazy-part.tsx";
import { LockChoice } from "./locks/lock-choice.tsx";
import { LockNote } from "./locks/lock-note.tsx";
import { useRights } from "./locks/use-rights.ts";
import { MenuButton } from "./menu-button.tsx";
import { PhotoControls } from "./photo/photo-controls.tsx";
import { PlaceControls } from "./place-controls.tsx";
import { PrintedColors } from "./printed-colors.tsx";
import { QrControls } from "./qr/qr-controls.tsx";
import { RangeField } from "./range-field.tsx";
import { RepairButton } from "./repair-button.tsx";
import { ShapeControls } from "./shape/shape-controls.tsx";
import { TextControls } from "./text/text-controls.tsx";
import { useElementName } from "./use-element-name.ts";
import { useOfferedRepair } from "./use-offered-repair.ts";
import { useWarningText } from "./use-warning-text.ts";

const CalendarControls = lazyPart(() => import("./calendar/calendar-controls.tsx"));

type ElementControlsProps = {
	element: PlacedElement;
	warnings: readonly Warning[];
	onMenu: (at: Point) => void;
};

/** All that can be done with the selected element, without dragging. */
export function ElementControls({ element, warnings, onMenu }: ElementControlsProps) {
	const { t } = useTranslation("create");
	const { store, newId, folding, measure, announce } = useEditorTools();
	const wordsFor = useWarningText();
	const name = useElementName()(element);
	const may = useRights(element);
	const { document } = useEditorState();
	const isReordered = mayReorder(document, element);
	const own = warnings.filter(({ elementId }) => elementId === element.id);
	const offered = useOfferedRepair();
	const repairable = new Map(own.map((warning) => [offered(warning), warning]));
	/** For another photo there is a button among its own. */
	const isShown = (repair: Repair | null) => repair !== null && repair !== "photo";

	/** What did not happen is not said. */
	function act(action: () => boolean, said: string): void {
		if (action()) announce(t(`say.${said}`, { name }));
	}

	function reorder(by: 1 | -1): void {
		const told = reorderTold(store, by);
		if (told) announce(t(`say.${told}`, { name }));
	}

	return (
		<>
			<div className="-mx-2 flex flex-wrap">
				{isReordered && (
					<>
						<IconButton icon={IconChevronUp} name={t("actions.raise")} onClick={() => reorder(1)} />
						<IconButton icon={IconChevronDown} name={t("actions.lower")} onClick={() => reorder(-1)} />
					</>
				)}
				<IconButton
					icon={IconCopy}
					name={t("actions.duplicate")}
					onClick={() => act(() => duplicateSeveral(store, newId, folding) !== null, "duplicated")}
				/>
				<IconButton
					icon={element.locked ? IconLock : IconLockOpen}
					name={t("actions.lock")}
					aria-pressed={element.locked === true}
					onClick={() => act(() => toggleLock(store, element), element.locked ? "unlocked" : "nowLocked")}
				/>
				{(may("presence") || element.locked) && (
					<IconButton
						icon={IconTrash}
						name={t("actions.delete")}
						aria-disabled={!may("presence")}
						onClick={() => announce(t(removeElement(store, element.id) ? "say.deleted" : "say.locked", { name }))}
					/>
				)}
				<MenuButton onMenu={onMenu} />
			</div>
			<LockNote element={element} />
			{own.length > 0 && (
				<ul className="grid gap-2 text-14">
					{own.map((warning) => (
						<li key={warning.code} className={warning.severity === "red" ? "text-danger" : "text-warning"}>
							{wordsFor(warning)}
							<PrintedColors warning={warning} />
						</li>
					))}
				</ul>
			)}
			{[...repairable].map(([repair, warning]) => isShown(repair) && <RepairButton key={repair} warning={warning} />)}
			{element.kind === "photo" && <PhotoControls photo={element} />}
			{element.kind === "text" && <TextControls text={element} asksForWords={repairable.has("words")} />}
			{element.kind === "qr" && <QrControls qr={element} />}
			{element.kind === "clip-art" && <ClipArtControls art={element} />}
			{element.kind === "calendar" && <CalendarControls key={element.id} calendar={element} />}
			{element.kind === "shape" && may("style") && <ShapeControls shape={element} />}
			{may("style") && (
				<RangeField
					label={t("element.opacity")}
					value={Math.round(element.opacity * 100)}
					min={5}
					max={100}
					step={5}
					text={t("element.percent", { percent: Math.round(element.opacity * 100) })}
					onChange={(percent) =>
						changeElement(store, element, { opacity: percent / 100 }, measure, `opacity:${element.id}`)
					}
				/>
			)}
			<PlaceControls element={element} />
			<LockChoice elements={[element]} />
		</>
	);
}
