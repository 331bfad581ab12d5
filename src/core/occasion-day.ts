const DAY = 86_400_000;

/** The next date with a month and day as in "12-24", today's included; ISO dates. */
export function nextOccasion(monthAndDay: string, today: string): string {
	const year = Number(today.slice(0, 4));
	const thisYear = `${year}-${monthAndDay}`;
	return thisYear < today ? `${year + 1}-${monthAndDay}` : thisYear;
}

/** Both days included. */
export function daysUntil(last: string, first: string): string[] {
	const start = Date.parse(`${first}T12:00:00Z`);
	const count = Math.round((Date.parse(`${last}T12:00:00Z`) - start) / DAY) + 1;
	return Array.from({ length: count }, (_, index) => new Date(start + index * DAY).toISOString().slice(0, 10));
}
