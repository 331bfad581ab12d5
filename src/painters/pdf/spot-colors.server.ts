import type { Millimetres } from "#core/units.ts";
import type { DisplayList } from "#design/display-list.ts";
import type { Area } from "#design/geometry/side-area.ts";
import { type Drawing, drawList } from "#painters/pdf/draw-display.server.ts";
import { drawnForm, type PdfDocument, placePath, setState } from "#painters/pdf/pdf-document.server.ts";

/** Inks and tools that a printer's machine has besides its colours, by the names that it knows them by. */
export type SpotColors = {
	/** White lies under all that this list shows. */
	readonly white?: { readonly ink: string; readonly under: DisplayList };
	/** Path data that a plotter follows. */
	readonly cut?: { readonly ink: string; readonly d: string };
};

const CUT_WIDTH: Millimetres = 0.25;
const OVERPRINT = { OP: true, op: true };
/** What a viewer shows instead: cyan, magenta, yellow, black. */
const PALE_BLUE = [0.2, 0, 0, 0];
const MAGENTA = [0, 1, 0, 0];

/**
 * White is drawn last and overprints: drawn first, the colours above would knock it out. Its shape is the design's own
 * opacity, so that photos with a mask and see-through parts get as much white as they have colour.
 */
export function drawSpotColors(drawing: Drawing, { white, cut }: SpotColors, area: Area) {
	const { pdf, colors } = drawing;
	if (white && white.under.length > 0) {
		const form = drawnForm(pdf, colors.space, () => drawList(drawing, white.under, 1));
		pdf.save();
		// Viewers without overprint multiply instead: they show the design and not its white.
		setState(pdf, "White", { ...OVERPRINT, BM: "Multiply", SMask: { Type: "Mask", S: "Alpha", G: form } });
		pdf.addContent(`/${spotSpace(pdf, white.ink, PALE_BLUE)} cs 1 scn`);
		pdf.rect(area.x, area.y, area.width, area.height).fill();
		pdf.restore();
	}
	if (cut) {
		pdf.save();
		setState(pdf, "Cut", { ...OVERPRINT, CA: 1 });
		pdf.addContent(`/${spotSpace(pdf, cut.ink, MAGENTA)} CS 1 SCN`);
		pdf.lineWidth(CUT_WIDTH);
		placePath(pdf, cut.d).stroke();
		pdf.restore();
	}
}

function spotSpace(pdf: PdfDocument, ink: string, look: readonly number[]): string {
	const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: look, N: 1 };
	const name = `Spot${ink}`;
	pdf.page.colorSpaces[name] = ["Separation", ink, "DeviceCMYK", tint];
	return name;
}
