import { expect, test } from "vitest";
import { versionTimes } from "./version-times.ts";

test("versions of the same minute are told apart by their seconds, the others are not", () => {
	const kept = ["2026-11-22T11:04:31Z", "2026-11-22T11:04:02Z", "2026-11-22T11:02:00Z"];
	const versions = kept.map((savedAt, version) => ({ version, savedAt }));
	const seconds = versionTimes(versions, "en-GB").map((time) => time.match(/:\d\d:(\d\d)$/)?.[1]);
	expect(seconds).toEqual(["31", "02", undefined]);
});
