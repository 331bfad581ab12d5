import type { Page } from "playwright-core";
import type { DesignDocument } from "#design/document.ts";

export const MUG = { articleId: 1101, variantId: 110101 } as const;

export function mugWithWords(text: string): DesignDocument {
	return {
		version: 1,
		sides: [
			{
				code: "wrap",
				width: 226,
				height: 78,
				bleed: 2,
				safe: 4,
				elements: [
					{
						kind: "text",
						id: "words",
						opacity: 1,
						x: 53,
						y: 29,
						width: 120,
						height: 20,
						rotation: 0,
						text,
						font: "lora",
						size: 12,
						leading: 1.2,
						align: "center",
						color: "#1f1b16",
						language: "en",
					},
				],
			},
		],
	};
}

/** A mug in the visitor's cart without the editor, which has journeys of its own; ends on the cart page. */
export async function putMugInCart(page: Page, words = "Für Zoë ♥"): Promise<void> {
	const { request } = page.context();
	await page.goto("/cart");
	const headers = { origin: new URL(page.url()).origin };
	const saved = await request.post("/api/projects", { headers, data: { ...MUG, document: mugWithWords(words) } });
	const { id } = await saved.json();
	const form = { projectId: id, variantId: String(MUG.variantId), quantity: "1" };
	const added = await request.post(`/create/${MUG.articleId}`, { headers, form, maxRedirects: 0 });
	if (!saved.ok() || added.status() !== 302)
		throw new Error(`The cart was not filled: ${saved.status()}, ${added.status()}`);
	await page.goto("/cart");
}
