import { useEffect, useState } from "react";
import { useLocation } from "react-router";

export type CartRefusal = { readonly lineId: string; readonly reason: "quantity" | "unknown_line" };

/** Why the last change of the cart was refused, by a form or by a press; forgotten with the next change. */
export function useCartRefusal(byForm: CartRefusal | undefined) {
	const { key } = useLocation();
	const [byPress, tell] = useState<CartRefusal>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each form that was sent is a step of the history
	useEffect(() => tell(undefined), [key]);
	return { refusal: byPress ?? byForm, tell };
}
