/** Deep equality of plain data; the order of keys does not matter, as databases do not keep it. */
export function sameData(one: unknown, two: unknown): boolean {
	if (one === two) return true;
	if (!isObject(one) || !isObject(two) || Array.isArray(one) !== Array.isArray(two)) return false;
	const keys = definedKeys(one);
	return keys.length === definedKeys(two).length && keys.every((key) => sameData(one[key], two[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null;
}

function definedKeys(value: Readonly<Record<string, unknown>>): string[] {
	return Object.keys(value).filter((key) => value[key] !== undefined);
}
