/** Parts of a folded side; of a card's outside the front lies at the right. */
export const PANEL_NAMES = ["front", "back", "spine", "hinge", "left", "right"] as const;
export type PanelName = (typeof PANEL_NAMES)[number];
