/** Owed once the order is delivered, then paid out or, when the money went back, taken back. */
export const COMMISSION_STATES = ["ACCRUED", "PAID", "REVERSED"] as const;
export type CommissionState = (typeof COMMISSION_STATES)[number];
