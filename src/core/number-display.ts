/** With at most one digit after the point, as the locale writes it: stars, millimetres. */
export function formatDecimal(value: number, iso: string): string {
	const format = formats.get(iso) ?? new Intl.NumberFormat(iso, { maximumFractionDigits: 1 });
	formats.set(iso, format);
	return format.format(value);
}

/** Kept: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();
