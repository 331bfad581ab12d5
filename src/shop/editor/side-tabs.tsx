import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { rollSideways } from "./dom/roll-sideways.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";

type SideTabsProps = {
	/** `pressed`: not merely passed by arrow keys. */
	onChosen?: (side: string, pressed: boolean) => void;
};

/** One tab a printable side; articles with a single side have none. */
export function SideTabs({ onChosen }: SideTabsProps) {
	const { t } = useTranslation("create");
	const { props, store } = useEditorTools();
	const { selection } = useEditorState();
	const tabs = useRef<HTMLDivElement>(null);
	const { sides } = props;

	useEffect(() => {
		const tab = tabs.current?.querySelector(`[data-side="${CSS.escape(selection.side)}"]`);
		tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
	}, [selection.side]);

	useEffect(() => {
		const row = tabs.current;
		return row ? rollSideways(row) : undefined;
	}, []);

	if (sides.length < 2) return null;

	function onKeyDown(event: KeyboardEvent): void {
		const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
		if (step === 0) return;
		event.preventDefault();
		const now = sides.findIndex(({ code }) => code === selection.side);
		const index = (now + step + sides.length) % sides.length;
		const next = sides[index];
		tabs.current?.querySelectorAll<HTMLElement>("[role=tab]")[index]?.focus();
		if (next) choose(next.code, false);
	}

	function choose(side: string, pressed: boolean): void {
		store.showSide(side);
		onChosen?.(side, pressed);
	}

	return (
		<div
			ref={tabs}
			role="tablist"
			tabIndex={-1}
			aria-label={t("sides.name")}
			onKeyDown={onKeyDown}
			className="flex shrink-0 justify-center-safe gap-1 overflow-x-auto scroll-px-16 border-b border-line bg-field px-2 py-1 before:pointer-events-none before:sticky before:start-[-0.5rem] before:w-4 before:shrink-0 before:bg-linear-to-r before:from-field before:to-transparent after:pointer-events-none after:sticky after:end-[-0.5rem] after:w-4 after:shrink-0 after:bg-linear-to-l after:from-field after:to-transparent"
		>
			{sides.map(({ code, name }) => (
				<button
					key={code}
					type="button"
					role="tab"
					data-side={code}
					aria-selected={code === selection.side}
					tabIndex={code === selection.side ? 0 : -1}
					onClick={() => choose(code, true)}
					className="min-h-11 rounded-control px-4 font-semibold whitespace-nowrap hover:bg-line aria-selected:bg-accent-soft aria-selected:text-accent"
				>
					{name}
				</button>
			))}
		</div>
	);
}
