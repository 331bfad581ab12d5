import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFileStore } from "#shop/file-store.server.ts";
import { uploadFolder } from "#shop/media/upload-folder.server.ts";
import { countProcesses } from "../../../tests/support/count-processes.ts";
import { documentWith, textElement } from "../../../tests/support/factories.ts";
import { proofParts } from "./proof-parts.server.ts";
import { keepProofs, readProof } from "./proofs.server.ts";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "keepsake-proofs-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Of as many long texts. */
const design = (texts: number, words: string) =>
	documentWith(...Array.from({ length: texts }, (_, at) => ({ ...textElement(words.repeat(100)), id: `text-${at}` })));

test("elaborate designs are laid out apart, one at a time, to the same proof", async () => {
	const files = openFileStore(`file:${folder}`);
	const [one, other] = [design(4, "Für Zoë, from Ana. "), design(4, "Für Noé, from Ana. ")];
	let most = 0;
	const watch = setInterval(async () => {
		most = Math.max(most, await countProcesses("write-proof.server.ts"));
	}, 5);
	const kept = await Promise.all([keepProofs({ files }, [one, other]), keepProofs({ files }, [other, one])]);
	clearInterval(watch);
	const hashes = [one, other].map((document) => {
		return createHash("sha256")
			.update([...proofParts(document)].join(""))
			.digest("hex");
	});
	expect(kept).toEqual([hashes, hashes.toReversed()]);
	expect(most).toBe(1);
	expect(await readProof({ files }, hashes[0]!)).toMatchObject([
		{ side: { code: "wrap" }, display: Array(4).fill({}) },
	]);
	expect((await readdir(uploadFolder())).filter((name) => name.startsWith("proof-"))).toEqual([]);
});
