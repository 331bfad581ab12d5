/** An ISO date in words: "Friday, 27 November". */
export function formatDay(day: string, iso: string): string {
	const known = formats.get(iso);
	const format =
		known ?? new Intl.DateTimeFormat(iso, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
	if (!known) formats.set(iso, format);
	return format.format(new Date(`${day}T00:00:00Z`));
}

/** Kept: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
