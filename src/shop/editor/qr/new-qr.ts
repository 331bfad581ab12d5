import { LIGHT } from "#design/contrast.ts";
import type { QrElement } from "#design/document.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import { firstQrLevel, GOOD_MODULE, goodModule } from "#design/preflight/qr-on-cloth.ts";
import type { PrintedSide } from "#design/preflight/viewing-distance.ts";
import type { Room } from "../kernels/panels.ts";

/** A link of usual length has no more, with its quiet zone. */
const USUAL_MODULES = 50;
/** Of a link of up to 62 letters (version 4, medium level), with its quiet zone. */
const SHORT_MODULES = 41;
/** How much smaller a new code may become before shorter links are told to be too fine. */
export const LEAST_QR_SCALE = SHORT_MODULES / USUAL_MODULES;
/** What is large is seen from further away: a code is read from ten times its width. */
const OF_ROOM = 1 / 7;

/** As large and as careful as what it is printed on needs. */
export function newQr(id: string, side: Room, printed?: Pick<PrintedSide, "minimumDpi" | "technique">): QrElement {
	const usual = USUAL_MODULES * (printed ? goodModule(printed) : GOOD_MODULE);
	const level = printed ? firstQrLevel(printed) : "medium";
	const [across, down] = insetOfRoom(side);
	const room = Math.min(side.width - 2 * across, side.height - 2 * down);
	const size = Math.max(5, Math.min(Math.max(usual, room * OF_ROOM), room));
	const x = (side.left ?? 0) + (side.width - size) / 2;
	const place = { x, y: (side.height - size) / 2, width: size, height: size, rotation: 0 };
	// Pure black is printed in one ink, so that no other blurs its edges.
	return { kind: "qr", id, ...place, opacity: 1, text: "", level, color: "#000000", ground: LIGHT };
}
