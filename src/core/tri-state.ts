/** Specification, section 3. */
export const TRI_STATES = ["ALL", "true", "false"] as const;
export type TriState = (typeof TRI_STATES)[number];
