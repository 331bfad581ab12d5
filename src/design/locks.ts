/** What a template may keep as it is; `place`: also turning and the order among others, `content`: words, photo and its crop. */
export const LOCK_PARTS = ["place", "size", "style", "content", "presence"] as const;
export type LockPart = (typeof LOCK_PARTS)[number];

type Lockable = { readonly locked?: boolean; readonly locks?: readonly LockPart[] };

/** Whether an element's own locks let a part of it be changed. The customer's own lock holds all but the style. */
export function mayChange({ locked, locks }: Lockable, part: LockPart): boolean {
	return !(locked && part !== "style") && !locks?.includes(part);
}

/** Of a group and what lies in it, or of a copy: what either keeps is kept. */
export function joinedLocks(one: Lockable["locks"], other: Lockable["locks"]): Lockable["locks"] {
	if (!one?.length || !other?.length) return one?.length ? one : other;
	return LOCK_PARTS.filter((part) => one.includes(part) || other.includes(part));
}
