import { expect, test } from "vitest";
import { pageNotFound } from "./page-not-found.ts";

test.each([
	["/t/caf%C3%A9.data", "/t/café"],
	["/t%2Fx%3Fy", "/t%2Fx%3Fy"],
	["/t/%E0%A4%A", "/t/%E0%A4%A"],
	["/t/100%", "/t/100%"],
])("the path %s is told as %s", (path, told) => {
	const answer = pageNotFound(new Request(`http://localhost${path}`));
	expect(answer).toMatchObject({ data: { message: `Page Not Found: ${told}` }, init: { status: 404 } });
});
