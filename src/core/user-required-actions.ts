/** Specification, section 3: what a customer may have to do for an order. */
export const USER_REQUIRED_ACTIONS = ["PROVIDE_DATA_TO_REFUND"] as const;

export function requiredActionPath(orderPublicId: string, actionPublicId: string): string {
	return `/tracking/${orderPublicId}/user_required_actions/${actionPublicId}`;
}
