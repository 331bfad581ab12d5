/** An ISO date in words: "Friday, 27 November". */
export function formatDay(day: string, iso: string): string {
	return new Intl.DateTimeFormat(iso, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
		new Date(`${day}T00:00:00Z`),
	);
}
