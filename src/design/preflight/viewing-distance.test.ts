import { expect, test } from "vitest";
import { wantedDpi } from "#design/preflight/viewing-distance.ts";

test.each([
	[600, 400, "inkjet", 100],
	[900, 600, "inkjet", 80],
	[1200, 900, "inkjet", 60],
	[900, 600, "sublimation", 100],
])("a side of %d by %d mm by %s wants %d dots an inch", (width, height, technique, expected) => {
	expect(wantedDpi({ width, height, technique, minimumDpi: 100 })).toBe(expected);
});
