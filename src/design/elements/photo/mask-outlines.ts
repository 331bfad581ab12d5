import type { PhotoMask } from "#design/document.ts";

const OUTLINES = {
	hexagon: "M.25 0L.75 0L1 .5L.75 1L.25 1L0 .5Z",
	diamond: "M.5 0L1 .5L.5 1L0 .5Z",
	arch: "M0 1L0 .5C0 .224 .224 0 .5 0C.776 0 1 .224 1 .5L1 1Z",
	flower:
		"M.304 .19C.298 .087 .387 0 .5 0C.613 0 .702 .087 .696 .19C.79 .133 .917 .161 .974 .25C1.03 .339 .993 .454 .892 .5C.993 .546 1.03 .661 .974 .75C.917 .839 .79 .867 .696 .81C.702 .913 .613 1 .5 1C.387 1 .298 .913 .304 .81C.21 .867 .083 .839 .026 .75C-.03 .661 .007 .546 .108 .5C.007 .454 -.03 .339 .026 .25C.083 .161 .21 .133 .304 .19Z",
} as const;

/** What is offered to cut a photo to, by name. A rectangle is a photo without a mask. */
export const MASKS = [
	{ name: "rectangle", mask: undefined },
	{ name: "ellipse", mask: { form: "ellipse" } },
	{ name: "heart", mask: { form: "heart" } },
	{ name: "star", mask: { form: "star" } },
	{ name: "hexagon", mask: { form: "path", d: OUTLINES.hexagon } },
	{ name: "diamond", mask: { form: "path", d: OUTLINES.diamond } },
	{ name: "arch", mask: { form: "path", d: OUTLINES.arch } },
	{ name: "flower", mask: { form: "path", d: OUTLINES.flower } },
] as const satisfies readonly { readonly name: string; readonly mask: PhotoMask | undefined }[];
