import type { Page } from "playwright-core";
import type { DesignDocument } from "#design/document.ts";

export const MUG = { articleId: 1101, variantId: 110101 } as const;

type Project = { readonly articleId: number; readonly variantId: number; readonly document: DesignDocument };

export function mugWithWords(...texts: string[]): DesignDocument {
	return {
		version: 1,
		sides: [
			{
				code: "wrap",
				width: 226,
				height: 78,
				bleed: 2,
				safe: 4,
				elements: texts.map((text, index) => ({
					kind: "text" as const,
					id: index === 0 ? "words" : `words-${index}`,
					opacity: 1,
					x: 53,
					y: 29 + 22 * index,
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
				})),
			},
		],
	};
}

/** A mug in the visitor's cart without the editor, which has journeys of its own; ends on the cart page. */
export async function putMugInCart(page: Page, words = "Für Zoë ♥", ...below: string[]): Promise<void> {
	await fillCart(page, words, ...below);
	await page.goto("/cart");
}

/** A mug; leaves the page empty. */
export async function fillCart(page: Page, ...words: string[]): Promise<void> {
	await putInCart(page, { ...MUG, document: mugWithWords(...words) });
}

/** Leaves the page empty, at an address of the shop; `locale`: the prefix of another one than the host's own. */
export async function putInCart(page: Page, project: Project, locale = ""): Promise<void> {
	await openEmpty(page, `${locale}/cart`);
	const answers = await page.evaluate(sendProject, project);
	if (answers.join() !== "201,opaqueredirect") throw new Error(`The cart was not filled: ${answers.join()}`);
}

/** The address with nothing on it, to ask the shop from: it is spared a page that nobody looks at. */
export async function openEmpty(page: Page, path: string): Promise<void> {
	await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/html", body: "" }), { times: 1 });
	await page.goto(path);
}

/** Runs in the page, on whichever of the shop's hosts it is; without script too. */
async function sendProject(project: Project): Promise<(number | string)[]> {
	const headers = { "content-type": "application/json" };
	const saved = await fetch("/api/projects", { method: "POST", headers, body: JSON.stringify(project) });
	const { id } = await saved.json();
	const form = new URLSearchParams({ projectId: id, variantId: String(project.variantId), quantity: "1" });
	const locale = location.pathname.replace(/\/cart$/, "");
	const added = await fetch(`${locale}/create/${project.articleId}`, {
		method: "POST",
		body: form,
		redirect: "manual",
	});
	return [saved.status, added.type];
}
