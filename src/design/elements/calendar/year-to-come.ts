/** From July on whoever makes a calendar means the next year. */
const LATEST_OF_THIS_YEAR = 6;

/** The year that is meant by who makes a calendar today. */
export function yearToCome(today: Date): number {
	return today.getFullYear() + (today.getMonth() + 1 > LATEST_OF_THIS_YEAR ? 1 : 0);
}
