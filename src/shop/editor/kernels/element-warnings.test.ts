import { expect, test } from "vitest";
import type { SideFormat } from "#design/document.ts";
import { USUAL_RESOLUTION_LIMITS } from "#design/preflight/resolution.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { documentWarnings } from "./element-warnings.ts";
import { newPhoto } from "./new-elements.ts";

const SQUARE: SideFormat = { code: "front", width: 80, height: 80, bleed: 2, safe: 4 };

test("what is grave is told first, wherever it lies", () => {
	const photo = (id: string, pixels: number) => {
		const picture = { id, width: pixels, height: pixels };
		return { ...newPhoto(id, picture, SQUARE), x: 10, y: 10, width: 60, height: 60 };
	};
	const elements = [photo("coarse", 400), photo("fine", 3000), photo("blurred", 100), photo("rough", 401)];
	const document = { version: 1 as const, sides: [{ ...SQUARE, elements }] };
	const surroundings = { cloth: null, tonesOf: () => undefined };
	const told = documentWarnings(document, serverShaper(), () => USUAL_RESOLUTION_LIMITS, surroundings);
	expect(told.filter(({ code }) => code === "few-pixels").map(({ elementId }) => elementId)).toEqual([
		"blurred",
		"coarse",
		"rough",
	]);
});
