import { createMemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { isPageStale, keepPage, nameKeptPage, withdrawKeptPage } from "./kept-page.ts";

type Answer = () => unknown;
let answers: Record<"root" | "cart" | "next" | "change" | "aside", Answer>;
let router: ReturnType<typeof createMemoryRouter>;

const UNANSWERED: [string, Answer][] = [
	["none", lost],
	["a proxy's, while the shop starts anew", () => refuse(502)],
	["what another one says instead of the shop", undecoded],
];

beforeEach(async () => {
	vi.stubGlobal("location", { origin: "http://localhost" });
	answers = { root: () => "root", cart: () => "cart", next: () => "next", change: () => null, aside: () => null };
	router = createMemoryRouter(
		[
			{
				id: "root",
				middleware: [keepPage as never],
				loader: () => answers.root(),
				shouldRevalidate: () => true,
				ErrorBoundary,
				children: [
					{ id: "cart", path: "/cart", loader: () => answers.cart(), action: () => answers.change() },
					{ id: "next", path: "/next", loader: () => answers.next() },
					{ id: "aside", path: "/aside", loader: () => answers.aside() },
				],
			},
		],
		{ initialEntries: ["/cart"], hydrationData: { loaderData: { root: "root", cart: "cart" } } },
	);
	nameKeptPage("/cart");
	await router.revalidate();
	return () => vi.unstubAllGlobals();
});

test.each(UNANSWERED)(
	"a page read anew without an answer of the shop, but %s, is kept and stale until it is read",
	async (_, answer) => {
		answerAll(answer);
		await change();
		expect(shown()).toEqual({ cart: "cart", errors: null, stale: true });
		await change();
		expect(shown()).toEqual({ cart: "cart", errors: null, stale: true });
		answerAll(() => "anew");
		await change();
		expect(shown()).toEqual({ cart: "anew", errors: null, stale: false });
	},
);

test.each([403, 404, 500])("the shop's own %i is shown", async (status) => {
	answerAll(() => refuse(status));
	await change();
	expect(shown().errors).toMatchObject({ root: { status } });
});

test("a next page that gets no answer, and none again, is told as such both times", async () => {
	answerAll(lost);
	await router.navigate("/next");
	nameKeptPage(undefined);
	await change();
	expect(shown()).toMatchObject({ errors: { root: new TypeError("Failed to fetch") }, stale: false });
});

test.each(UNANSWERED)(
	"no message stands over a next page that gets no answer of the shop, but %s",
	async (_, answer) => {
		answerAll(lost);
		await change();
		answerAll(answer);
		await router.navigate("/next");
		expect(shown()).toMatchObject({ errors: { root: expect.anything() }, stale: false });
	},
);

test("what was asked before a change does not tell the page as fresh after it", async () => {
	const asked = Promise.withResolvers<string>();
	answers.cart = () => asked.promise;
	const older = change();
	await vi.waitFor(() => expect(router.getFetcher("change").state).toBe("loading"));
	answerAll(lost);
	await change("later");
	asked.resolve("of before");
	await older;
	expect(shown()).toMatchObject({ errors: null, stale: true });
});

test("what a part of the page asks for itself in vain leaves the page stale", async () => {
	answerAll(lost);
	await change();
	answers.aside = lost;
	router.getFetcher("aside");
	await router.fetch("aside", "root", "/aside");
	expect(isPageStale()).toBe(true);
});

test("after a sign-out elsewhere nothing is kept until the page has been read", async () => {
	withdrawKeptPage();
	await change();
	answerAll(lost);
	await change();
	expect(shown()).toMatchObject({ errors: null, stale: true });
	withdrawKeptPage();
	await change();
	expect(shown()).toMatchObject({ errors: { root: new TypeError("Failed to fetch") }, stale: false });
});

function ErrorBoundary() {
	return null;
}

function answerAll(answer: Answer): void {
	Object.assign(answers, { root: answer, cart: answer, next: answer });
}

function shown() {
	const { loaderData, errors } = router.state;
	return { cart: loaderData.cart, errors, stale: isPageStale() };
}

/** Answered; what follows is the page's reading. */
async function change(key = "change"): Promise<void> {
	router.getFetcher(key);
	await router.fetch(key, "cart", "/cart", { formMethod: "post", formData: new FormData() });
}

function lost(): never {
	throw new TypeError("Failed to fetch");
}

function refuse(status: number): never {
	throw new Response("", { status });
}

function undecoded(): never {
	throw new Error("Unable to decode turbo-stream response", { cause: new SyntaxError("Unexpected token") });
}
