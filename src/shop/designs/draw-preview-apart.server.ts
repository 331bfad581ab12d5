import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { boundedProcess } from "#shop/bounded-process.server.ts";
import { layPictures } from "#shop/media/lay-pictures.server.ts";
import { uploadFolder } from "#shop/media/upload-folder.server.ts";
import { limitedPlaces } from "#shop/places.ts";
import type { Shop, Workshop } from "#shop/shop.ts";
import type { PreviewDrawing } from "./draw-preview.server.ts";
import type { PreviewAnswer, PreviewOrder } from "./write-preview.server.ts";

const TIME_LIMIT_MILLISECONDS = 60_000;
/** What failed would mostly fail again, and hold the lane up each time. */
const AGAIN_AFTER_MILLISECONDS = 5 * 60_000;
const KEPT = 500;
const failures = new Map<string, number>();
const lane = () =>
	boundedProcess<PreviewOrder, PreviewAnswer>({
		script: "src/shop/designs/write-preview.server.ts",
		atOnce: 1,
		megabytes: 1536,
	});
const [visitorsLane, jobsLane] = [lane(), lane()];
/** Of one address as many as a browser asks for at once. */
const takePlace = limitedPlaces({ most: 24, each: 6 });

/** A job has no address: it is nobody's request. */
export type PreviewShop = Pick<Workshop, "db" | "files" | "log" | "now"> & Partial<Pick<Shop, "clientAddress">>;
/** `name`: its hash, and the locale where it is another picture in each. */
type Elaborate = { readonly name: string; readonly cost: number };

/**
 * Draws an elaborate side in a process of its own. "busy": too many wait for it, too many of this visitor's, or this
 * design's failed a moment ago. Jobs wait in a lane of their own, and fail.
 */
export async function drawPreviewApart(
	shop: PreviewShop,
	drawing: PreviewDrawing,
	elaborate: Elaborate,
): Promise<Buffer | "busy"> {
	if (shop.clientAddress === undefined) {
		const drawn = await draw(shop, drawing, elaborate, jobsLane);
		if (!drawn) throw new Error(`No preview of ${elaborate.name} could be drawn`);
		return drawn;
	}
	if ((failures.get(elaborate.name) ?? 0) > shop.now.getTime()) return "busy";
	const leave = takePlace(shop.clientAddress);
	if (!leave) return "busy";
	try {
		return (await draw(shop, drawing, elaborate, visitorsLane)) ?? "busy";
	} finally {
		leave();
	}
}

/** Nothing where it took too long or its process failed, which is told and remembered. */
async function draw(
	shop: PreviewShop,
	drawing: PreviewDrawing,
	{ name, cost }: Elaborate,
	write: ReturnType<typeof lane>,
): Promise<Buffer | undefined> {
	const folder = await mkdtemp(join(uploadFolder(), "preview-"));
	try {
		const target = join(folder, "picture");
		const pictures = await layPictures(shop, [drawing.side], folder);
		const answer = await write({ drawing, pictures, target }, TIME_LIMIT_MILLISECONDS);
		if (answer === "written") return await readFile(target);
		const cause = typeof answer === "string" ? answer : answer.failed;
		shop.log.error({ design: name, cost, cause }, "a preview could not be drawn");
		failures.delete(name);
		failures.set(name, shop.now.getTime() + AGAIN_AFTER_MILLISECONDS);
		if (failures.size > KEPT) failures.delete(failures.keys().next().value ?? "");
		return undefined;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
