import { after } from "./after.ts";
import { otherWidths } from "./picture-url.ts";

const FIRST_WAIT = 1000;
/** What failed until then failed before anybody listened. */
const OPENED_WITHIN = 3000;
const LONGEST_WAIT = 30_000;
/** Of one picture while the network seems to be there: some are gone for good. */
const MOST_TRIES = 8;

/** Not every browser can be asked of one in a drawing. */
type Picture = (SVGImageElement | HTMLImageElement) & Partial<Pick<HTMLImageElement, "decode">>;

/** `standIn`: another width of it, which the browser may still have. */
type Failed = {
	readonly wanted: string | null;
	readonly others: string[];
	standIn?: string | undefined;
	tries: number;
};

/**
 * Pictures below `root` that could not be fetched are fetched again: after a while, later and later, and as soon as the
 * network is there again. Meanwhile the same photo in another width stands there, if there is one. The answer ends it.
 */
export function retryPictures(root: HTMLElement): () => void {
	const failed = new Map<Picture, Failed>();
	const ends = new AbortController();
	const { signal } = ends;
	let wait = FIRST_WAIT;
	let callOff = after(OPENED_WITHIN, retry);

	function onError({ target }: Event): void {
		if (!isPicture(target)) return;
		const known = knownAs(target);
		known.standIn = known.others.shift();
		const next = known.standIn ?? known.wanted;
		if (next !== null && next !== target.getAttribute("href")) target.setAttribute("href", next);
		retryLater();
	}

	function retryLater(): void {
		callOff();
		callOff = after(wait, retry);
	}

	function onLoad({ target }: Event): void {
		const known = failed.get(target as Picture);
		if (known && (target as Picture).getAttribute("href") === known.standIn) return;
		if (failed.delete(target as Picture)) wait = FIRST_WAIT;
	}

	/** Drawn anew it may want another one. */
	function knownAs(picture: Picture): Failed {
		const address = picture.getAttribute("href");
		const known = failed.get(picture);
		if (known && (address === known.wanted || address === known.standIn)) return known;
		const begun: Failed = { wanted: address, others: address === null ? [] : otherWidths(address), tries: 0 };
		failed.set(picture, begun);
		return begun;
	}

	function retry(): void {
		wait = Math.min(LONGEST_WAIT, wait * 2);
		for (const picture of root.querySelectorAll<Picture>("image, img")) if (!failed.has(picture)) void check(picture);
		for (const [picture, known] of failed) {
			if (!picture.isConnected) failed.delete(picture);
			else if (known.tries < MOST_TRIES) {
				known.tries++;
				tryAgain(picture, known);
			}
		}
	}

	/** One that another stands in for stays until its own is there. */
	function tryAgain(picture: Picture, { standIn, wanted }: Failed): void {
		if (standIn === undefined || wanted === null) {
			fetchAgain(picture);
			return;
		}
		const own = new Image();
		const onOwn = () => picture.getAttribute("href") === standIn && picture.setAttribute("href", wanted);
		own.addEventListener("load", onOwn, { signal });
		own.addEventListener("error", retryLater, { signal });
		own.src = wanted;
	}

	/** What failed before it was on the page has told nobody. */
	async function check(picture: Picture): Promise<void> {
		await picture.decode?.().catch(() => {
			knownAs(picture).tries = 1;
			fetchAgain(picture);
		});
	}

	function onOnline(): void {
		for (const known of failed.values()) known.tries = 0;
		wait = FIRST_WAIT;
		callOff();
		retry();
	}

	root.addEventListener("error", onError, { capture: true, signal });
	root.addEventListener("load", onLoad, { capture: true, signal });
	window.addEventListener("online", onOnline, { signal });
	return () => {
		callOff();
		ends.abort();
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
