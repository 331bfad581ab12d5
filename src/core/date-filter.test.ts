import { expect, test } from "vitest";
import { type DateFilter, daysOf } from "./date-filter.ts";

test.each([
	["without", "2026-11-21T10:00:00Z", {}],
	["thirty_days", "2026-03-01T10:00:00Z", { from: "2026-01-30" }],
	["three_months", "2026-05-31T10:00:00Z", { from: "2026-02-28" }],
	["three_months", "2026-01-15T10:00:00Z", { from: "2025-10-15" }],
	["this_year", "2026-11-21T10:00:00Z", { from: "2026-01-01" }],
	["last_year", "2026-11-21T10:00:00Z", { from: "2025-01-01", to: "2025-12-31" }],
	// New Year's Eve in London is the new year in Helsinki already.
	["this_year", "2026-12-31T22:30:00Z", { from: "2027-01-01" }],
] as const)("%s at %s", (filter, now, range) => {
	expect(daysOf(filter as DateFilter, "Europe/Helsinki", new Date(now))).toEqual(range);
});
