import { writeFile } from "node:fs/promises";
import { answerOrder } from "#shop/answer-order.ts";
import { type LaidPictures, laidPictures } from "#shop/media/laid-pictures.server.ts";
import { drawPreview, type PreviewDrawing } from "./draw-preview.server.ts";

/** Runs as a process of its own for one picture that is much work. */
export type PreviewOrder = {
	readonly drawing: PreviewDrawing;
	readonly pictures: LaidPictures;
	readonly target: string;
};

export type PreviewAnswer = "written" | { readonly failed: string };

answerOrder(write);

async function write({ drawing, pictures, target }: PreviewOrder): Promise<PreviewAnswer> {
	try {
		const bytes = await drawPreview(drawing, laidPictures(pictures));
		await writeFile(target, bytes);
		return "written";
	} catch (error) {
		return { failed: String(error) };
	}
}
