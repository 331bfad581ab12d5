import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	environments: { ssr: { build: { rollupOptions: { input: "./src/http/create-shop.ts" } } } },
	optimizeDeps: {
		exclude: ["harfbuzzjs"],
		entries: ["src/entry.client.tsx", "src/root.tsx", "src/**/*.page.tsx", "src/shop/editor/editor.tsx"],
	},
	build: { assetsInlineLimit: 0 },
});
