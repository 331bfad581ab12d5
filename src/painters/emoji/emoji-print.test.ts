import { expect, test } from "vitest";
import type { TextElement } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { printCondition } from "#painters/pdf/print-condition.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import { checkPdfX4 } from "../../../tests/support/pdf/check-pdf-x4.ts";
import { PdfStream } from "../../../tests/support/pdf/pdf-values.ts";
import { decoded, nameOf, readPdf } from "../../../tests/support/pdf/read-pdf.ts";

const FORMAT = { code: "front", width: 100, height: 60, bleed: 3, safe: 5 };

function print(text: string, pages: number, output?: Parameters<typeof renderPdf>[2]["output"]) {
	const element: TextElement = {
		...{ kind: "text", id: "emoji", x: 5, y: 5, width: 90, height: 50, rotation: 0, opacity: 1 },
		...{ font: "lora", size: 6, leading: 1.2, align: "left", color: "#112233", language: "en" },
		...{ text, coloredEmoji: true },
	};
	const side = { ...FORMAT, elements: [element] };
	const display = layoutSide(side, serverShaper());
	const options = { title: "Emoji", marks: false, created: new Date(0), ...(output && { output }) };
	return renderPdf(Array(pages).fill({ side, display }), () => Promise.reject(new Error("No photos")), options);
}

function formsOf(pdf: Buffer): readonly string[] {
	return [...readPdf(pdf).objects.values()]
		.filter((object) => object instanceof PdfStream && nameOf(object.dictionary.get("Subtype")) === "Form")
		.map((form) => decoded(form as PdfStream).toString("latin1"));
}

test("a print file holds each picture once, however often and on whatever page it stands", async () => {
	const [once, often] = await Promise.all([print("😀🎂", 1), print("😀🎂".repeat(40), 3)]);
	expect(formsOf(once)).toHaveLength(2);
	expect(new Set(formsOf(often))).toEqual(new Set(formsOf(once)));
	expect(formsOf(often)).toHaveLength(2);
	expect(checkPdfX4(readPdf(often), { dpi: { least: 299, most: 301 } })).toEqual([]);
	const placed = 3 * 80;
	expect(often.length - once.length).toBeLessThan(placed * 40);
});

test("on a press each of its colours is separated", async () => {
	const pdf = await print("🎂", 1, { colors: "CMYK", condition: await printCondition() });
	const [form] = formsOf(pdf);
	const inks = new Set(form?.match(/^[\d.]+ [\d.]+ [\d.]+ [\d.]+ (?:k|scn)$/gm));
	expect(inks.size).toBeGreaterThan(3);
	expect(form).not.toMatch(/ rg$/m);
});
