import IconCalendar from "@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconGroup from "@tabler/icons-react/dist/esm/icons/IconFolder.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconClipArt from "@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs";
import IconPalette from "@tabler/icons-react/dist/esm/icons/IconPalette.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconQr from "@tabler/icons-react/dist/esm/icons/IconQrcode.mjs";
import IconShape from "@tabler/icons-react/dist/esm/icons/IconTriangleSquareCircle.mjs";
import IconText from "@tabler/icons-react/dist/esm/icons/IconTypography.mjs";
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DesignElement, ElementKind } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { Icon, type IconShape as Shape } from "#ui/icon.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { IconButton } from "./icon-button.tsx";
import { isPlaced } from "./kernels/boxes.ts";
import { sideOf } from "./kernels/commands.ts";
import { currentSide, toggleLock } from "./kernels/editing.ts";
import { everyElement, leavesOf } from "./kernels/element-tree.ts";
import { boundsOfAll } from "./kernels/frame.ts";
import { openInside } from "./kernels/gesture-session.ts";
import { namedPanels, panelsUnder } from "./kernels/panels.ts";
import { isFixed, mayReorder } from "./kernels/rights.ts";
import { extendedAlong, rangeBetween, selectedIds, toggled } from "./kernels/selection.ts";
import { reorderTold } from "./kernels/several-editing.ts";
import { useElementName } from "./use-element-name.ts";

const ICONS: Readonly<Record<ElementKind, Shape>> = {
	photo: IconPhoto,
	text: IconText,
	shape: IconShape,
	qr: IconQr,
	"clip-art": IconClipArt,
	calendar: IconCalendar,
	background: IconPalette,
	group: IconGroup,
};

/** So many, and they are one entry. */
const MANY_ORNAMENTS = 4;
const ORNAMENTAL: readonly ElementKind[] = ["shape", "clip-art"];

type LayerListProps = { onKeyDown: (event: KeyboardEvent) => void; onMenu: (at: Point) => void };

/** The canvas's twin of real buttons, topmost first. Tab enters it once, arrow keys with PageUp and PageDown go through it. */
export function LayerList({ onKeyDown, onMenu }: LayerListProps) {
	const { t } = useTranslation("create");
	const { document, selection } = useEditorState();
	const { store, props } = useEditorTools();
	const nameOf = useElementName();
	const side = props.sides.find(({ code }) => code === selection.side);
	const panels = side ? namedPanels(side) : [];
	const list = useRef<HTMLUListElement>(null);
	const elements = sideOf(document, selection.side)?.elements ?? NONE;
	const chosen = new Set(selectedIds(selection));
	const [opened, setOpened] = useState(false);
	const { free, ornaments } = foldedOrnaments(elements);
	const open = opened || ornaments.some(({ id }) => chosen.has(id));
	const order = topmostFirst(open ? [...ornaments, ...free] : free);
	const roving = selectedIds(selection).at(-1) ?? order[0]?.id;

	function focusAfter(event: KeyboardEvent): void {
		if (event.key === "PageDown" || event.key === "PageUp") {
			const now = order.findIndex(({ id }) => id === roving);
			const ids = order.map(({ id }) => id);
			event.preventDefault();
			goTo(event.key === "PageDown" ? ids.slice(now + 1) : ids.slice(0, Math.max(now, 0)).toReversed(), event.shiftKey);
			return;
		}
		onKeyDown(event);
	}

	/** The focus goes with the one that was selected last. */
	function goTo(ahead: readonly string[], extend: boolean): void {
		const ids = extend ? extendedAlong(document, selection, ahead) : ahead.slice(0, 1);
		if (!ids?.[0]) return;
		if (extend) store.selectMany(ids);
		else store.select(ids[0]);
		const last = selectedIds(store.getState().selection).at(-1) ?? "";
		list.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(last)}"]`)?.focus();
	}

	/** On which parts of a folded side it lies. */
	function placeOf(element: DesignElement): string {
		const leaves = panels.length > 0 ? leavesOf(element) : [];
		if (leaves.length === 0) return "";
		return panelsUnder(boundsOfAll(leaves), panels)
			.map(({ name }) => name)
			.join(", ");
	}

	function layers(list: readonly DesignElement[]): ReactNode {
		return list.toReversed().map((element) => (
			<li key={element.id}>
				<Layer
					element={element}
					name={nameOf(element)}
					place={placeOf(element)}
					selected={chosen.has(element.id)}
					several={selection.many !== undefined}
					inTabOrder={element.id === roving}
				/>
				{element.kind === "group" && (
					<ul aria-label={nameOf(element)} className="ms-5 grid grid-cols-1 gap-1 border-s border-line ps-1 pt-1">
						{layers(element.children)}
					</ul>
				)}
			</li>
		));
	}

	function openMenu(event: MouseEvent): void {
		const layer = (event.target as Element).closest<HTMLElement>("[data-layer]");
		if (!layer || event.button !== 2) return;
		event.preventDefault();
		const id = layer.dataset.layer ?? "";
		if (!chosen.has(id)) store.select(id);
		onMenu([event.clientX, event.clientY]);
	}

	if (elements.length === 0) return <p className="text-ink-soft">{t("layers.empty")}</p>;
	return (
		<ul
			ref={list}
			aria-label={t("layers.name")}
			className="grid grid-cols-1 gap-1"
			onKeyDown={focusAfter}
			onContextMenu={openMenu}
		>
			{layers(free)}
			{ornaments.length > 0 && (
				<li>
					<button
						type="button"
						aria-expanded={open}
						className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-line"
						onClick={() => {
							if (open && !opened) store.select(null);
							setOpened(!open);
						}}
					>
						<Icon of={IconLock} className="text-ink-soft" />
						<span className="min-w-0 grow truncate">{t("layers.ornaments", { number: ornaments.length })}</span>
						<Icon of={IconChevronDown} className={open ? "rotate-180" : undefined} />
					</button>
					{open && <ul className="ms-5 grid grid-cols-1 gap-1 border-s border-line ps-1 pt-1">{layers(ornaments)}</ul>}
				</li>
			)}
		</ul>
	);
}

