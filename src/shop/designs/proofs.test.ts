import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accepted, refused } from "#core/outcome.ts";
import { openFileStore } from "#shop/file-store.server.ts";
import { uploadFolder } from "#shop/media/upload-folder.server.ts";
import { mostProcesses } from "../../../tests/support/count-processes.ts";
import { documentWith, textElement } from "../../../tests/support/factories.ts";
import { proofParts } from "./proof-parts.server.ts";
import { keepProofs, readProof } from "./proofs.server.ts";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "keepsake-proofs-"));
});
afterAll(() => rm(folder, { recursive: true }));

const log = pino({ level: "silent" });
const shop = () => ({ files: openFileStore(`file:${folder}`), log, clientAddress: "192.0.2.1" });
/** Of as many long texts. */
const design = (texts: number, words: string) =>
	documentWith(...Array.from({ length: texts }, (_, at) => ({ ...textElement(words.repeat(100)), id: `text-${at}` })));

test("elaborate designs are laid out apart, one at a time, to the same proof", async () => {
	const here = shop();
	const [one, other] = [design(4, "Für Zoë, from Ana. "), design(4, "Für Noé, from Ana. ")];
	const keepTwice = async () => {
		const kept = await Promise.all([keepProofs(here, [one, other]), keepProofs(here, [other, one])]);
		expect(kept).toEqual([accepted(hashes), accepted(hashes.toReversed())]);
	};
	const hashes = [one, other].map((document) => {
		return createHash("sha256")
			.update([...proofParts(document)].join(""))
			.digest("hex");
	});
	expect(await mostProcesses("write-proof.server.ts", keepTwice)).toBe(1);
	expect(await readProof(here, hashes[0]!)).toMatchObject([{ side: { code: "wrap" }, display: Array(4).fill({}) }]);
	expect((await readdir(uploadFolder())).filter((name) => name.startsWith("proof-"))).toEqual([]);
});

test("who has three orders laid out apart waits with the fourth, not with one of those again; others don't", async () => {
	const designs = ["One. ", "Two. ", "Three. ", "Four. "].map((words) => design(12, words));
	const all = designs.map((each) => keepProofs(shop(), [each]));
	const again = keepProofs(shop(), [designs[0]!]);
	const others = keepProofs({ ...shop(), clientAddress: "192.0.2.2" }, [designs[3]!]);
	const kept = await Promise.all([...all, again, others]);
	expect(kept.map(({ ok }) => ok)).toEqual([true, true, true, false, true, true]);
	expect(kept[3]).toEqual(refused("busy"));
	expect(await keepProofs(shop(), [design(12, "Five. ")])).toMatchObject({ ok: true });
});
