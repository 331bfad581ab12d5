import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { fontsOfStyledText } from "#painters/fonts.ts";
import { monthOfNew } from "./calendar/first-month.ts";
import { newCalendar } from "./calendar/new-calendar.ts";
import { readableCalendar } from "./calendar/readable-calendar.ts";
import { useEditorTools } from "./editor-tools.ts";
import { currentSide, insertNew, insertNewText, settleWhenWritten } from "./kernels/editing.ts";
import { readableScale } from "./kernels/grown-calendar.ts";
import { newText } from "./kernels/new-elements.ts";
import { foldsOn } from "./kernels/panels.ts";
import { tellPlaceOfNew } from "./place-of-new.ts";
import { LEAST_QR_SCALE, newQr } from "./qr/new-qr.ts";
import type { StageHandle } from "./stage.tsx";
import { useToldInsertion } from "./use-told-insertion.ts";
import { useToldShrinking } from "./use-told-shrinking.ts";

/** Puts new elements on the side that is shown. `onAsk`: the new one's panel has to be filled in. */
export function useNewElements(stage: RefObject<StageHandle | null>, onAsk: () => void) {
	const { t } = useTranslation("create");
	const tools = useEditorTools();
	const { store, measure, shaper, surroundings, prepareFonts, newId, props, tell, room: newRoom } = tools;
	const tellInsertion = useToldInsertion();
	const tellShrinking = useToldShrinking();

	function addText(): void {
		const words = t("text.first");
		const room = newRoom();
		const sample = { ...newText(newId(), words, props.locale, room), placeholder: true };
		const text = fittedText(sample, measure);
		if (!insertNewText(store, text, surroundings(), shaper(), room)) return;
		tellPlaceOfNew(tools, t, room);
		store.begin(text.id);
		store.enter("text", text.id, { anchor: 0, focus: words.length });
		settleWhenWritten(
			store,
			text.id,
			() => ({ surroundings: surroundings(), shaper: shaper(), folds: foldsOn(room, props.sides) }),
			(written) => prepareFonts(fontsOfStyledText(written)),
			(written, isApart) => {
				const done = isApart ? t("apart.done") : undefined;
				if (!tellShrinking(written, { done }) && done) tell(done);
			},
		);
		stage.current?.focus();
	}

	/** Empty: its panel asks for the words. */
	function addCode(): void {
		const room = newRoom();
		const printed = props.sides.find((side) => side.code === room.code);
		const code = newQr(newId(), room, printed);
		const isThere = insertNew(store, code, room, { least: LEAST_QR_SCALE, shaper: shaper() });
		tellInsertion(isThere, t("panel.qr"), room, true);
		if (!isThere) return;
		store.begin(code.id);
		onAsk();
	}

	function addCalendar(): void {
		const room = newRoom();
		const month = monthOfNew(store.getState().document, currentSide(store).code, new Date());
		const calendar = newCalendar(newId(), props.locale, month, room);
		const isThere = insertNew(store, calendar, room, {
			least: readableScale(calendar, shaper()),
			wantsPlace: true,
			shaper: shaper(),
			finish: (placed, side) => readableCalendar(placed, side, surroundings()),
		});
		tellInsertion(isThere, t("panel.calendar"), room, true);
		if (isThere) onAsk();
	}

	return { addText, addCode, addCalendar };
}
