import { resolve } from "node:path";
import type { JSHandle, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { DesignDocument } from "#design/document.ts";
import { PHONE, test } from "../support/browser-test.ts";
import { seaPhoto } from "../support/dropped-photo.ts";

test("photos dropped beside the page, pictures and words pasted before anything was pressed come into the design", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/3101");
	await page.getByRole("button", { name: "Add to cart" }).waitFor();
	const kinds = async () => (await savedSides(page))[0]?.elements.map(({ kind }) => kind);
	await drop(page.locator("header").first(), await seaPhoto(page));
	await page.waitForURL(/project=/);
	await expect.poll(kinds).toEqual(["photo"]);
	await paste(page, await seaPhoto(page));
	await expect.poll(kinds).toEqual(["photo", "photo"]);
	await paste(page, await words(page, "Best wishes,\r\nAda"));
	await page.getByRole("status").filter({ hasText: "Text: Best wishes, Ada pasted" }).waitFor();
	await expect.poll(kinds).toEqual(["photo", "photo", "text"]);
	const text = (await savedSides(page))[0]?.elements[2];
	expect(text?.kind === "text" && text.text).toBe("Best wishes,\nAda");
	await paste(page, await words(page, "a".repeat(2001)));
	await page
		.getByText("This text has 2,001 characters. There is room for up to 2,000: paste a shorter part")
		.first()
		.waitFor();
	expect(await kinds()).toEqual(["photo", "photo", "text"]);
});

test("a photo that is dragged over the page lights up what it would fill, and nothing where it fills none", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101?design=9123");
	let photo = await seaPhoto(page);
	const lit = page.locator("[data-drop] polygon").last();
	const over = (x: number, y: number, type = "dragover") =>
		page
			.locator('[aria-describedby="stage-keys"]')
			.evaluate(
				(stage, [data, clientX, clientY, name]) =>
					stage.dispatchEvent(
						new DragEvent(name, { dataTransfer: data, clientX, clientY, bubbles: true, cancelable: true }),
					),
				[photo, x, y, type] as const,
			);
	const sample = page.locator("[data-page] [data-element]:has(image)").nth(2);
	await sample.waitFor();
	const box = (await sample.boundingBox())!;
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await over(x, y);
	const edge = (await lit.boundingBox())!;
	expect([edge.x < x, x < edge.x + edge.width, edge.width < 1.2 * box.width]).toEqual([true, true, true]);
	await over(0, 0, "dragleave");
	await lit.waitFor({ state: "detached" });
	await over(x, y);
	await over(x, y, "drop");
	await page.getByText("The photo is on the page.").waitFor({ state: "attached" });
	expect(await lit.count()).toBe(0);
	await page.goto("/create/3101");
	await page.getByRole("button", { name: "Add to cart" }).waitFor();
	photo = await seaPhoto(page);
	await over(640, 400);
	expect(await lit.count()).toBe(0);
});

test("words dropped on the page become a text there, and those that are too long are told; a link of the editor does not", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/6102");
	await page.getByRole("button", { name: "Add to cart" }).waitFor();
	const stage = page.locator('[aria-describedby="stage-keys"]');
	const box = (await stage.boundingBox())!;
	const [x, y] = [box.x + box.width * 0.35, box.y + box.height * 0.7];
	await drop(stage, await words(page, "Best wishes,\r\nAda"), [x, y]);
	const drawn = page.locator("[data-page] [data-element]");
	await drawn.waitFor();
	await page.getByRole("status").filter({ hasText: "Text: Best wishes, Ada added" }).waitFor();
	await page.waitForURL(/project=/);
	const middle = async () => {
		const [text] = (await savedSides(page))[0]?.elements ?? [];
		return text?.kind === "text" && [text.text, text.x + text.width / 2 < 70, text.y + text.height / 2 > 60];
	};
	await expect.poll(middle).toEqual(["Best wishes,\nAda", true, true]);
	await drop(page.locator("header").first(), await words(page, "a".repeat(2001)));
	await page
		.getByText("This text has 2,001 characters. There is room for up to 2,000: drop a shorter part")
		.first()
		.waitFor();
	await page.locator("header a").first().dispatchEvent("dragstart");
	await stage.evaluate(
		(element, data) => element.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true })),
		await words(page, "/link"),
	);
	expect(await page.locator("[data-layer]").count()).toBe(1);
});

test.for([
	["an open text", "canvas"],
	["a field of the form", "form"],
])(
	"words pasted into %s beyond its room are told and not cut, unless they take the place of others",
	async ([_, view], { visit }) => {
		const page = await visit();
		await page.goto(`/create/6102?view=${view}`);
		await page
			.getByRole("button", { name: view === "form" ? "Add a text" : "Text", exact: true })
			.first()
			.click();
		const typed = page.locator("textarea:focus");
		await typed.waitFor({ state: "attached" });
		await page.keyboard.insertText("a".repeat(1500));
		for (const key of ["Control+a", "Control+c", "ArrowRight", "Control+v"]) await page.keyboard.press(key);
		await page.getByText("This text has 1,500 characters. There is room for up to 500").first().waitFor();
		expect(await typed.inputValue()).toBe("a".repeat(1500));
		await page.keyboard.press("Control+a");
		await page.keyboard.insertText("b".repeat(1500));
		for (const key of ["Control+a", "Control+v"]) await page.keyboard.press(key);
		await expect.poll(() => typed.inputValue()).toBe("a".repeat(1500));
	},
);

