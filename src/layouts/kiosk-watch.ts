import { END_OF_VISIT, KIOSK_COUNTDOWN_SECONDS, KIOSK_IDLE_SECONDS } from "#core/kiosk.ts";
import { clearBrowser } from "./clear-browser.ts";

const ACTIVITY = ["pointerdown", "pointerup", "keydown", "input", "wheel"] as const;
const TELL_MILLISECONDS = 60_000;
const ASK_AGAIN_MILLISECONDS = 3000;
const ENDS = "[data-kiosk-end], [data-kiosk-now]";

let watching = false;

/** The kiosk's care for the next one: asks who is idle, then ends the visit on the server, in the browser and on the screen. */
export function watchKiosk(): void {
	const prefix = document.documentElement.dataset.kiosk;
	if (watching || prefix === undefined) return;
	watching = true;
	const home = prefix || "/";
	let [seen, told] = [Date.now(), Date.now()];
	let ending = false;
	/** The home page waits for the next one, as long as nobody has begun anything. */
	let begun = document.documentElement.dataset.begun !== undefined || location.pathname !== home;

	for (const name of ACTIVITY) window.addEventListener(name, stay, { capture: true, passive: true });
	document.addEventListener("submit", finish, { capture: true });
	document.addEventListener("click", finish, { capture: true });
	window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
	const timer = setInterval(look, 1000);

	function stay({ target }: Event): void {
		if (ending || (target instanceof Element && target.closest(ENDS))) return;
		seen = Date.now();
		begun = true;
		dialog()?.close();
		if (seen - told < TELL_MILLISECONDS) return;
		told = seen;
		void fetch(`${prefix}/kiosk/here`, { method: "POST" }).catch(() => undefined);
	}

	function finish(event: Event): void {
		const { target, type } = event;
		if (!(target instanceof Element) || !target.closest(type === "submit" ? "[data-kiosk-end]" : "[data-kiosk-now]"))
			return;
		event.preventDefault();
		void end();
	}

	function look(): void {
		if (!begun) return;
		const left = KIOSK_IDLE_SECONDS + KIOSK_COUNTDOWN_SECONDS - Math.floor((Date.now() - seen) / 1000);
		if (left <= 0) void end();
		else if (left <= KIOSK_COUNTDOWN_SECONDS) ask(left);
	}

	async function end(): Promise<void> {
		if (ending) return;
		ending = true;
		clearInterval(timer);
		cover();
		window.dispatchEvent(new Event(END_OF_VISIT));
		// Before the server's answer, which has the browser clear the same: the two wait for one another otherwise.
		await clearBrowser();
		while (!(await isEnded(prefix ?? ""))) await new Promise((done) => setTimeout(done, ASK_AGAIN_MILLISECONDS));
		location.replace(home);
	}
}

function dialog(): HTMLDialogElement | null {
	return document.querySelector("dialog[data-kiosk-idle]");
}

function ask(left: number): void {
	const asking = dialog();
	if (!asking) return;
	if (!asking.open) {
		asking.showModal();
		asking.querySelector<HTMLElement>("[data-kiosk-stay]")?.focus();
	}
	write(asking, "[data-kiosk-seconds]", String(left));
	const words = (JSON.parse(asking.dataset.told ?? "{}") as Record<string, string>)[left];
	if (words) write(asking, "[data-kiosk-told]", words);
}

/** Nothing of the visit is seen any more, however long the shop takes to answer. */
function cover(): void {
	const cover = document.createElement("dialog");
	cover.dataset.kioskCover = "";
	cover.textContent = dialog()?.dataset.clearing ?? "";
	cover.addEventListener("cancel", (event) => event.preventDefault());
	document.body.append(cover);
	dialog()?.close();
	cover.showModal();
}

function write(asking: Element, part: string, words: string): void {
	const place = asking.querySelector(part);
	if (place) place.textContent = words;
}

async function isEnded(prefix: string): Promise<boolean> {
	const headers = { accept: "application/json" };
	const answer = await fetch(`${prefix}/kiosk/end`, { method: "POST", headers }).catch(() => undefined);
	return answer?.ok === true;
}
