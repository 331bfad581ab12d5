/** Why an earlier version of a design is kept, other than that some minutes had gone or it had rested. */
export const KEEPING_REASONS = ["GIVEN_UP", "REPLACED", "CART"] as const;
export type KeepingReason = (typeof KEEPING_REASONS)[number];

/** What the editor asks for: the cart keeps by itself. */
export const ASKED_REASONS = ["GIVEN_UP", "REPLACED"] as const satisfies readonly KeepingReason[];
export type AskedReason = (typeof ASKED_REASONS)[number];
