import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import { readPressProfile } from "#painters/pdf/press-profile.ts";

/** The paper and press that a file is meant for: its output intent. */
export type PrintCondition = {
	readonly identifier: string;
	readonly description: string;
	/** The ICC's, where the identifier stands in its list of characterisation data. */
	readonly registry?: string;
	readonly components: number;
	readonly deflatedProfile: Buffer;
	/** Colours are separated by this file. */
	readonly profilePath: string;
	readonly sha256: string;
};

/** Made by scripts/make-print-profile.ts (decision 0181). */
const PROFILE = resolve("src/painters/pdf/fogra39-ink300.icc");
const KEPT = 8;

let standard: Promise<PrintCondition> | undefined;
const suppliers = new Map<string, Promise<PrintCondition>>();
let folder: string | undefined;

/** Offset on coated paper: stands in every file of a print shop that names no profile of its own. */
export function printCondition(): Promise<PrintCondition> {
	standard ??= readStandard();
	return standard;
}

async function readStandard(): Promise<PrintCondition> {
	return {
		identifier: "FOGRA39",
		description: "Offset on coated paper, FOGRA39 with at most 300 % of ink",
		registry: "http://www.color.org",
		...(await packed(await readFile(PROFILE), PROFILE)),
	};
}

/** A print shop's own paper and press. */
export function supplierCondition(identifier: string, profile: Buffer): Promise<PrintCondition> {
	const key = `${identifier} ${sha256(profile)}`;
	const known = suppliers.get(key) ?? writeSupplier(identifier, profile);
	suppliers.delete(key);
	suppliers.set(key, known);
	if (suppliers.size > KEPT) suppliers.delete(suppliers.keys().next().value!);
	known.catch(() => suppliers.delete(key));
	return known;
}

/** libvips reads profiles from files only. */
async function writeSupplier(identifier: string, profile: Buffer): Promise<PrintCondition> {
	const path = join(profileFolder(), `${sha256(profile)}.icc`);
	await writeFile(path, profile);
	return { identifier, description: identifier, ...(await packed(profile, path)) };
}

async function packed(profile: Buffer, profilePath: string) {
	const press = readPressProfile(profile);
	if (!press.ok) throw new Error(`The profile of the press can't be used: ${press.reason}`);
	const { components } = press.value;
	return { components, deflatedProfile: await promisify(deflate)(profile), profilePath, sha256: sha256(profile) };
}

function profileFolder(): string {
	if (folder) return folder;
	const made = mkdtempSync(join(tmpdir(), "press-profiles-"));
	process.once("exit", () => rmSync(made, { recursive: true, force: true }));
	folder = made;
	return made;
}

function sha256(bytes: Buffer): string {
	return createHash("sha256").update(bytes).digest("hex");
}
