import { mkdirSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { chromiumProgram } from "../tests/support/chromium-program.ts";
import { startShop } from "../tests/support/running-shop.ts";
import { signIn } from "../tests/support/sign-in.ts";
import { takeEditorPictures } from "./editor-pictures.ts";
import { refuseCookies, takeOrderPictures, takePicture } from "./page-pictures.ts";

/** Takes pictures of every page kind and of the editor's steps, both brands, 375 and 1280 px wide, into screens/ (not committed). */
const PAGES = [
	"/",
	"/t/birthday",
	"/t/for-the-home",
	"/t/favourites",
	"/tags-list",
	"/offers",
	"/designs/mug-325-ml/1101",
	"/design/morning-view/9001",
	"/search?query=birthday",
	"/search?query=mug&kind=article",
	"/search?query=brithday+mug",
	"/search?query=xylophonist",
	"/reviews",
	"/about-us",
	"/terms-and-conditions",
	"/help-center",
	"/help-center/category/1",
	"/help-center/topic/any_99",
	"/contact",
	"/newsletter",
	"/unsubscribe",
	"/cookies",
	"/login",
	"/login/password-reset",
	"/create/1101?design=9001&view=canvas",
	"/create/1101?design=9001&view=form",
	"/cart",
	"/tracking",
	"/nowhere",
	"/dev/gallery",
];
const ACCOUNT = ["home", "designs", "orders", "profile", "tickets", "tickets?contact=1"];
const PARTNER = ["config", "invoices", "commissions", "designs/admin"];
const HEIGHT = 800;
const shop = await startShop();
const browser = await chromium.launch({
	executablePath: chromiumProgram(),
	args: ["--no-sandbox"],
});
mkdirSync("screens", { recursive: true });
try {
	for (const brand of ["keepsake", "popkin"]) {
		const baseURL = brand === "popkin" ? shop.url.replace("localhost", "popkin.localhost") : shop.url;
		for (const width of [375, 1280]) {
			const page = await browser.newPage({ baseURL, viewport: { width, height: HEIGHT } });
			const keep = (name: string) => takePicture(page, `screens/${brand}-${name}-${width}.png`);
			const see = async (paths: readonly string[]) => {
				for (const path of paths) {
					const answer = await page.goto(path);
					if (answer?.status() !== 200 && path !== "/nowhere") throw new Error(`${path}: ${answer?.status()}`);
					await keep(path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home");
				}
			};
			await page.goto("/");
			await keep("home-first-visit");
			await refuseCookies(page);
			await see(PAGES);
			await takeOrderPictures(page, keep);
			await takeEditorPictures(page, keep);
			await seeAccount(page, "ana@example.test", ACCOUNT, see);
			await seeAccount(page, "partner@example.test", PARTNER, see);
			await page.close();
		}
	}
	const page = await browser.newPage({ viewport: { width: 1280, height: HEIGHT } });
	await page.goto(shop.url);
	await page.evaluate(() => document.fonts.ready);
	mkdirSync("docs/pictures", { recursive: true });
	await page.screenshot({ path: "docs/pictures/home.jpg", type: "jpeg", quality: 80 });
} finally {
	await browser.close();
	await shop.stop();
}
console.log("Pictures are in screens/; docs/pictures/home.jpg is the README's.");

async function seeAccount(
	page: Page,
	email: string,
	pages: readonly string[],
	see: (paths: readonly string[]) => Promise<void>,
): Promise<void> {
	await page.context().clearCookies();
	await refuseCookies(page);
	await signIn(page, email, "/accounts/home");
	await see(pages.map((each) => `/accounts/${each}`));
}
