import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Writes a .br and a .gz beside every built file that gains from it: served as they are. */
const folder = "build/client/assets";
for (const name of readdirSync(folder)) {
	if (!/\.(?:js|css|svg|json|wasm|ttf)$/.test(name)) continue;
	const path = join(folder, name);
	const bytes = readFileSync(path);
	if (bytes.length < 1024) continue;
	const quality = bytes.length > 100_000 && name.endsWith(".ttf") ? 9 : 11;
	writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
	writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
