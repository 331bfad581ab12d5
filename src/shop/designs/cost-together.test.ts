import { expect, test } from "vitest";
import { documentWith } from "../../../tests/support/factories.ts";
import { costTogether } from "./cost-together.server.ts";

test("what designs cost is known without reading them, of the five thousand that were counted last", async () => {
	const hashes = Array.from({ length: 5001 }, (_, at) => `design ${at}`);
	const read: string[] = [];
	const cost = (asked: readonly string[]) =>
		costTogether(asked, (unknown) => {
			read.push(...unknown);
			return unknown.map((hash) => ({ hash, document: documentWith() }));
		});
	await cost(hashes);
	expect(read.splice(0)).toEqual(hashes);
	await cost([hashes[0]!, hashes[2]!, hashes[5000]!]);
	expect(read).toEqual([hashes[0]]);
});
