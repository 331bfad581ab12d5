import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{ test: { name: "unit", include: ["src/**/*.test.{ts,tsx}", "demo/**/*.test.ts"], exclude: ["src/**/*.db.test.ts"], testTimeout: 20_000 } },
		],
	},
});
