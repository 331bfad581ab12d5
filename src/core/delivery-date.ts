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

/** A day that was promised for an order, counted from another day than the one on which it was placed. */
export function promisedFrom(day: string, { placed, promised }: { placed: string; promised: string }): string {
	let count = 0;
	while (addWorkingDays(placed, count) < promised) count++;
	return addWorkingDays(day, count);
}

/** The calendar day of an instant in a zone, as an ISO date. */
export function dayIn(timeZone: string, instant: Date): string {
	const known = zones.get(timeZone);
	const format = known?.format ?? new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
	const minute = Math.floor(instant.getTime() / 60_000);
	if (known?.minute === minute) return known.day;
	const day = format.format(instant);
	zones.set(timeZone, { format, minute, day });
	return day;
}

/** Kept: making a format takes a hundred times as long as using it, and every page asks for today's day. */
const zones = new Map<string, { format: Intl.DateTimeFormat; minute: number; day: string }>();
