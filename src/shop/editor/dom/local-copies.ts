import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { GIVEN_UP } from "#core/given-up.ts";
import { PARTING_SAVE } from "#core/parting-save.ts";
import { lastSignOut } from "#layouts/forget-after-sign-out.ts";
import type { LocalCopy } from "../kernels/local-copy.ts";

interface EditorDatabase extends DBSchema {
	copies: { key: string; value: LocalCopy };
}

const PARTING = "keepsake-editor:";
let opened: Promise<IDBPDatabase<EditorDatabase>> | null = null;

/** The whole document in one record: simpler than one an element, atomic, and fast enough for 500 of them. */
export async function keepLocalCopy(copy: LocalCopy): Promise<void> {
	const database = await open();
	const transaction = database.transaction("copies", "readwrite", { durability: "relaxed" });
	await Promise.all([transaction.store.put(copy), transaction.done]);
}

/** The one store that is written before the call returns. It is small: a design that is too large has only the other. */
export function keepLocalCopyAtOnce(copy: LocalCopy): void {
	write(localStorage, PARTING + copy.key, JSON.stringify(copy));
	write(sessionStorage, PARTING_SAVE, String(copy.savedAt));
}

function write(storage: Storage, key: string, value: string): void {
	try {
		storage.setItem(key, value);
	} catch {
		// Full or forbidden: the copy in the database is all there is.
	}
}

/**
 * Of what the server does not show this person as theirs, a design that it never got or a project that it tells them
 * nothing of: nothing that was begun before a sign-out, which is somebody else's.
 */
export async function readLostCopy(key: string): Promise<LocalCopy | null> {
	const copy = await readLocalCopy(key);
	return copy && (copy.after ?? null) === lastSignOut() ? copy : null;
}

/** Not what was given up in the cart since. */
export async function readLocalCopy(key: string): Promise<LocalCopy | null> {
	const copy = await readNewest(key);
	return copy?.lineId && copy.savedAt < givenUpAt(copy.lineId) ? null : copy;
}

function givenUpAt(lineId: string): number {
	try {
		return Number(localStorage.getItem(GIVEN_UP + lineId));
	} catch {
		return 0;
	}
}

/** What was kept while the page went away moves to where all copies are. */
async function readNewest(key: string): Promise<LocalCopy | null> {
	const kept = await readKept(key);
	const parting = readParting(key);
	if (!parting) return kept;
	const newest = kept && kept.savedAt > parting.savedAt ? kept : parting;
	if (newest === parting) await keepLocalCopy(parting).catch(() => {});
	localStorage.removeItem(PARTING + key);
	return newest;
}

async function readKept(key: string): Promise<LocalCopy | null> {
	try {
		const database = await open();
		return (await database.get("copies", key)) ?? null;
	} catch {
		return null;
	}
}

function readParting(key: string): LocalCopy | null {
	try {
		return JSON.parse(localStorage.getItem(PARTING + key) ?? "null") as LocalCopy | null;
	} catch {
		return null;
	}
}

export async function forgetLocalCopy(key: string): Promise<void> {
	localStorage.removeItem(PARTING + key);
	const database = await open();
	await database.delete("copies", key);
}

function open(): Promise<IDBPDatabase<EditorDatabase>> {
	opened ??= openDB<EditorDatabase>("keepsake-editor", 1, {
		upgrade: (database) => void database.createObjectStore("copies", { keyPath: "key" }),
		/** Whoever deletes the whole database must not wait for this page to go. */
		blocking: (_current, _wanted, event) => {
			(event.target as IDBDatabase).close();
			opened = null;
		},
	});
	opened.catch(() => {
		opened = null;
	});
	return opened;
}