const NONE: readonly DesignElement[] = [];

/** What can't be changed on the page, and says nothing by itself. */
function foldedOrnaments(elements: readonly DesignElement[]) {
	const ornaments = elements.filter((element) => ORNAMENTAL.includes(element.kind) && isFixed(element));
	if (ornaments.length < MANY_ORNAMENTS) return { free: elements, ornaments: NONE };
	const folded = new Set(ornaments);
	return { free: elements.filter((element) => !folded.has(element)), ornaments };
}

/** As the list shows them: a group, then what lies in it. */
function topmostFirst(elements: readonly DesignElement[]): readonly DesignElement[] {
	return elements
		.toReversed()
		.flatMap((element) => (element.kind === "group" ? [element, ...topmostFirst(element.children)] : [element]));
}

type LayerProps = {
	element: DesignElement;
	name: string;
	/** Empty: the side has no named parts. */
	place: string;
	selected: boolean;
	several: boolean;
	inTabOrder: boolean;
};

const Layer = memo(function Layer({ element, name, place, selected, several, inTabOrder }: LayerProps) {
	const { t } = useTranslation("create");
	const { store, sight, choosePhoto, announce } = useEditorTools();

	/** With Shift all up to here, with Control this one too, or not any more. */
	function choose({ detail, shiftKey, ctrlKey, metaKey }: MouseEvent): void {
		const { selection, collecting } = store.getState();
		const ids = selectedIds(selection);
		if (shiftKey)
			store.selectMany(
				rangeBetween(
					everyElement(currentSide(store).elements).map(({ id }) => id),
					ids[0],
					element.id,
				),
			);
		else if (ctrlKey || metaKey || collecting) store.selectMany(toggled(ids, element.id));
		else if (detail !== 0 || !isPlaced(element) || !openInside({ store, choosePhoto }, element)) {
			store.select(element.id);
			sight.current?.follow();
		}
	}

	function reorder(by: 1 | -1): void {
		const told = reorderTold(store, by);
		if (told) announce(t(`say.${told}`, { name }));
	}

	/** The button goes with the lock. */
	function unlock({ currentTarget }: MouseEvent): void {
		const layer = currentTarget.parentElement?.previousElementSibling;
		if (!toggleLock(store, element)) return;
		if (layer instanceof HTMLElement) layer.focus({ preventScroll: true });
		announce(t("say.unlocked", { name }));
	}

	return (
		<div className="flex flex-wrap items-center justify-end gap-1">
			<button
				type="button"
				data-layer={element.id}
				tabIndex={inTabOrder ? 0 : -1}
				aria-pressed={selected}
				onFocus={({ currentTarget }) => {
					const { many } = store.getState().selection;
					if (!many && currentTarget.matches(":focus-visible")) store.select(element.id);
				}}
				onClick={choose}
				onDoubleClick={({ shiftKey, ctrlKey, metaKey }) => {
					if (!shiftKey && !ctrlKey && !metaKey && isPlaced(element)) openInside({ store, choosePhoto }, element);
				}}
				className="flex min-h-11 min-w-0 flex-[1_1_9rem] items-center gap-3 rounded-control px-3 text-start hover:bg-line aria-pressed:bg-accent-soft aria-pressed:font-semibold"
			>
				<Icon of={ICONS[element.kind]} className="text-ink-soft" />
				<span className="grid min-w-0 grow py-1 leading-tight">
					<span className="wrap-anywhere hyphens-auto">{name}</span>
					{place && (
						<span className="truncate text-14 font-normal text-ink-soft">
							<span className="sr-only">, </span>
							{place}
						</span>
					)}
				</span>
				{element.locked && <span className="sr-only">, {t("layers.locked")}</span>}
			</button>
			<div className="flex gap-1 empty:hidden">
				{element.locked && (
					<IconButton
						icon={IconLock}
						name={t("templates:form.unlock", { name })}
						tabIndex={inTabOrder ? 0 : -1}
						onClick={unlock}
					/>
				)}
				{element.kind !== "background" && selected && !several && mayReorder(store.getState().document, element) && (
					<>
						<IconButton icon={IconChevronUp} name={t("layers.raise", { name })} onClick={() => reorder(1)} />
						<IconButton icon={IconChevronDown} name={t("layers.lower", { name })} onClick={() => reorder(-1)} />
					</>
				)}
			</div>
		</div>
	);
});
