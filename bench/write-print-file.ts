import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type PdfSide, renderPdfFile } from "#painters/pdf.server.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import { giveCoresToPictures } from "#painters/picture-slots.server.ts";
import { laidPictures } from "#shop/media/laid-pictures.server.ts";
import { bookPages } from "./photo-book-pages.ts";
import { laidPhoto, photoBytes } from "./taken-in-photo.ts";
import { layOut, waitingPieces } from "./waiting-pieces.ts";

/** A process of its own, so that its memory is the file's alone: "book" or "run", the photo's folder, a number for its words. */
const [kind = "", folder = "", round = "0"] = process.argv.slice(2);
if (kind === "book") giveCoresToPictures();
const laid = laidPictures({ photo: laidPhoto(folder) });
/** The shop has a book's photos laid out as files, and reads a run's itself. */
const photo: PictureSource = kind === "book" ? (_id, needed) => laid("photo", needed) : photoBytes(folder);
const options = { title: kind, marks: kind === "book", created: new Date(0) };
await write(bookPages(-1).slice(0, 1));
const start = performance.now();
const sheets = kind === "book" ? undefined : layOut(waitingPieces(Number(round)));
const laidOut = performance.now() - start;
await write(sheets ?? bookPages(Number(round)));
const milliseconds = performance.now() - start;
// Not the resource usage's maximum: that begins with what the starting process had.
const peak = /VmHWM:\s+(\d+) kB/.exec(await readFile("/proc/self/status", "utf8"))?.[1];
console.log(JSON.stringify({ milliseconds, laidOut, megabytes: Number(peak) / 1024, pages: sheets?.length ?? 40 }));

function write(sides: readonly PdfSide[]) {
	return renderPdfFile(sides, photo, options, join(folder, "print.pdf"));
}
