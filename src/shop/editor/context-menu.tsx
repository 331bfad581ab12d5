import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Point } from "#design/geometry/matrix.ts";
import { Icon } from "#ui/icon.tsx";
import type { MenuEntry, MenuPart } from "./use-menu-entries.tsx";

type ContextMenuProps = { at: Point; parts: readonly MenuPart[]; onClose: (byKey: boolean) => void };

const EDGE = 8;

/** What can be done with what is selected, where the pointer or the keyboard asked for it. */
export default function ContextMenu({ at, parts, onClose }: ContextMenuProps) {
	const { t } = useTranslation("create");
	const menu = useRef<HTMLDivElement>(null);
	const close = useRef(onClose);
	close.current = onClose;
	const [x, y] = at;

	useLayoutEffect(() => {
		const element = menu.current;
		if (!element) return;
		const { width, height } = element.getBoundingClientRect();
		element.style.left = `${Math.max(EDGE, Math.min(x, window.innerWidth - width - EDGE))}px`;
		element.style.top = `${Math.max(EDGE, Math.min(y, window.innerHeight - height - EDGE))}px`;
		itemsOf(element)[0]?.focus({ preventScroll: true });
	}, [x, y]);

	useEffect(() => {
		const ends = new AbortController();
		const leave = ({ target }: Event) => {
			if (!(target instanceof Node && menu.current?.contains(target))) close.current(false);
		};
		window.addEventListener("pointerdown", leave, { capture: true, signal: ends.signal });
		window.addEventListener("wheel", leave, { capture: true, signal: ends.signal });
		window.addEventListener("resize", () => close.current(false), { signal: ends.signal });
		window.addEventListener("blur", () => close.current(false), { signal: ends.signal });
		return () => ends.abort();
	}, []);

	function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
		event.stopPropagation();
		const items = itemsOf(event.currentTarget);
		const now = items.indexOf(document.activeElement as HTMLElement);
		const next = nextItem(items, now, event.key);
		if (event.key === "Escape" || event.key === "Tab") onClose(true);
		else if (next) next.focus();
		else return;
		event.preventDefault();
	}

	function item(entry: MenuEntry, inRow: boolean) {
		return (
			<button
				key={entry.key}
				type="button"
				role="menuitem"
				tabIndex={-1}
				aria-disabled={entry.disabled}
				aria-label={inRow ? entry.name : undefined}
				title={inRow ? entry.name : undefined}
				onClick={() => {
					if (entry.disabled) return;
					onClose(true);
					entry.run();
				}}
				className={
					inRow
						? "grid size-11 place-items-center rounded-control hover:bg-line aria-disabled:opacity-40"
						: "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-line aria-disabled:opacity-40 pointer-fine:min-h-9"
				}
			>
				{entry.icon && <Icon of={entry.icon} className="shrink-0 text-ink-soft" />}
				{!inRow && <span className="min-w-0 grow wrap-anywhere">{entry.name}</span>}
				{!inRow && entry.keys && (
					<span aria-hidden="true" className="hidden text-14 text-ink-soft pointer-fine:inline">
						{entry.keys}
					</span>
				)}
			</button>
		);
	}

	return (
		<div
			ref={menu}
			role="menu"
			tabIndex={-1}
			aria-label={t("menu.name")}
			onKeyDown={onKeyDown}
			onContextMenu={(event) => event.preventDefault()}
			className="fixed z-50 max-h-[calc(100dvh-16px)] w-72 max-w-[calc(100vw-16px)] overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-field p-1 text-ink shadow-card"
		>
			{parts.map((part, index) => (
				// biome-ignore lint/a11y/useSemanticElements: entries of a menu, not fields of a form
				<div
					key={part.key}
					role="group"
					aria-label={part.name}
					className={index > 0 ? "mt-1 border-t border-line pt-1" : undefined}
				>
					{part.row ? (
						<div role="none" className="flex flex-wrap">
							{part.entries.map((entry) => item(entry, true))}
						</div>
					) : (
						part.entries.map((entry) => item(entry, false))
					)}
				</div>
			))}
		</div>
	);
}

function itemsOf(menu: Element): readonly HTMLElement[] {
	return [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];
}

/** Arrows go around, Home and End to the ends, a letter to the next entry that begins with it. */
function nextItem(items: readonly HTMLElement[], now: number, key: string): HTMLElement | undefined {
	const count = items.length;
	switch (key) {
		case "ArrowDown":
		case "ArrowRight":
			return items[(now + 1) % count];
		case "ArrowUp":
		case "ArrowLeft":
			return items[(now - 1 + count) % count];
		case "Home":
			return items[0];
		case "End":
			return items[count - 1];
		default: {
			if (key.length !== 1 || key === " ") return undefined;
			const rest = [...items.slice(now + 1), ...items.slice(0, now + 1)];
			return rest.find((each) => nameOf(each).startsWith(key.toLocaleLowerCase()));
		}
	}
}

function nameOf(item: HTMLElement): string {
	return (item.getAttribute("aria-label") ?? item.textContent ?? "").trim().toLocaleLowerCase();
}
