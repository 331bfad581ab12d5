import type { PictureFile } from "#ui/picture.tsx";

const WIDTHS = [320, 640, 1000] as const;
/** Every scene is square. */
const LARGEST = 1000;

/** Which side of which variant a picture shows. */
export type Shown = { side: string; variantId: number };

export function articlePreview(articleId: number, shown: Shown): PictureFile {
	return previewFile(`/previews/articles/${articleId}`, shown);
}

export function designPreview(design: { id: number; articleId: number; hash: string }, shown: Shown): PictureFile {
	return previewFile(`/previews/designs/${design.id}/${design.articleId}/${design.hash.slice(0, 12)}`, shown);
}

export function projectPreview(project: { id: string; hash: string }, shown: Shown): PictureFile {
	return previewFile(`/previews/projects/${project.id}/${project.hash.slice(0, 12)}`, shown);
}

function previewFile(folder: string, { side, variantId }: Shown): PictureFile {
	const address = (width: number, format: string) => `${folder}/${side}-${variantId}-${width}.${format}`;
	const set = (format: string) => WIDTHS.map((width) => `${address(width, format)} ${width}w`).join(", ");
	return { src: address(640, "jpg"), srcSet: set("jpg"), webp: set("webp"), width: LARGEST, height: LARGEST };
}