test("a photo dragged over a field of the form lights it up, and dropped there goes into that one", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101?design=9123&view=form");
	const field = page.getByRole("group", { name: "Photo 3" });
	const button = field.getByRole("button", { name: "Replace photo" });
	await button.waitFor();
	const photo = await seaPhoto(page);
	const lit = page.locator("[data-drop]");
	const over = (target: Locator, type = "dragover") =>
		target.dispatchEvent(type, { dataTransfer: photo, cancelable: true });
	await over(button);
	expect(await lit.getAttribute("aria-label")).toBe("Photo 3, instead of the sample");
	expect(await lit.evaluate((each) => getComputedStyle(each).outline)).toMatch(/solid 3px/);
	await over(button, "dragleave");
	await lit.waitFor({ state: "detached" });
	await over(page.getByRole("textbox").first());
	expect(await lit.count()).toBe(0);
	await over(button);
	await drop(button, photo);
	await lit.waitFor({ state: "detached" });
	await page.waitForURL(/project=/);
	const waiting = async () =>
		(await savedSides(page))[0]?.elements.flatMap((each) => (each.kind === "photo" ? [each.placeholder ?? false] : []));
	await expect.poll(waiting).toEqual([true, true, false, true]);
});

test.for([
	["a field of the form", "&view=form"],
	["the page", ""],
])("what a dragged photo would fill stays lit while it moves about within %s", async ([_where, view], { visit }) => {
	const page = await visit();
	await page.goto(`/create/1101?design=9123${view}`);
	const sample = page.locator("[data-page] [data-element]:has(image)").nth(2);
	const field = page.getByRole("group", { name: "Photo 3" });
	const target = view ? field : sample;
	await target.waitFor();
	await target.scrollIntoViewIfNeeded();
	const { x, y, width, height } = (await target.boundingBox())!;
	const browser = await page.context().newCDPSession(page);
	const files = [resolve("demo/pictures/sea.jpg")];
	const drag = (type: "dragEnter" | "dragOver", across: number, down: number) =>
		browser.send("Input.dispatchDragEvent", {
			...{ type, x: x + width * across, y: y + height * down },
			data: { items: [], files, dragOperationsMask: 1 },
		});
	await drag("dragEnter", 0.5, 0.5);
	await drag("dragOver", 0.5, 0.5);
	const lit = page.locator("[data-drop]");
	await lit.waitFor();
	await page.evaluate(() => {
		const count = { gone: 0 };
		Object.assign(window, { count });
		new MutationObserver(() => {
			if (!document.querySelector("[data-drop]")) count.gone++;
		}).observe(document.body, { subtree: true, childList: true, attributes: true });
	});
	for (let step = 0; step <= 20; step++) await drag("dragOver", 0.05 + (step % 10) * 0.1, step < 10 ? 0.2 : 0.8);
	expect(await page.evaluate(() => (window as unknown as { count: { gone: number } }).count.gone)).toBe(0);
	await browser.send("Input.dispatchDragEvent", {
		...{ type: "dragOver", x: 5, y: 5 },
		data: { items: [], files, dragOperationsMask: 1 },
	});
	await lit.waitFor({ state: "detached" });
});

test("a picture that could not be fetched is shown as soon as the network is there again", async ({ visit }) => {
	const page = await visit(PHONE);
	await page.goto("/create/1101?design=9123&view=form");
	const field = page.getByRole("group", { name: "Photo 1" });
	await field.getByRole("button", { name: "Replace photo" }).waitFor();
	let refused = 0;
	await page.route("**/pictures/**", (route) => {
		if (route.request().method() !== "GET") return route.continue();
		refused++;
		return route.abort();
	});
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		field.getByRole("button", { name: "Replace photo" }).tap(),
	]);
	await chooser.setFiles("demo/pictures/sea.jpg");
	await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(1);
	await page.unroute("**/pictures/**");
	const shown = page.waitForResponse((response) => response.url().includes("/pictures/") && response.ok());
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await shown;
});

test("a part of the editor that was not fetched yet comes when the network is there again, and nothing breaks", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101");
	const stage = await page.locator('[aria-describedby="stage-keys"]').elementHandle();
	await page.context().setOffline(true);
	const missed = page.waitForEvent("requestfailed");
	await page.getByRole("button", { name: "Graphics", exact: true }).click();
	await missed;
	await page.context().setOffline(false);
	await page.getByRole("searchbox").waitFor();
	expect(await stage?.evaluate((element) => element.isConnected)).toBe(true);
});

async function savedSides(page: Page): Promise<DesignDocument["sides"]> {
	const project = new URL(page.url()).searchParams.get("project");
	const answer = await page.request.get(`/api/projects/${project}`);
	return answer.ok() ? ((await answer.json()) as { document: DesignDocument }).document.sides : [];
}

/** The browser would open what nobody takes. */
async function drop(target: Locator, dropped: JSHandle<DataTransfer>, [x, y] = [0, 0]): Promise<void> {
	const isTaken = await target.evaluate(
		(element, [dataTransfer, clientX, clientY]) => {
			const init = { dataTransfer, clientX, clientY, bubbles: true, cancelable: true };
			const isOver = !element.dispatchEvent(new DragEvent("dragover", init));
			return !element.dispatchEvent(new DragEvent("drop", init)) && isOver;
		},
		[dropped, x, y] as const,
	);
	expect(isTaken).toBe(true);
}

function words(page: Page, text: string): Promise<JSHandle<DataTransfer>> {
	return page.evaluateHandle((plain) => {
		const data = new DataTransfer();
		data.setData("text/plain", plain);
		return data;
	}, text);
}

async function paste(page: Page, clipboardData: JSHandle<DataTransfer>): Promise<void> {
	await page.evaluate((data) => {
		const init = { clipboardData: data, bubbles: true, cancelable: true };
		document.body.dispatchEvent(new ClipboardEvent("paste", init));
	}, clipboardData);
}
