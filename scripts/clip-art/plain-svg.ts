/** Without definitions: copies stand where they are used, a gradient is its middle colour, what is cut or filtered is whole. */
export function plainSvg(body: string): string {
	const definitions = new Map(
		[...body.matchAll(/<(path|linearGradient|radialGradient)\b[^>]*?\bid="([^"]+)"[^>]*?(?:\/>|>(.*?)<\/\1>)/g)].map(
			([whole, , id = "", stops]) => [id, stops === undefined ? whole : middleColor(stops)] as const,
		),
	);
	return body
		.replace(/<defs>.*?<\/defs>/g, "")
		.replace(
			/<use href="#([^"]+)"\/>/g,
			(_, id: string) => definitions.get(id)?.replace(/ id="[^"]+"/, "") ?? "<unknown/>",
		)
		.replace(/="url\(#([^)]+)\)"/g, (whole, id: string) =>
			definitions.get(id)?.startsWith("#") ? `="${definitions.get(id)}"` : whole,
		)
		.replace(/ (?:clip-path|filter)="url\([^)]+\)"/g, "");
}

function middleColor(stops: string): string {
	const colors = [...stops.matchAll(/stop-color="#([0-9a-f]{3,6})"/gi)].map(([, hex = ""]) =>
		hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex,
	);
	const channels = [0, 2, 4].map((at) => {
		const sum = colors.reduce((total, hex) => total + Number.parseInt(hex.slice(at, at + 2), 16), 0);
		return Math.round(sum / Math.max(1, colors.length));
	});
	return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
