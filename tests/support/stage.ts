import type { Page } from "playwright-core";

/** Where the element stands on its page: the millimetres of its top left corner, topmost last. */
export async function placeOf(page: Page, element: number): Promise<{ readonly x: number; readonly y: number }> {
	const matrix = await page.locator("[data-page] [data-element]").nth(element).getAttribute("transform");
	const [x, y] = (matrix?.match(/-?[\d.]+/g) ?? []).slice(4).map(Number);
	if (x === undefined || y === undefined) throw new Error(`Element ${element} has no place: ${matrix}`);
	return { x, y };
}

/** One finger presses the middle of the element, or so far off its lower right corner, and draws it along; lengths in pixels. */
export async function dragWithFinger(
	page: Page,
	element: number,
	dx: number,
	dy: number,
	offCorner: number | null = null,
): Promise<void> {
	const box = await page.locator("[data-page] [data-element]").nth(element).boundingBox();
	if (!box) throw new Error(`Element ${element} is not seen`);
	const [x, y] =
		offCorner === null
			? [box.x + box.width / 2, box.y + box.height / 2]
			: [box.x + box.width + offCorner, box.y + box.height + offCorner];
	const session = await page.context().newCDPSession(page);
	const steps = 10;
	await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
	for (let step = 1; step <= steps; step++) {
		const point = { x: x + (dx * step) / steps, y: y + (dy * step) / steps };
		await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
	}
	await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await session.detach();
}
