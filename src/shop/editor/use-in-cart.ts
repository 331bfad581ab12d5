import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import type { LineInCart } from "./editor-ports.ts";
import type { EditorVariant } from "./editor-props.ts";
import { useEditorTools } from "./editor-tools.ts";
import type { SavedProject } from "./kernels/autosave.ts";
import { numberInCart } from "./kernels/number-in-cart.ts";

/**
 * As which variants the design lies in the cart, and how often the one that is changed does: the line that was opened, else
 * the one in this variant, whose number stands here until somebody chooses another. When this page comes back as it was
 * left, the cart says so.
 */
export function useInCart(
	project: () => SavedProject | null,
	variant: EditorVariant | undefined,
	quantity: number,
	onQuantity: (quantity: number) => void,
	/** What was seen as the button was pressed stays. */
	isSending: boolean,
) {
	const { props, ports } = useEditorTools();
	const { lineId } = props;
	const address = useHref("/api/carts/current");
	const [told, setTold] = useState(props.inCart);
	const atPress = useRef(told);
	if (!isSending) atPress.current = told;
	const lines = atPress.current;
	const lyingAs = (variantId: number) => lines.find((line) => line.variantId === variantId);
	const isOfVariant = (line: LineInCart) => line.variantId === variant?.id;
	const seen = lines.find(lineId === null ? isOfVariant : ({ id }) => id === lineId);
	const shown = useRef(quantity);
	shown.current = quantity;
	/** The number that the cart is known to have, or to have been sent. */
	const cartsOwn = useRef(lineId === null ? numberInCart(lines, variant?.id) : props.seenQuantity);
	/** Another one was chosen since, and stays whatever size is looked at. */
	const isTyped = useRef(quantity !== cartsOwn.current);
	/** Of what does not lie there. */
	const own = useRef(1);

	useEffect(() => {
		if (isSending || (lineId !== null && !seen)) return;
		cartsOwn.current = seen?.quantity ?? own.current;
		if (!isTyped.current) onQuantity(cartsOwn.current);
	}, [lineId, seen, isSending, onQuantity]);

	// After what the cart says: a number that comes from there is no typed one.
	useEffect(() => {
		isTyped.current = quantity !== cartsOwn.current;
	}, [quantity]);

	useEffect(() => {
		const ends = new AbortController();
		const { signal } = ends;
		async function ask(): Promise<void> {
			const cart = await ports.readCart(address);
			if (!cart) window.addEventListener("online", ask, { once: true, signal });
			else if (!signal.aborted) setTold(cart.filter(({ projectId }) => projectId === project()?.id));
		}
		window.addEventListener("pageshow", ({ persisted }) => persisted && void ask(), { signal });
		// Another tab may have changed what lies there.
		const comeBack = () => !document.hidden && project() && void ask();
		document.addEventListener("visibilitychange", comeBack, { signal });
		return () => ends.abort();
	}, [ports, address, project]);

	return {
		replaces: lineId !== null || lines.some(isOfVariant),
		lyingAs,
		seenQuantity: seen?.quantity,
		noteSent(): void {
			if (!seen) own.current = shown.current;
			cartsOwn.current = shown.current;
			isTyped.current = false;
		},
	};
}
