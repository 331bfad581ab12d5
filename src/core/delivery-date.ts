/** Working days after a day, Saturdays and Sundays left out; ISO dates in the shop's zone. */
export function addWorkingDays(day: string, count: number): string {
	const date = new Date(`${day}T12:00:00Z`);
	for (let left = count; left > 0; ) {
		date.setUTCDate(date.getUTCDate() + 1);
		const weekday = date.getUTCDay();
		if (weekday !== 0 && weekday !== 6) left--;
	}
	return date.toISOString().slice(0, 10);
}

/** The calendar day of an instant in a zone, as an ISO date. */
export function dayIn(timeZone: string, instant: Date): string {
	const known = dayFormats.get(timeZone);
	const format = known ?? new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
	if (!known) dayFormats.set(timeZone, format);
	return format.format(instant);
}

/** Kept: making one takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
