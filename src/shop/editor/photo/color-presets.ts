import type { PhotoAdjustments } from "#design/document.ts";

export const COLOR_PRESETS = [
	{ name: "vivid", adjustments: { contrast: 0.15, saturation: 0.35 } },
	{ name: "soft", adjustments: { brightness: 0.08, contrast: -0.15, saturation: -0.2 } },
	{ name: "warm", adjustments: { warmth: 0.6 } },
	{ name: "cool", adjustments: { warmth: -0.6 } },
	{ name: "blackAndWhite", adjustments: { contrast: 0.1, blackAndWhite: 1 } },
	{ name: "sepia", adjustments: { sepia: 0.85 } },
] as const satisfies readonly { readonly name: string; readonly adjustments: PhotoAdjustments }[];
