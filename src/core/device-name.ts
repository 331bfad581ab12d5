const BROWSERS = [
	["Edg/", "Edge"],
	["OPR/", "Opera"],
	["SamsungBrowser/", "Samsung Internet"],
	["Firefox/", "Firefox"],
	["FxiOS/", "Firefox"],
	["CriOS/", "Chrome"],
	["Chrome/", "Chrome"],
	["Safari/", "Safari"],
] as const;
const SYSTEMS = [
	["iPhone", "iPhone"],
	["iPad", "iPad"],
	["Android", "Android"],
	["Windows", "Windows"],
	["Macintosh", "Mac"],
	["CrOS", "ChromeOS"],
	["Linux", "Linux"],
] as const;

/** "Firefox · Android": what a person knows their device by; nothing where the browser does not say. */
export function deviceName(userAgent: string | null): string {
	const known = [BROWSERS, SYSTEMS].map((list) => list.find(([mark]) => userAgent?.includes(mark))?.[1]);
	return known.filter(Boolean).join(" · ");
}
