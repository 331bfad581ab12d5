import { useEffect, useState } from "react";
import type { DisplayList } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import type { ProofTable } from "#painters/proof/proof-table.ts";
import { useEditorTools } from "../editor-tools.ts";
import { dullShare } from "./dull-share.ts";

/** null: not known yet, or a photo of it can't be had. */
export function useDullShare(display: DisplayList, side: SideFormat, table: ProofTable | null): number | null {
	const { ports } = useEditorTools();
	const [share, setShare] = useState<number | null>(null);
	useEffect(() => {
		if (!table) return;
		let gone = false;
		dullShare(display, side, table, ports.pictureUrl).then(
			(found) => gone || setShare(found),
			() => gone || setShare(null),
		);
		return () => {
			gone = true;
		};
	}, [display, side, table, ports]);
	return share;
}
