/** Cloth, not interface: what a catalogue's variants bring along. */
export const SHIRT_SWATCHES = [
	{ value: "white", swatch: "#fdfdfb" },
	{ value: "navy", swatch: "#22304a" },
	{ value: "rust", swatch: "#a9502f" },
] as const;
