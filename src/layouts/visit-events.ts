/** What a visitor accepted stands on the document: `data-analytics`. Nothing is told without it. */
const VIEWPORT = "keepsake_viewport";
/** Specification, section 9. */
const VIEWPORT_SECONDS = 365 * 86_400;

/** Tells the shop that this page is seen; the screen's size once, and again when it is another. */
export function tellVisit(): void {
	if (!document.documentElement.hasAttribute("data-analytics")) return;
	const { href, pathname } = location;
	// What the last part of such an address is must be known to nobody else.
	if (/\/(?:dev|continue)\//.test(pathname)) return;
	void post("/api/event/page", {
		category: "page",
		name: "view",
		page: {
			url: href.slice(0, 2000),
			path: pathname,
			title: document.title.slice(0, 500),
			referrer: document.referrer.slice(0, 2000),
		},
		userAgent: navigator.userAgent.slice(0, 500),
		platform: platformOf(),
		mobile: matchMedia("(pointer: coarse)").matches,
	});
	tellScreen();
}

function tellScreen(): void {
	const { width, height } = screen;
	const ratio = Math.round(devicePixelRatio * 100) / 100;
	const seen = `${VIEWPORT}=${width}x${height}@${ratio}`;
	if (document.cookie.split("; ").includes(seen)) return;
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
	document.cookie = `${seen}; Path=/; Max-Age=${VIEWPORT_SECONDS}; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;
	void post("/api/session", { screenWidth: width, screenHeight: height, screenDevicePixelRatio: ratio });
}

function platformOf(): string {
	const { userAgentData } = navigator as { userAgentData?: { platform?: string } };
	return (userAgentData?.platform ?? "").slice(0, 500);
}

async function post(path: string, body: unknown): Promise<void> {
	const headers = { "content-type": "application/json" };
	await fetch(path, { method: "POST", headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}
