import { useEffect, useState } from "react";
import type { DisplayList } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import type { ProofTable } from "#painters/proof/proof-table.ts";
import { after } from "../dom/after.ts";
import { useEditorTools } from "../editor-tools.ts";
import { dullShare } from "./dull-share.ts";

/** Milliseconds without a change, before a side is painted for a figure. */
const REST = 400;

/** null: not known yet, or a photo of it can't be had. What was known stays while the side is being changed. */
export function useDullShare(display: DisplayList, side: SideFormat, table: ProofTable | null): number | null {
	const { ports } = useEditorTools();
	const [known, setKnown] = useState<{ readonly code: string; readonly share: number | null }>();
	useEffect(() => {
		if (!table) return;
		const overtaken = new AbortController();
		const { signal } = overtaken;
		function setShare(share: number | null): void {
			if (!signal.aborted) setKnown({ code: side.code, share });
		}
		const callOff = after(REST, () => {
			dullShare(display, side, table, ports.pictureUrl, signal).then(setShare, () => setShare(null));
		});
		return () => {
			callOff();
			overtaken.abort();
		};
	}, [display, side, table, ports]);
	return known?.code === side.code ? known.share : null;
}
