import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import type { EditorVariant } from "./editor-props.ts";
import { useEditorTools } from "./editor-tools.ts";
import type { SavedProject } from "./kernels/autosave.ts";

/**
 * As which variants the design lies in the cart, and how often the one that is changed was seen there: of another one that
 * lies there too nobody has seen it. When this page comes back as it was left, the cart says so.
 */
export function useInCart(
	project: () => SavedProject | null,
	variant: EditorVariant | undefined,
	quantity: number,
	onQuantity: (quantity: number) => void,
) {
	const { props, ports } = useEditorTools();
	const address = useHref("/api/carts/current");
	const [inCart, setInCart] = useState(props.inCart);
	const [seen, setSeen] = useState({ variantId: props.savedVariantId, quantity: props.seenQuantity });
	const latest = useRef({ variant, quantity });
	latest.current = { variant, quantity };
	/** The number that the cart is known to have, or to have been sent: another one on the screen was chosen since. */
	const cartsOwn = useRef(props.seenQuantity);

	useEffect(() => {
		const ends = new AbortController();
		const { signal } = ends;
		async function ask(): Promise<void> {
			const cart = await ports.readCart(address);
			const lines = cart?.filter(({ projectId }) => projectId === project()?.id);
			if (!lines) window.addEventListener("online", ask, { once: true, signal });
			if (!lines || signal.aborted) return;
			setInCart(lines.map(({ variantId }) => variantId));
			const { variant, quantity } = latest.current;
			const line = lines.find(({ variantId }) => variantId === variant?.id);
			if (!line) return;
			setSeen(line);
			if (quantity === cartsOwn.current) onQuantity(line.quantity);
			cartsOwn.current = line.quantity;
		}
		window.addEventListener("pageshow", ({ persisted }) => persisted && void ask(), { signal });
		return () => ends.abort();
	}, [ports, address, project, onQuantity]);

	const isSeen = props.lineId !== null || seen.variantId === variant?.id;
	return {
		inCart,
		seenQuantity: isSeen ? seen.quantity : undefined,
		noteSent(): void {
			cartsOwn.current = latest.current.quantity;
		},
	};
}
