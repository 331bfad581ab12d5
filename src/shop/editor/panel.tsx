import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { useEditorTools } from "./editor-tools.ts";
import { PanelSection } from "./panel-section.tsx";
import { useElementInSight } from "./use-element-in-sight.ts";
import { type PanelContent, type SectionName, usePanelSections } from "./use-panel-sections.tsx";

type PanelProps = PanelContent & { panel: SectionName | null };

/** A column on wide screens; on small ones a sheet below the stage, which becomes smaller for it: what is changed stays in sight. */
export function Panel({ panel, ...content }: PanelProps) {
	const { t } = useTranslation("create");
	const { store } = useEditorTools();
	const { onClose, onKeyDown } = content;
	const { open, sections } = usePanelSections(panel, content);
	const aside = useRef<HTMLElement>(null);
	const opener = useRef<Element | null>(null);
	useElementInSight(aside);

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

	// What goes with its element does not come back by itself with another one, and take the focus from it.
	const isGone = panel !== null && open === null;
	useEffect(() => {
		if (isGone) onClose();
	}, [isGone, onClose]);

	function close(): void {
		onClose();
		if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
	}

	function onEscape(event: KeyboardEvent): void {
		if (event.key !== "Escape" || !open || event.defaultPrevented) return;
		event.stopPropagation();
		close();
	}

	/** What is selected, as on the stage; but not while its words are written or some of its letters are chosen. */
	function onDelete(event: KeyboardEvent): void {
		const { mode, selection } = store.getState();
		const isPlain = !event.ctrlKey && !event.metaKey && (event.key === "Delete" || event.key === "Backspace");
		if (isPlain && mode === "select" && !selection.range) onKeyDown(event);
	}

	return (
		<aside
			ref={aside}
			aria-label={t("panel.name")}
			onKeyDown={(event) => {
				onEscape(event);
				onDelete(event);
			}}
			className={classNames(
				"relative z-20 order-1 max-h-[58%] overflow-y-auto overscroll-contain border-t border-line bg-paper shadow-card",
				"lg:z-auto lg:order-none lg:block lg:max-h-none lg:w-80 lg:max-w-[30%] lg:shrink-0 lg:border-s lg:border-t-0 lg:bg-field lg:shadow-none",
				!open && "hidden",
			)}
		>
			{sections.map(({ name, title, wide, content: children }) => (
				<PanelSection key={name} name={name} title={title} wide={wide} open={open === name} onClose={close}>
					{children}
				</PanelSection>
			))}
		</aside>
	);
}
