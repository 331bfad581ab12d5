import { expect, test } from "vitest";
import { arrivalDay } from "./arrival-day.ts";

const MONDAY = { publicId: "monday", site: "GB", placedAt: new Date("2026-11-23T10:00:00Z"), promisedOn: "2026-11-30" };

test.each([
	["nothing", [], "2026-11-30"],
	["the same day", [{ status: "PAID", settledAt: "2026-11-23T22:30:00Z" }], "2026-11-30"],
	["the next Sunday", [{ status: "PAID", settledAt: "2026-11-29T09:00:00Z" }], "2026-12-04"],
	[
		"twice",
		[
			{ status: "PAID", settledAt: "2026-12-02T09:00:00Z" },
			{ status: "PAID", settledAt: "2026-11-24T09:00:00Z" },
		],
		"2026-12-01",
	],
	["and canceled", [{ status: "CANCELED", settledAt: "2026-12-02T09:00:00Z" }], "2026-11-30"],
] as const)("an order of Monday with five working days, paid %s, arrives by %s", (_, payments, day) => {
	const settled = payments.map(({ status, settledAt }) => ({ status, settledAt: new Date(settledAt) }));
	expect(arrivalDay(MONDAY, settled)).toBe(day);
});
