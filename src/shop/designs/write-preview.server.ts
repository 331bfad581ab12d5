import { writeFile } from "node:fs/promises";
import { drawPreview, type PreviewDrawing } from "./draw-preview.server.ts";

/** Runs as a process of its own for one picture that is much work. `pictures`: paths of the originals on it, by id. */
export type PreviewOrder = {
	readonly drawing: PreviewDrawing;
	readonly pictures: Readonly<Record<string, string>>;
	readonly target: string;
};

if (process.send) {
	process.once("message", async ({ drawing, pictures, target }: PreviewOrder) => {
		const bytes = await drawPreview(drawing, async (id) => {
			const path = pictures[id];
			if (path === undefined) throw new Error(`No picture ${id}`);
			return path;
		});
		await writeFile(target, bytes);
		process.send?.("written", () => process.exit(0));
	});
}
