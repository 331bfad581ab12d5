import { useEffect, useMemo, useRef, useState } from "react";
import type { DesignDocument } from "#design/document.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import { CLEARLY_ON_ANY_PRESS, nearestPrintable } from "#painters/proof/nearest-printable.ts";
import { CLEARLY, type ProofTable } from "#painters/proof/proof-table.ts";
import { after } from "./dom/after.ts";
import type { EditorPorts } from "./editor-ports.ts";
import type { EditorProps } from "./editor-props.ts";
import { hasVividColors } from "./kernels/vivid-colors.ts";

/** Milliseconds without a change: what the editor begins with comes first. */
const REST = 2000;

/** undefined: not known. Its table is asked for when a design has colours that may get duller, and again at the next change. */
export function usePrintedColors(
	document: DesignDocument,
	{ press, usualPress }: Pick<EditorProps, "press" | "usualPress">,
	ports: Pick<EditorPorts, "softProof">,
): Surroundings["asPrinted"] {
	const [table, setTable] = useState<ProofTable | null>(null);
	const asked = useRef(false);

	useEffect(() => {
		if (asked.current || !hasVividColors(document)) return;
		return after(REST, () => {
			asked.current = true;
			ports.softProof(press ?? usualPress).then((found) => {
				if (found) setTable(found);
				else asked.current = false;
			});
		});
	}, [document, press, usualPress, ports]);

	const least = press ? CLEARLY : CLEARLY_ON_ANY_PRESS;
	return useMemo(() => (table ? nearestPrintable(table, least) : undefined), [table, least]);
}
