import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
	plugins: [tailwindcss(), reactRouter()],
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								// What all pages share is smaller in few files than in many.
								{
									name: "react",
									test: /node_modules\/(react|react-dom|react-router|scheduler|i18next|react-i18next)\//,
									priority: 4,
								},
								{ name: "frame", test: /src\/(ui|layouts|core)\//, minShareCount: 6, priority: 3 },
								{ name: "hints", test: /preflight\/(accepted-hints|warning)\.ts/, priority: 2 },
								{ name: "design", test: /src\/design\//, minShareCount: 3, priority: 1 },
								{
									name: "kernels",
									test: /src\/shop\/editor\/(kernels|calendar)\/(?!use-)[^/]+\.ts$/,
									minShareCount: 2,
								},
							],
						},
					},
				},
			},
		},
		ssr: {
			build: { rollupOptions: { input: "./src/http/create-shop.ts" } },
			// Node reads the package's 180 kB of package.json for each of its files: half a second of every start.
			...(command === "build" && { resolve: { noExternal: ["drizzle-orm"] } }),
		},
	},
	optimizeDeps: {
		exclude: ["harfbuzzjs", "@napi-rs/canvas"],
		entries: ["src/entry.client.tsx", "src/root.tsx", "src/**/*.page.tsx", "src/shop/editor/editor.tsx"],
	},
	build: { assetsInlineLimit: 0 },
}));
