import type { DesignElement, SideFormat } from "#design/document.ts";
import { type Field, text } from "./drawing.ts";
import { INK } from "./palette.ts";

/** The left of it, below the sender: the right is the address's. */
export function besideAddress({ height, safe }: SideFormat): Field {
	const top = safe + 26;
	return { x: safe + 3, y: top, width: 58, height: height - top - safe - 2 };
}

/** Whose letter it is, where the post looks for it. */
export function sender({ safe }: SideFormat): DesignElement {
	return text(
		"Marta & Iker Ferrer\nCarrer Major 4\n46003 Valencia",
		{ x: safe + 3, y: safe + 4, width: 70 },
		{ font: "montserrat", size: 3.6, color: INK, align: "left", leading: 1.4, grows: true },
	);
}
