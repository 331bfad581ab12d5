import type { ClipArtElement } from "#design/document.ts";
import type { ClipArt } from "../editor-ports.ts";
import type { Room } from "../kernels/panels.ts";

const PART_OF_SIDE = 0.3;

export function newClipArt(id: string, art: ClipArt, color: string, side: Room): ClipArtElement {
	const size = Math.max(2, Math.min(side.width, side.height) * PART_OF_SIDE);
	const x = (side.left ?? 0) + (side.width - size) / 2;
	const place = { x, y: (side.height - size) / 2, width: size, height: size, rotation: 0 };
	const plain = art.paths.some((path) => path.color === undefined);
	return { kind: "clip-art", id, ...place, opacity: 1, ...art, ...(plain && { color }) };
}
