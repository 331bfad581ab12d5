import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fontsOf } from "#painters/fonts.ts";
import { areFontsLoaded } from "#painters/load-fonts.client.ts";
import { after, UNNOTICED } from "./dom/after.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";

/** Milliseconds; as long as somebody would wait. */
const PATIENCE = 10_000;

/** Whether all letters stand there in their own fonts; while that is wanted it is waited for, until it is clear that they don't come. */
export function useLettersCome(isWanted: boolean): "come" | "coming" | "unseen" {
	const { t } = useTranslation("create");
	const { prepareFonts, announce } = useEditorTools();
	const { document } = useEditorState();
	const [isLate, setLate] = useState(false);
	const isWaiting = isWanted && !areFontsLoaded(fontsOf(document));

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is waited for
	useEffect(() => {
		setLate(false);
		if (!isWaiting) return;
		const ends = new AbortController();
		const callsOff = [after(UNNOTICED, () => announce(t("cart.saving"))), after(PATIENCE, () => setLate(true))];
		prepareFonts(fontsOf(document)).catch(() => ends.signal.aborted || setLate(true));
		return () => {
			ends.abort();
			for (const callOff of callsOff) callOff();
		};
	}, [isWaiting]);

	if (!isWaiting) return "come";
	return isLate ? "unseen" : "coming";
}
