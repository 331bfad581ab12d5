import { useEffect, useState } from "react";
import { after } from "../dom/after.ts";
import type { ClipArt, ClipArtQuestion } from "../editor-ports.ts";
import { useEditorTools } from "../editor-tools.ts";

/** Nobody types a letter slower than that. */
const TYPING_PAUSE = 250;

type Found = { readonly pictures: readonly ClipArt[]; readonly total: number; readonly pages: number };
type Asked = Pick<ClipArtQuestion, "words" | "topic">;

/** What is found for the words, page after page; undefined while it is looked for the first time. */
export function useClipArt({ words, topic }: Asked) {
	const { ports, props } = useEditorTools();
	const { language } = new Intl.Locale(props.locale);
	const question = `${topic} ${words}`;
	const [turn, setTurn] = useState({ question, page: 1 });
	const page = turn.question === question ? turn.page : 1;
	const [found, setFound] = useState<Found | "failed" | undefined>();
	const [looking, setLooking] = useState(true);

	useEffect(() => {
		setLooking(true);
		let gone = false;
		const callOff = after(words ? TYPING_PAUSE : 0, () => {
			ports.findClipArt({ words, topic, page, language }).then((answer) => {
				if (gone) return;
				setLooking(false);
				setFound((before) => {
					if (!answer) return "failed";
					const earlier = page > 1 && typeof before === "object" ? before.pictures : [];
					return { ...answer, pictures: [...earlier, ...answer.pictures] };
				});
			});
		});
		return () => {
			gone = true;
			callOff();
		};
	}, [ports, words, topic, page, language]);

	const hasMore = typeof found === "object" && page < found.pages;
	return { found, looking, hasMore, more: () => setTurn({ question, page: page + 1 }) };
}
