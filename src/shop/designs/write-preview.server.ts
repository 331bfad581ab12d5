import { writeFile } from "node:fs/promises";
import { drawPreview, type PreviewDrawing } from "./draw-preview.server.ts";

/** Runs as a process of its own for one picture that is much work. `pictures`: paths of the originals on it, by id. */
export type PreviewOrder = {
	readonly drawing: PreviewDrawing;
	readonly pictures: Readonly<Record<string, string>>;
	readonly target: string;
};

export type PreviewAnswer = "written" | { readonly failed: string };

if (process.send) {
	process.once("message", async (order: PreviewOrder) => {
		process.send?.(await write(order), () => process.exit(0));
	});
}

async function write({ drawing, pictures, target }: PreviewOrder): Promise<PreviewAnswer> {
	try {
		const bytes = await drawPreview(drawing, async (id) => {
			const path = pictures[id];
			if (path === undefined) throw new Error(`No picture ${id}`);
			return path;
		});
		await writeFile(target, bytes);
		return "written";
	} catch (error) {
		return { failed: String(error) };
	}
}
