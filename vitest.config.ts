import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["src/**/*.test.{ts,tsx}", "demo/**/*.test.ts"],
					exclude: ["src/**/*.db.test.ts", "**/*.browser.test.ts"],
					setupFiles: ["tests/support/describable-schemas.ts"],
					testTimeout: 60_000,
					// Fonts and the shaper are loaded once a worker instead of once a file.
					isolate: false,
					maxWorkers: 2,
				},
			},
			{
				test: {
					name: "database",
					include: ["src/**/*.db.test.ts"],
					globalSetup: ["tests/support/template-database.ts"],
					testTimeout: 60_000,
					isolate: false,
					maxWorkers: 2,
				},
			},
			{
				test: {
					name: "browser",
					include: ["**/*.browser.test.{ts,tsx}", "tests/browser/**/*.test.ts"],
					exclude: ["**/node_modules/**"],
					globalSetup: ["tests/support/demo-shop.ts"],
					testTimeout: 180_000,
					hookTimeout: 120_000,
					// Told by scripts/test.ts (decision 0241).
					retry: 1,
					// As long as the browser's own waits: one second is little on a machine that runs three shops.
					expect: { poll: { timeout: 20_000, interval: 100 } },
					// One browser for each worker. More of them than processors: a page waits for its shop half of the time.
					isolate: false,
					maxWorkers: 3,
				},
			},
		],
	},
});
