import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fontsOf } from "#painters/fonts.ts";
import { areFontsLoaded } from "#painters/load-fonts.client.ts";
import { after, UNNOTICED } from "./dom/after.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { type Coming, madeByNow } from "./made-by-now.ts";

type LateDoubt = "late" | "unseen";
type ComingAtCart = {
	/** It is known what has not come. */
	readonly isKnown: boolean;
	readonly doubt: LateDoubt | null;
	/** Asked anew, whatever was answered before. */
	begin(): void;
	/** It goes without what is late, or with letters that nobody has seen. */
	goOn(): void;
	/** All that comes before the design is sent has come then, but for what was answered. */
	beforeSending(): Promise<void>;
	answered(): LateDoubt | null;
};

/** What was chosen and the letters' fonts are waited for while the cart is wanted, and asked about where they don't come. */
export function useComingAtCart(isWaiting: boolean, isLeaving: boolean): ComingAtCart {
	const { t } = useTranslation("create");
	const tools = useEditorTools();
	const [coming, setComing] = useState<Coming | undefined>();
	const answered = useRef<LateDoubt | null>(null);
	const letIn = useRef<(() => void) | null>(null);
	const { document } = useEditorState();
	// Fonts that could not be had are fetched again by themselves.
	const isUnseen = coming?.unseen && !areFontsLoaded(fontsOf(document));
	const doubt = coming?.late ? "late" : isUnseen ? "unseen" : null;

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is wanted
	useEffect(() => {
		if (!isWaiting) return;
		let isOver = false;
		const callOff = after(UNNOTICED, () => tools.announce(t("cart.saving")));
		const found = (more: Partial<Coming>) => {
			if (!isOver) setComing((before) => ({ late: false, unseen: false, ...before, ...more }));
		};
		void madeByNow(tools).then((first) => {
			callOff();
			found(first);
			// Who is still being asked need not answer once it is there.
			if (first.late) void tools.lateMade().then(() => found({ late: false }));
			if (first.unseen)
				tools.prepareFonts(fontsOf(tools.store.getState().document)).then(
					() => found({ unseen: false }),
					() => {},
				);
		});
		return () => {
			isOver = true;
			callOff();
		};
	}, [isWaiting]);

	useEffect(() => {
		if (isLeaving) return;
		letIn.current?.();
		letIn.current = null;
	}, [isLeaving]);

	return {
		isKnown: !!coming,
		doubt,
		begin() {
			answered.current = null;
			setComing(undefined);
		},
		goOn() {
			answered.current = doubt === "late" ? "late" : (answered.current ?? "unseen");
			setComing({ late: false, unseen: doubt === "late" && !!coming?.unseen });
		},
		async beforeSending() {
			if (answered.current === "late") letIn.current = tools.holdLate();
			else if (!answered.current) await madeByNow(tools);
		},
		answered: () => answered.current,
	};
}
