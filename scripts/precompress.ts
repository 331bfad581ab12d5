import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { copyFile, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Writes a .br and a .gz beside every built file that gains from it: served as they are. */
const FOLDER = "build/client/assets";
/** Fonts and lists are the same in most builds, and take the longest. */
const KEPT = "node_modules/.cache/precompressed";
mkdirSync(KEPT, { recursive: true });
await Promise.all(readdirSync(FOLDER).map(precompress));

async function precompress(name: string): Promise<void> {
	if (!/\.(?:js|css|svg|json|wasm|ttf)$/.test(name)) return;
	const path = join(FOLDER, name);
	const bytes = await readFile(path);
	if (bytes.length < 1024) return;
	const quality = bytes.length > 100_000 && name.endsWith(".ttf") ? 9 : 11;
	const brotli = () => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
	if (/\.(?:js|css)$/.test(name)) await writeFile(`${path}.br`, await brotli());
	else await copyFile(await kept(bytes, `${quality}.br`, brotli), `${path}.br`);
	await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** Where the bytes lie compressed. Another build may write the same just now: whoever is last takes the place. */
async function kept(bytes: Buffer, as: string, compress: () => Promise<Buffer>): Promise<string> {
	const path = join(KEPT, `${createHash("sha256").update(bytes).digest("hex")}.${as}`);
	if (existsSync(path)) return path;
	const begun = `${path}.${randomUUID()}`;
	await writeFile(begun, await compress());
	await rename(begun, path);
	return path;
}
