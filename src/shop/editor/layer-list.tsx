import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconChevronUp from "@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs";
import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import IconPalette from "@tabler/icons-react/dist/esm/icons/IconPalette.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconShape from "@tabler/icons-react/dist/esm/icons/IconTriangleSquareCircle.mjs";
import IconText from "@tabler/icons-react/dist/esm/icons/IconTypography.mjs";
import { type KeyboardEvent, memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DesignElement, ElementKind } from "#design/document.ts";
import { Icon, type IconShape as Shape } from "#ui/icon.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { IconButton } from "./icon-button.tsx";
import { isPlaced } from "./kernels/boxes.ts";
import { sideOf } from "./kernels/commands.ts";
import { reorderElement } from "./kernels/editing.ts";
import { openInside } from "./kernels/gesture-session.ts";
import { useElementName } from "./use-element-name.ts";

const ICONS: Readonly<Record<ElementKind, Shape>> = {
	photo: IconPhoto,
	text: IconText,
	shape: IconShape,
	background: IconPalette,
};

/** The canvas's twin of real buttons, topmost first. Tab enters it once, arrow keys with PageUp and PageDown go through it. */
export function LayerList({ onKeyDown }: { onKeyDown: (event: KeyboardEvent) => void }) {
	const { t } = useTranslation("create");
	const { document, selection } = useEditorState();
	const nameOf = useElementName();
	const list = useRef<HTMLUListElement>(null);
	const elements = (sideOf(document, selection.side)?.elements ?? []).toReversed();
	const roving = selection.element ?? elements[0]?.id;

	function focusAfter(event: KeyboardEvent): void {
		if (event.key === "PageDown" || event.key === "PageUp") {
			const now = elements.findIndex(({ id }) => id === selection.element);
			const next = elements[now + (event.key === "PageDown" ? 1 : -1)];
			event.preventDefault();
			if (!next) return;
			list.current?.querySelector<HTMLElement>(`[data-layer="${CSS.escape(next.id)}"]`)?.focus();
			return;
		}
		onKeyDown(event);
	}

	if (elements.length === 0) return <p className="text-ink-soft">{t("layers.empty")}</p>;
	return (
		<ul ref={list} aria-label={t("layers.name")} className="grid grid-cols-1 gap-1" onKeyDown={focusAfter}>
			{elements.map((element) => (
				<Layer
					key={element.id}
					element={element}
					name={nameOf(element)}
					selected={element.id === selection.element}
					inTabOrder={element.id === roving}
				/>
			))}
		</ul>
	);
}

type LayerProps = { element: DesignElement; name: string; selected: boolean; inTabOrder: boolean };

const Layer = memo(function Layer({ element, name, selected, inTabOrder }: LayerProps) {
	const { t } = useTranslation("create");
	const { store, choosePhoto, announce } = useEditorTools();

	function choose(byKey: boolean): void {
		if (byKey && isPlaced(element) && openInside({ store, choosePhoto }, element)) return;
		store.select(element.id);
	}

	function reorder(by: 1 | -1): void {
		reorderElement(store, element.id, by);
		announce(t(by > 0 ? "say.raise" : "say.lower", { name }));
	}

	return (
		<li className="flex items-center gap-1">
			<button
				type="button"
				data-layer={element.id}
				tabIndex={inTabOrder ? 0 : -1}
				aria-pressed={selected}
				onFocus={() => store.select(element.id)}
				onClick={({ detail }) => choose(detail === 0)}
				onDoubleClick={() => choose(true)}
				className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-3 text-start hover:bg-line aria-pressed:bg-accent-soft aria-pressed:font-semibold"
			>
				<Icon of={ICONS[element.kind]} className="text-ink-soft" />
				<span className="min-w-0 truncate">{name}</span>
				{element.locked && <Icon of={IconLock} size={16} className="ms-auto text-ink-soft" />}
			</button>
			{isPlaced(element) && selected && (
				<>
					<IconButton icon={IconChevronUp} name={t("layers.raise", { name })} onClick={() => reorder(1)} />
					<IconButton icon={IconChevronDown} name={t("layers.lower", { name })} onClick={() => reorder(-1)} />
				</>
			)}
		</li>
	);
});
