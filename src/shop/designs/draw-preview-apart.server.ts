import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { boundedProcess } from "#shop/bounded-process.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import { uploadFolder } from "#shop/media/upload-folder.server.ts";
import { limitedPlaces } from "#shop/places.ts";
import type { Workshop } from "#shop/shop.ts";
import type { PreviewDrawing } from "./draw-preview.server.ts";
import type { PreviewOrder } from "./write-preview.server.ts";

const TIME_LIMIT_MILLISECONDS = 60_000;
const write = boundedProcess<PreviewOrder, "written">({
	script: "src/shop/designs/write-preview.server.ts",
	atOnce: 1,
	megabytes: 1536,
});
const takePlace = limitedPlaces({ most: 24, each: 24 });

/** Draws an elaborate side in a process of its own; "busy" where too many pictures wait for it. */
export async function drawPreviewApart(
	shop: Pick<Workshop, "db" | "files">,
	drawing: PreviewDrawing,
): Promise<Buffer | "busy"> {
	const leave = takePlace("all");
	if (!leave) return "busy";
	const folder = await mkdtemp(join(uploadFolder(), "preview-"));
	try {
		const target = join(folder, "picture");
		const pictures = await originalsIn(folder, shop, drawing);
		const answer = await write({ drawing, pictures, target }, TIME_LIMIT_MILLISECONDS);
		if (answer !== "written") throw new Error(`A preview could not be drawn: ${answer}`);
		return await readFile(target);
	} finally {
		leave();
		await rm(folder, { recursive: true, force: true });
	}
}

/** The process has no database: what stands on the side lies in the folder. */
async function originalsIn(folder: string, shop: Pick<Workshop, "db" | "files">, { side }: PreviewDrawing) {
	const source = pictureSource(shop);
	const ids = flatElements(side.elements).flatMap((each) => (each.kind === "photo" && each.picture?.id) || []);
	const paths: Record<string, string> = {};
	for (const [index, id] of [...new Set(ids)].entries()) {
		const path = join(folder, String(index));
		await writeFile(path, await source(id));
		paths[id] = path;
	}
	return paths;
}
