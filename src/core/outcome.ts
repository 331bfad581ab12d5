/** A refusal is expected and returned; a fault is thrown. The reason is a translation key. */
export type Outcome<Value, Reason extends string> =
	| { ok: true; value: Value }
	| { ok: false; reason: Reason; fields?: Readonly<Record<string, string>> };

export function accepted<Value>(value: Value): { ok: true; value: Value } {
	return { ok: true, value };
}

export function refused<Reason extends string>(
	reason: Reason,
	fields?: Readonly<Record<string, string>>,
): { ok: false; reason: Reason; fields?: Readonly<Record<string, string>> } {
	return fields ? { ok: false, reason, fields } : { ok: false, reason };
}

export function unreachable(value: never): never {
	throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
