import type { Locale } from "#core/sites.ts";
import type { Millimetres } from "#core/units.ts";
import type { PictureFile } from "#ui/picture.tsx";

const WIDTHS = [320, 640, 1000] as const;
/** Of a printed side that is shown flat, in pixels. */
export const PROOF_WIDTH = 1000;
/** Every scene is square. */
const LARGEST = 1000;

/** Which side of which variant a picture shows. */
export type Shown = { side: string; variantId: number };
type Design = { readonly id: number; readonly articleId: number; readonly hash: string };
/** Whose words a design is shown in. */
type Reader = Pick<Locale, "code">;

export function designPreview(design: Design, shown: Shown, reader: Reader): PictureFile {
	return previewFile(designPreviewStem(design, shown, reader));
}

/** A stem is the address without width and format: lists send it instead of a picture's eight addresses. */
export function articlePreviewStem(articleId: number, { side, variantId }: Shown): string {
	return `/previews/articles/${articleId}/${side}-${variantId}`;
}

export function designPreviewStem(design: Design, { side, variantId }: Shown, reader: Reader): string {
	return `${designFolder(design, reader)}/${side}-${variantId}`;
}

export function projectPreview(project: { id: string; hash: string }, { side, variantId }: Shown): PictureFile {
	return previewFile(`/previews/projects/${project.id}/${project.hash.slice(0, 12)}/${side}-${variantId}`);
}

export function stemInVariant(stem: string, variantId: number): string {
	return stem.replace(/\d+$/, String(variantId));
}

/** The same where the product is used (`sceneInUse`). */
export function inUseFile(stem: string): PictureFile {
	const at = stem.lastIndexOf("/") + 1;
	return previewFile(`${stem.slice(0, at)}use.${stem.slice(at)}`);
}

/** One printed side, flat and cut to size. */
export function projectProof(project: { id: string; hash: string }, shown: Shown): string {
	return `/previews/projects/${project.id}/${project.hash.slice(0, 12)}/${proofFile(shown)}`;
}

export function designProof(design: Design, shown: Shown, reader: Reader): string {
	return `${designFolder(design, reader)}/${proofFile(shown)}`;
}

/** The same in the sizes of lists. */
export function flatFile(
	design: Design,
	{ side, variantId }: Shown,
	reader: Reader,
	size: { readonly width: Millimetres; readonly height: Millimetres },
): PictureFile {
	const stem = `${designFolder(design, reader)}/flat.${side}-${variantId}`;
	const [small, large] = WIDTHS;
	const set = (format: string) => [small, large].map((width) => `${stem}-${width}.${format} ${width}w`).join(", ");
	const height = Math.round((small * size.height) / size.width);
	return { src: `${stem}-${small}.jpg`, srcSet: set("jpg"), webp: set("webp"), width: small, height };
}

function designFolder({ id, articleId, hash }: Design, { code }: Reader): string {
	return `/previews/designs/${id}/${articleId}/${hash.slice(0, 12)}-${code}`;
}

function proofFile({ side, variantId }: Shown): string {
	return `flat.${side}-${variantId}-${PROOF_WIDTH}.jpg`;
}

export function previewFile(stem: string): PictureFile {
	const address = (width: number, format: string) => `${stem}-${width}.${format}`;
	const set = (format: string) => WIDTHS.map((width) => `${address(width, format)} ${width}w`).join(", ");
	return {
		...{ src: address(640, "jpg"), srcSet: set("jpg"), webp: set("webp"), small: address(320, "webp") },
		...{ width: LARGEST, height: LARGEST },
	};
}
