import { after } from "./after.ts";

const FIRST_WAIT = 1000;
/** What failed until then failed before anybody listened. */
const OPENED_WITHIN = 3000;
const LONGEST_WAIT = 30_000;
/** Of one picture while the network seems to be there: some are gone for good. */
const MOST_TRIES = 8;

/** Not every browser can be asked of one in a drawing. */
type Picture = (SVGImageElement | HTMLImageElement) & Partial<Pick<HTMLImageElement, "decode">>;

/**
 * Pictures below `root` that could not be fetched are fetched again: after a while, later and later, and as soon as the
 * network is there again. The answer ends it.
 */
export function retryPictures(root: HTMLElement): () => void {
	const failed = new Map<Picture, number>();
	let wait = FIRST_WAIT;
	let callOff = after(OPENED_WITHIN, retry);

	function onError({ target }: Event): void {
		if (!isPicture(target)) return;
		failed.set(target, failed.get(target) ?? 0);
		callOff();
		callOff = after(wait, retry);
	}

	function onLoad({ target }: Event): void {
		if (failed.delete(target as Picture)) wait = FIRST_WAIT;
	}

	function retry(): void {
		wait = Math.min(LONGEST_WAIT, wait * 2);
		for (const picture of root.querySelectorAll<Picture>("image, img")) if (!failed.has(picture)) void check(picture);
		for (const [picture, tries] of failed) {
			if (!picture.isConnected || tries >= MOST_TRIES) failed.delete(picture);
			else {
				failed.set(picture, tries + 1);
				fetchAgain(picture);
			}
		}
	}

	/** What failed before it was on the page has told nobody. */
	async function check(picture: Picture): Promise<void> {
		await picture.decode?.().catch(() => {
			failed.set(picture, 1);
			fetchAgain(picture);
		});
	}

	function onOnline(): void {
		for (const picture of failed.keys()) failed.set(picture, 0);
		wait = FIRST_WAIT;
		callOff();
		retry();
	}

	root.addEventListener("error", onError, true);
	root.addEventListener("load", onLoad, true);
	window.addEventListener("online", onOnline);
	return () => {
		callOff();
		root.removeEventListener("error", onError, true);
		root.removeEventListener("load", onLoad, true);
		window.removeEventListener("online", onOnline);
	};
}

function isPicture(target: EventTarget | null): target is Picture {
	return target instanceof SVGImageElement || target instanceof HTMLImageElement;
}

/** The same address set again lets the browser forget that it failed. */
function fetchAgain(picture: Picture): void {
	for (const name of ["src", "srcset", "href"]) {
		const address = picture.getAttribute(name);
		if (address !== null) picture.setAttribute(name, address);
	}
}
