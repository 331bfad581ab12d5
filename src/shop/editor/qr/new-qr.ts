import { LIGHT } from "#design/contrast.ts";
import type { QrElement } from "#design/document.ts";
import type { Room } from "../kernels/panels.ts";

/** A link of usual length is read well from it. */
const USUAL_SIZE = 25;

export function newQr(id: string, side: Room): QrElement {
	const room = Math.min(side.width, side.height) - 2 * side.safe;
	const size = Math.max(5, Math.min(USUAL_SIZE, room));
	const x = (side.left ?? 0) + (side.width - size) / 2;
	const place = { x, y: (side.height - size) / 2, width: size, height: size, rotation: 0 };
	// Pure black is printed in one ink, so that no other blurs its edges.
	return { kind: "qr", id, ...place, opacity: 1, text: "", level: "medium", color: "#000000", ground: LIGHT };
}
