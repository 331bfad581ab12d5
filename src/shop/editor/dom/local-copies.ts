import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { lastSignOut } from "#layouts/forget-after-sign-out.ts";
import type { LocalCopy } from "../kernels/autosave.ts";

/** `after`: the browser's last sign-out before it was kept. */
type KeptCopy = LocalCopy & { readonly after?: string | null };

interface EditorDatabase extends DBSchema {
	copies: { key: string; value: KeptCopy };
}

const PARTING = "keepsake-editor:";
let opened: Promise<IDBPDatabase<EditorDatabase>> | null = null;

/** The whole document in one record: simpler than one an element, atomic, and fast enough for 500 of them. */
export async function keepLocalCopy(copy: LocalCopy): Promise<void> {
	await put({ ...copy, after: lastSignOut() });
}

async function put(copy: KeptCopy): Promise<void> {
	const database = await open();
	const transaction = database.transaction("copies", "readwrite", { durability: "relaxed" });
	await Promise.all([transaction.store.put(copy), transaction.done]);
}

/** The one store that is written before the call returns. It is small: a design that is too large has only the other. */
export function keepLocalCopyAtOnce(copy: LocalCopy): void {
	try {
		localStorage.setItem(PARTING + copy.key, JSON.stringify({ ...copy, after: lastSignOut() }));
	} catch {
		// Full or forbidden: the copy in the database is all there is.
	}
}

/** The newest; what was kept while the page went away moves to where all copies are. */
export async function readLocalCopy(key: string): Promise<LocalCopy | null> {
	return readNewest(key);
}

/**
 * The same of a project that this person is told nothing of: nothing that was kept before a sign-out, which is
 * somebody else's. Its owner finds it by signing in again.
 */
export async function readLostCopy(key: string): Promise<LocalCopy | null> {
	const copy = await readNewest(key);
	return copy && (copy.after ?? null) === lastSignOut() ? copy : null;
}

async function readNewest(key: string): Promise<KeptCopy | null> {
	const kept = await readKept(key);
	const parting = readParting(key);
	if (!parting) return kept;
	const newest = kept && kept.savedAt > parting.savedAt ? kept : parting;
	if (newest === parting) await put(parting).catch(() => {});
	localStorage.removeItem(PARTING + key);
	return newest;
}

async function readKept(key: string): Promise<KeptCopy | null> {
	try {
		const database = await open();
		return (await database.get("copies", key)) ?? null;
	} catch {
		return null;
	}
}

function readParting(key: string): KeptCopy | null {
	try {
		return JSON.parse(localStorage.getItem(PARTING + key) ?? "null") as KeptCopy | null;
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
