/** Colours by what they are for, the most used first. Whatever the words stand on, one of the inks can be read there. */
export type Palette = {
	readonly name: string;
	readonly grounds: readonly string[];
	readonly inks: readonly string[];
	readonly accents: readonly string[];
};

/** They belong to the design, not to the brand. */
export const PALETTES = [
	{
		name: "paper",
		grounds: ["#fbf6ec", "#f0e4d0"],
		inks: ["#2b2118", "#7a3b1e"],
		accents: ["#b4552d", "#d9a441", "#6f7f4f", "#3f5e73"],
	},
	{
		name: "night",
		grounds: ["#14213d", "#1f3158"],
		inks: ["#f7f1e3", "#f2c14e"],
		accents: ["#e39a7b", "#8fc1e3", "#f2c14e", "#c9d3e6"],
	},
	{
		name: "garden",
		grounds: ["#f4f6ec", "#dde7cf"],
		inks: ["#1f3d2b", "#5a3d28"],
		accents: ["#4f8a5b", "#d98a2b", "#b3414a", "#9fb98a"],
	},
	{
		name: "sea",
		grounds: ["#eef5f8", "#cfe3ec"],
		inks: ["#12344d", "#0f5c6e"],
		accents: ["#1f7a8c", "#e07a5f", "#8fc1e3", "#f2c14e"],
	},
	{
		name: "blossom",
		grounds: ["#fdf1f2", "#f7dade"],
		inks: ["#4a1f33", "#8a2f4f"],
		accents: ["#c8557a", "#e8a0ab", "#8f9a5b", "#d9a441"],
	},
	{
		name: "plain",
		grounds: ["#ffffff", "#eeeeee"],
		inks: ["#111111", "#444444"],
		accents: ["#222222", "#777777", "#aaaaaa", "#555555"],
	},
] as const satisfies readonly Palette[];
