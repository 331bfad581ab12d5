import type { Millimetres } from "#core/units.ts";
import { cutOut } from "#design/cut-out.ts";
import type { DisplayList } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { mm } from "#design/geometry/paths.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { stepInto } from "#design/geometry/side-outline.ts";
import { traceOutline } from "#painters/outline/trace-outline.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import { renderPixels } from "#painters/png.server.ts";

/** Left around the design, so that a plotter's blade stays off what is printed. */
const DISTANCE: Millimetres = 2;
const TOLERANCE: Millimetres = 0.05;
const PIXELS_PER_MM = 5;
const MOST_PIXELS = 4_000_000;
/** Of 255: fainter than this it is no edge that anybody sees. */
const SEEN = 25;

/** The line around all that is printed within the trim edge, as path data; nothing where nothing is. */
export async function designOutline(
	display: DisplayList,
	side: SideFormat,
	pictures: PictureSource,
): Promise<string | undefined> {
	const area = sideArea(side, "trim");
	const pixelsPerMm = Math.min(PIXELS_PER_MM, Math.sqrt(MOST_PIXELS / (area.width * area.height)));
	const options = { area, pixelsPerMm, background: null, medium: "print" } as const;
	const { data, width, height } = await renderPixels(
		cutOut(display, { ...side, openings: null }, "trim"),
		options,
		pictures,
	);
	const covered = Uint8Array.from({ length: width * height }, (_, at) => (data[at * 4 + 3]! > SEEN ? 1 : 0));
	const loops = traceOutline(covered, { width, height }, DISTANCE * pixelsPerMm, TOLERANCE * pixelsPerMm);
	const [across, down] = [area.width / width, area.height / height];
	const lines = loops.map((loop) => {
		const points = loop.map(([x, y]) => withinPiece([(x + 0.5) * across, (y + 0.5) * down], side));
		return `${points.map((point, index) => `${index ? "L" : "M"}${point.join(" ")}`).join("")}Z`;
	});
	return lines.length ? lines.join("") : undefined;
}

/** Beyond the trim edge nothing is cut. */
function withinPiece(point: Point, side: SideFormat): Point {
	const [dx, dy] = stepInto([point], side, 0);
	return [mm(point[0] + dx), mm(point[1] + dy)];
}
