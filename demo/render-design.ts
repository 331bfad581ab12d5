import { sideArea } from "#design/geometry/side-area.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { readMockupScene } from "#painters/mockup/mockup.server.ts";
import type { RgbaPicture } from "#painters/mockup/mockup-scene.ts";
import { renderPixels } from "#painters/png.server.ts";
import { demoArticles } from "./articles.ts";
import { demoDesigns } from "./designs.ts";
import { demoPictureFile } from "./pictures.ts";

/** A demo design on an article's first side, as wide as asked, ready for its scene; garments stay transparent. */
export async function renderDesign(designId: number, articleId: number, width: number): Promise<RgbaPicture> {
	const design = demoDesigns.find(({ id }) => id === designId);
	const application = design?.applications.find((candidate) => candidate.articleId === articleId);
	const side = application?.document.sides[0];
	const facts = demoArticles.find(({ id }) => id === articleId)?.sides[0];
	if (!side || !facts) throw new Error(`Design ${designId} is not made for article ${articleId}`);
	const { uvCovers, tint } = await readMockupScene(facts.scene);
	const area = sideArea(side, uvCovers);
	const display = layoutSide(side, serverShaper());
	const options = { area, pixelsPerMm: width / area.width, background: tint ? null : "#ffffff" };
	const painted = await renderPixels(display, options, demoPictureFile);
	return { rgba: painted.data, width: painted.width, height: painted.height };
}
