import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { action } from "./cart.page.tsx";
import type { CartAnswers } from "./use-cart-answers.ts";

export type PutBack = {
	/** One form after the other, each of another line. */
	readonly send: (form: HTMLFormElement) => void;
	readonly isBusy: (lineId: string) => boolean;
};

/** Of the page, not of what is shown where the line was: that leaves before the answer is told. */
export function usePutBack({ tell, begin }: Pick<CartAnswers, "tell" | "begin">): PutBack {
	const { state, data: answer, submit } = useFetcher<typeof action>();
	/** The first is on its way. */
	const [forms, setForms] = useState<readonly FormData[]>([]);
	const [first] = forms;
	useEffect(() => {
		if (first) void submit(first, { method: "post", action: "/cart" });
	}, [first, submit]);
	useEffect(() => {
		if (state !== "idle" || !answer) return;
		tell(answer);
		setForms(([, ...rest]) => rest);
	}, [state, answer, tell]);

	const isBusy = (lineId: string) => forms.some((form) => form.get("line") === lineId);
	function send(form: HTMLFormElement): void {
		const fields = new FormData(form);
		const lineId = String(fields.get("line"));
		if (isBusy(lineId)) return;
		begin(lineId);
		setForms((before) => [...before, fields]);
	}
	return { send, isBusy };
}
