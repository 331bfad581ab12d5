import { expect, test } from "vitest";
import type { DisplayNode, ImageNode } from "#design/display-list.ts";
import type { Matrix } from "#design/geometry/matrix.ts";
import { imageUses } from "./image-uses.ts";

const SLANT = Math.SQRT1_2;
const image: ImageNode = {
	type: "image",
	pictureId: "photo",
	crop: { x: 0, y: 0, width: 1, height: 1 },
	box: { x: 5, y: 5, width: 40, height: 30 },
};

test.each<[string, readonly Matrix[], number, number]>([
	["alone", [], 40, 30],
	[
		"in groups that grow it twice",
		[
			[2, 0, 0, 2, 9, 9],
			[3, 0, 0, 3, 0, 0],
		],
		240,
		180,
	],
	[
		"turned in groups that shrink it",
		[
			[0.5, 0, 0, 0.5, 0, 0],
			[SLANT, SLANT, -SLANT, SLANT, 3, 4],
		],
		20,
		15,
	],
	[
		"mirrored",
		[
			[-1, 0, 0, 1, 80, 0],
			[2, 0, 0, 2, 0, 0],
		],
		80,
		60,
	],
	[
		"turned by a quarter in a group that is wide",
		[
			[3, 0, 0, 1, 0, 0],
			[0, 1, -1, 0, 0, 0],
		],
		40,
		90,
	],
])("a picture's printed size: %s", (_where, matrices, width, height) => {
	const nested = matrices.reduceRight<DisplayNode>(
		(child, matrix) => ({ type: "group", matrix, children: [child] }),
		image,
	);
	const [use, ...more] = imageUses([nested], "print");
	expect(more).toEqual([]);
	expect(use?.node).toBe(image);
	expect(use?.width).toBeCloseTo(width);
	expect(use?.height).toBeCloseTo(height);
});
