import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Point } from "#design/geometry/matrix.ts";
import { lazyPart } from "./lazy-part.tsx";
import type { StageHandle } from "./stage.tsx";
import type { MenuPart } from "./use-menu-entries.tsx";

const ContextMenu = lazyPart(
	() => import("./context-menu.tsx"),
	() => null,
);

type OpenedMenu = {
	open(at: Point | null): void;
	menu(parts: readonly MenuPart[]): ReactNode;
};

/** The menu of the selection, wherever it was asked for. */
export function useContextMenu(bench: RefObject<HTMLElement | null>, stage: RefObject<StageHandle | null>): OpenedMenu {
	const [at, setAt] = useState<Point | null>(null);
	const opener = useRef<HTMLElement | null>(null);

	/** Who opened it by key gets the focus back; a press on the page leaves it with the page. */
	function open(next: Point | null): void {
		const { activeElement } = document;
		opener.current =
			activeElement instanceof HTMLElement && bench.current?.contains(activeElement) ? activeElement : null;
		setAt(next);
	}

	function close(byKey: boolean): void {
		setAt(null);
		if (!byKey) return;
		if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
		else stage.current?.focus();
	}

	return {
		open,
		menu: (parts) => at && <ContextMenu at={at} parts={parts} onClose={close} />,
	};
}
