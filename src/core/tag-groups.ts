/** Specification, section 3. */
export const TAG_GROUPS = ["INFANTIL", "OUTLET", "NOVELTY", "TOP_SALES", "ECONOMIC", "PROMOTION"] as const;
export type TagGroup = (typeof TAG_GROUPS)[number];
