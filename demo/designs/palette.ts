/** Colours of the house's own designs. */
export const PAPER = "#fbf8f3";
export const CREAM = "#f4ead8";
export const INK = "#1f1b16";
export const BRICK = "#b4431f";
export const FOREST = "#2f5d50";
export const HONEY = "#e8b04b";
export const BLUSH = "#f3d9cc";
export const SAGE = "#a9b8a0";
export const DUSK = "#1f2f46";
export const SLATE = "#6f8291";
export const ROSE = "#c98a78";
