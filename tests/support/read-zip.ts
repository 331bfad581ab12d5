import { crc32 } from "node:zlib";

/** The files of an archive that is not compressed, read by its directory (APPNOTE.TXT 4.3.12); a wrong checksum throws. */
export function readZip(archive: Buffer): Map<string, Buffer> {
	const files = new Map<string, Buffer>();
	for (let at = archive.indexOf("PK\u0001\u0002"); archive.readUInt32LE(at) === 0x02014b50; ) {
		const [flags, method] = [archive.readUInt16LE(at + 8), archive.readUInt16LE(at + 10)];
		const [sum, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)];
		const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
		const start = archive.readUInt32LE(at + 42);
		const name = archive.subarray(at + 46, at + 46 + nameLength).toString("utf8");
		if (method !== 0 || !(flags & 0x800)) throw new Error(`${name} is compressed, or its name is not UTF-8`);
		const body = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
		const bytes = archive.subarray(body, body + size);
		if (crc32(bytes) !== sum) throw new Error(`${name} is damaged`);
		files.set(name, bytes);
		at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
	}
	return files;
}
