import sharp from "sharp";

/** A JPEG; the size it has on the ticket in points. */
export type TicketPicture = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** Points of their longer edges, so that all stand in one row. */
const LENGTH = 72;
const LENGTH_OF_TWO = 144;
const PIXELS_PER_POINT = 2;
/** Of books and calendars the first sides tell which it is. */
const MOST_SIDES = 6;

/** Of the first printed sides, for whoever looks for the piece. */
export function ticketPictures(sides: readonly { readonly bytes: Buffer }[]): Promise<readonly TicketPicture[]> {
	const pixels = PIXELS_PER_POINT * (sides.length > 2 ? LENGTH : LENGTH_OF_TWO);
	return Promise.all(
		sides.slice(0, MOST_SIDES).map(async ({ bytes }) => {
			const { data, info } = await sharp(bytes)
				.resize({ width: pixels, height: pixels, fit: "inside" })
				.jpeg({ quality: 85 })
				.toBuffer({ resolveWithObject: true });
			return { bytes: data, width: info.width / PIXELS_PER_POINT, height: info.height / PIXELS_PER_POINT };
		}),
	);
}
