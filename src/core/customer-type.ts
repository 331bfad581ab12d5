export const CUSTOMER_TYPES = ["PERSON", "COMPANY"] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];
