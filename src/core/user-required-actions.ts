/** Specification, section 3: what a customer may have to do for an order. */
export const USER_REQUIRED_ACTIONS = ["PROVIDE_DATA_TO_REFUND"] as const;
