import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { LocalCopy } from "../kernels/autosave.ts";

interface EditorDatabase extends DBSchema {
	copies: { key: string; value: LocalCopy };
}

let opened: Promise<IDBPDatabase<EditorDatabase>> | null = null;

/** The whole document in one record: simpler than one an element, atomic, and fast enough for 500 of them. */
export async function keepLocalCopy(copy: LocalCopy): Promise<void> {
	const database = await open();
	const transaction = database.transaction("copies", "readwrite", { durability: "relaxed" });
	await Promise.all([transaction.store.put(copy), transaction.done]);
}

export async function readLocalCopy(key: string): Promise<LocalCopy | null> {
	try {
		const database = await open();
		return (await database.get("copies", key)) ?? null;
	} catch {
		return null;
	}
}

export async function forgetLocalCopy(key: string): Promise<void> {
	const database = await open();
	await database.delete("copies", key);
}

function open(): Promise<IDBPDatabase<EditorDatabase>> {
	opened ??= openDB<EditorDatabase>("keepsake-editor", 1, {
		upgrade: (database) => void database.createObjectStore("copies", { keyPath: "key" }),
	});
	opened.catch(() => {
		opened = null;
	});
	return opened;
}
